/** Texts of the page with the letters of a demo centre. */
export const outboxTexts = {
  description: 'A demo center sends no mail. Its newest letters are here instead.',
  realCenter: 'Only a demo center shows its letters. This one sends them by mail.',
  loading: 'Loading the letters...',
  failed: 'Error loading the letters',
  empty: { title: 'No letters yet', text: 'Letters to students and families appear here.' },
  toRecipient: (to: string) => `To ${to}`,
};
