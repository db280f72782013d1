// Answers with a page in words when a page is opened without a connection. It stores nothing, so it never shows old data,
// and it leaves every other request to the browser. The browser checks this file for a newer version by itself.
const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>No connection</title>
    <style>
      body { margin: 0; min-height: 100dvh; display: grid; place-items: center; background: #fbf8f1; color: #1f2733; font: 1rem/1.5 system-ui, sans-serif }
      main { margin: 1.5rem; max-width: 32rem; padding: .5rem 0 .5rem 1.5rem; border-left: 2px solid #b3382f }
      h1 { margin: 0; font: 600 2.125rem/1.2 Georgia, serif }
      a { display: inline-block; padding: .625rem 1rem; border-radius: 8px; background: #24508f; color: #fff; font-weight: 600; text-decoration: none }
      a:focus-visible { outline: 3px solid #24508f; outline-offset: 2px }
      @media (prefers-color-scheme: dark) {
        body { background: #141c1a; color: #efede4 }
        main { border-color: #f08a7e }
        a { background: #f2cf63; color: #141c1a }
        a:focus-visible { outline-color: #f2cf63 }
      }
    </style>
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

const headers = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
};

addEventListener('install', () => skipWaiting());

addEventListener('fetch', (event) => {
  // A form that could not be sent is left to the browser, which keeps what was typed.
  if (event.request.mode !== 'navigate' || event.request.method !== 'GET') return;
  event.respondWith(fetch(event.request).catch(() => new Response(page, { status: 503, headers })));
});
