/** What is read in place of an erased text. Every personal text accepts it. */
export const ERASED_TEXT = 'erased';
