// Sets the chosen theme before the first paint. It is in a separate file because the content security policy forbids inline
// scripts.
try {
  const chosen = localStorage.getItem('rollbook-theme');
  if (chosen === 'light' || chosen === 'dark') document.documentElement.dataset.theme = chosen;
} catch {
  // Storage is switched off: the system's preference holds.
}
