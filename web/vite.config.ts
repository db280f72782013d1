import { join } from 'node:path';
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** What is set in these stands above the fold of every page. */
const preloadedFonts = /(literata|atkinson-hyperlegible-next)-latin-wght-normal.*\.woff2$/;

/** The browser would learn of the fonts only after the style sheet. */
const preloadFonts = (): Plugin => ({
  name: 'preload-fonts',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_, { bundle }) =>
      Object.keys(bundle ?? {})
        .filter((file) => preloadedFonts.test(file))
        .map((file) => ({
          tag: 'link',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: true },
          injectTo: 'head',
        })),
  },
});

/** What every page needs, public ones included; one file compresses better than a dozen. */
const everywhere =
  /node_modules\/(react|react-dom|scheduler|wouter|regexparam|use-sync-external-store|clsx|class-variance-authority)\//;
const door =
  /web\/src\/(ui\/(button|control|field|input|logo|notice|spinner|error-state)|app\/(notify|paths|profile|theme)|api\/(request|problem))|lucide-react\/dist\/esm\/(?!icons)/;

const server = process.env.ROLLBOOK_SERVER ?? `http://localhost:${process.env.PORT ?? 3000}`;

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), tailwind(), preloadFonts()],
  build: {
    outDir: join(import.meta.dirname, 'dist'),
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    // A font or picture inlined as data: would need an exception in the content security policy.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'react', test: everywhere, priority: 2 },
            { name: 'door', test: door, priority: 1 },
          ],
        },
      },
    },
  },
  server: {
    // The origin stays the browser's own, which the server checks; so the proxy keeps the Host header.
    proxy: { '/api': { target: server, ws: true, changeOrigin: false } },
  },
});
