/** Texts of the frame around every page of the portal. */
export const headerTexts = { menu: 'Menu', search: 'Search', welcome: 'Welcome, ' };
