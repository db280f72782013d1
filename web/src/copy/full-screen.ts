/** Texts of the pages for the screen of a room. */
export const fullScreenTexts = { enter: 'Full screen', leave: 'Leave full screen' };
