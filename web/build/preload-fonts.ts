import type { Plugin } from 'vite';

/** Fonts of the text at the top of every page. */
const aboveTheFold = /((literata|atkinson-hyperlegible-next)-latin-wght-normal|atkinson-zero).*\.woff2$/;

/** Without preloading, the browser would find the fonts only in the style sheet. */
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
