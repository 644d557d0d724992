// Before the first paint: what was chosen last for the eyes.
for (const name of ["theme", "text", "contrast", "patterns", "motion"]) {
  const chosen = localStorage.getItem(`trollbord-${name}`);
  if (chosen && chosen !== "device") document.documentElement.dataset[name] = chosen;
}
