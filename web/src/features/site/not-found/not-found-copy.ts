/** Texts of the 404 page (specification, section 2). */
export const pageNotFoundTexts = {
  title: 'Oops! Page not found',
  text: 'There is no page at this address. It may have been mistyped, or the page may have moved.',
  home: 'Return to Home',
};
