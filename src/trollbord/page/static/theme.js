// Before the first paint: the theme that was chosen last.
const worn = localStorage.getItem("trollbord-theme");
if (worn === "light" || worn === "dark") document.documentElement.dataset.theme = worn;
