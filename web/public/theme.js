// A chosen theme stands before the first paint. A file of its own, since the content security policy allows no inline script.
try {
  const chosen = localStorage.getItem('rollbook-theme');
  if (chosen === 'light' || chosen === 'dark') document.documentElement.dataset.theme = chosen;
} catch {
  // Storage is switched off: the system's preference holds.
}
