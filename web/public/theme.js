// Sets the chosen theme and text for reading before the first paint. It is in a separate file because the content security policy forbids inline
// scripts.
try {
  const chosen = localStorage.getItem('rollbook-theme');
  if (chosen === 'light' || chosen === 'dark') document.documentElement.dataset.theme = chosen;
  if (localStorage.getItem('rollbook-reading-text') === 'large') document.documentElement.dataset.readingText = 'large';
} catch {
  // Storage is switched off: the system's preference and the standard text hold.
}
