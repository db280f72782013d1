// Answers with a page in words when a page is opened without a connection. It stores nothing, so it never shows old data,
// and it leaves every other request to the browser. The browser checks this file for a newer version by itself.
const dark = '--ground: #141c1a; --ink: #efede4; --margin: #f08a7e; --accent: #f2cf63; --on-accent: #141c1a';
const style = `:root { --ground: #fbf8f1; --ink: #1f2733; --margin: #b3382f; --accent: #24508f; --on-accent: #fff }
@media (prefers-color-scheme: dark) { :root:not([data-theme=light]) { ${dark} } }
:root[data-theme=dark] { ${dark} }
body { margin: 0; min-height: 100dvh; display: grid; place-items: center; background: var(--ground); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif }
main { margin: 1.5rem; max-width: 32rem; padding: .5rem 0 .5rem 1.5rem; border-left: 2px solid var(--margin) }
h1 { margin: 0; font: 600 2.125rem/1.2 Georgia, serif }
a { display: inline-block; padding: .625rem 1rem; border-radius: 8px; background: var(--accent); color: var(--on-accent); font-weight: 600; text-decoration: none }
a:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px }
`;
const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>No connection</title>
    <link rel="stylesheet" href="/offline.css">
    <script src="/offline-theme.js"></script>
  </head>
  <body>
    <main>
      <h1>There is no connection</h1>
      <p>This page could not be loaded, because this device is offline or the center cannot be reached. Check the connection, then try again.</p>
      <p><a href="">Try again</a></p>
    </main>
  </body>
</html>
`;

// Does the same as theme.js, which cannot be loaded without a connection. The policy of the page forbids inline scripts and
// styles.
const themeScript = `try {
  const chosen = localStorage.getItem('rollbook-theme');
  if (chosen === 'light' || chosen === 'dark') document.documentElement.dataset.theme = chosen;
} catch {}
`;

const headers = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy':
    "default-src 'none'; style-src 'self'; script-src 'self'; base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'",
};

addEventListener('install', () => skipWaiting());

const files = {
  '/offline-theme.js': { type: 'text/javascript', text: themeScript },
  '/offline.css': { type: 'text/css', text: style },
};

addEventListener('fetch', (event) => {
  const file = files[new URL(event.request.url).pathname];
  if (file !== undefined) {
    event.respondWith(new Response(file.text, { headers: { 'content-type': `${file.type}; charset=utf-8` } }));
    return;
  }
  // A form that could not be sent is left to the browser, which keeps what was typed.
  if (event.request.mode !== 'navigate' || event.request.method !== 'GET') return;
  event.respondWith(fetch(event.request).catch(() => new Response(page, { status: 503, headers })));
});
