/** The paths of the public pages by their names. The page `about` is built to the file `about.html`. */
export const publicPagePaths = {
  home: '/',
  about: '/about',
  pricing: '/pricing',
  contact: '/contact',
  'contact-sent': '/contact/sent',
} as const;
export type PublicPageName = keyof typeof publicPagePaths;
