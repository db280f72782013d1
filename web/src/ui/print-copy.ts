/** `Page 1 of 3` at the foot of a printed page. The browser writes the numbers. */
export const pageNumberTexts = { page: 'Page ', of: ' of ' };
