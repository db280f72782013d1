/** Texts around every page, public or not. */
export const skipToContentText = 'Skip to content';
/** The heading of the window while the code of a page loads. */
export const loadingTitleText = 'Loading';
export const signInTitle = 'Sign in';
/** What the browser's tab shows for a page with this title. */
export const toDocumentTitle = (title: string) => `${title} · Rollbook`;
