import type { Plugin } from 'vite';

/** What is set in these stands above the fold of every page. */
const aboveTheFold = /(literata|atkinson-hyperlegible-next)-latin-wght-normal.*\.woff2$/;

/** The browser would learn of the fonts only after the style sheet. */
export const preloadFonts = (): Plugin => ({
  name: 'preload-fonts',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_, { bundle }) =>
      Object.keys(bundle ?? {})
        .filter((file) => aboveTheFold.test(file))
        .map((file) => ({
          tag: 'link',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: true },
          injectTo: 'head',
        })),
  },
});
