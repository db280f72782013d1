/** The paths of the public pages by their names. The page `about` is built to the file `about.html`. */
export const publicPagePaths = {
  home: '/',
  about: '/about',
  pricing: '/pricing',
  contact: '/contact',
  'contact-sent': '/contact/sent',
  'record-key': '/record-key',
  unsubscribe: '/unsubscribe',
} as const;
/** The pages that search engines do not list. */
export const unlistedPublicPages: readonly string[] = [publicPagePaths['contact-sent'], publicPagePaths.unsubscribe];
export type PublicPageName = keyof typeof publicPagePaths;
