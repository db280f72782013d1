/** Texts of the page with the letters of a demo centre. */
export const outboxTexts = {
  description:
    'A demo center sends no mail. Its newest letters are here instead, also those whose link lets somebody in: everybody knows the passwords of a demo. In a real center, only the person who gets a letter reads it.',
  realCenter: 'Only a demo center shows its letters. This one sends them by mail.',
  loading: 'Loading the letters...',
  failed: 'Error loading the letters',
  empty: {
    title: 'No letters yet',
    text: 'Letters to students, families and tutors appear here: invitations, links for a new password, news about classes and grades.',
  },
  toRecipient: (to: string) => `To ${to}`,
};
