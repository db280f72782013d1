import type { Plugin } from 'vite';

/** Adds a style sheet to the page by script, which the content security policy allows, unlike the text of a style element. */
const adopt = (css: string) =>
  `const sheet = new CSSStyleSheet(); sheet.replaceSync(${css}); document.adoptedStyleSheets.push(sheet);`;

/** The code of react-style-singleton: one style sheet while at least one component needs it. */
const styleSingleton = `export const stylesheetSingleton = () => {
  let users = 0;
  let remove;
  return {
    add(css) {
      users += 1;
      if (users > 1) return;
      ${adopt('css')}
      remove = () => document.adoptedStyleSheets.splice(document.adoptedStyleSheets.indexOf(sheet), 1);
    },
    remove() {
      users -= 1;
      if (users === 0) remove();
    },
  };
};`;

const sonnerStyle = /function __insertCSS\(code\) \{[\s\S]*?\n\}/;

/**
 * Makes libraries obey the content security policy, which allows neither style elements nor code that is made of text. sonner
 * (toasts) and react-style-singleton (open dialogs) write style elements: their styles are adopted instead. zod tries whether it
 * may compile its checks, which browsers report as an attack: it is told that it may not.
 */
export const obeySecurityPolicy = (): Plugin => ({
  name: 'obey-security-policy',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: {
      id: /\/(react-style-singleton\/dist\/es2015\/singleton\.js|sonner\/dist\/index\.mjs|zod\/v4\/core\/core\.js)$/,
    },
    handler(code, id) {
      if (id.includes('/react-style-singleton/')) return styleSingleton;
      if (id.includes('/zod/')) return `${code}\nglobalConfig.jitless = true;`;
      if (!sonnerStyle.test(code)) throw new Error('sonner adds its style in another way: see obey-security-policy.ts');
      return code.replace(
        sonnerStyle,
        () => `function __insertCSS(code) { if (typeof document !== 'undefined') { ${adopt('code')} } }`,
      );
    },
  },
});
