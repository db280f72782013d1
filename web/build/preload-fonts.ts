import type { Plugin } from 'vite';

/** Fonts of the text at the top of every page. */
const aboveTheFold = /(literata-latin-600|atkinson-hyperlegible-next-latin-wght)-normal.*\.woff2$/;
/** The font of the figure zero, which prices have. The sign-in shows none, so it is not one more request there. */
const zero = /atkinson-zero.*\.woff2$/;

/** Without preloading, the browser would find the fonts only in the style sheet. */
export const preloadFonts = (): Plugin => ({
  name: 'preload-fonts',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_, { bundle, filename }) =>
      Object.keys(bundle ?? {})
        .filter((file) => aboveTheFold.test(file) || (zero.test(file) && !filename.endsWith('index.html')))
        .map((file) => ({
          tag: 'link',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: true },
          injectTo: 'head',
        })),
  },
});
