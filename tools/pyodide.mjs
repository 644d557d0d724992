// Run a Python module in Pyodide: node pyodide.mjs PLACE ROOT MODULE; PLACE is what tools/pyodide.py fetched.
import { pathToFileURL } from "node:url";
import { join } from "node:path";

const [place, root, module] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(join(place, "package", "pyodide.mjs")).href);
const python = await loadPyodide();
// Each on its own: what else lies in the clone is none of its business.
for (const [path, folder] of [
    ["/site", join(place, "site")],
    ["/src", join(root, "src")],
    ["/clone/tests", join(root, "tests")],
]) {
    python.FS.mkdirTree(path);
    python.mountNodeFS(path, folder);
}
python.globals.set("module", module);
python.runPython(`
import runpy, sys
sys.dont_write_bytecode = True
sys.path[:0] = ["/src", "/clone", "/site"]
runpy.run_module(module, run_name="__main__")
`);
