/** The kinds of mail that a family account gets. Imports nothing, because pages of the web load it. */

/** A link in each mail names its kind by its place here, so new kinds are added at the end. */
export const familyMailKinds = ['low-classes', 'absent', 'graded', 'answered', 'statement', 'paper'] as const;
export type FamilyMailKind = (typeof familyMailKinds)[number];

/** When a family gets a mail of each kind, after “when”. */
export const familyMailTexts: Record<FamilyMailKind, string> = {
  'low-classes': 'few classes or none are left',
  absent: 'your child was marked absent today',
  graded: 'homework was graded',
  answered: 'a tutor has answered a question about classes',
  statement: 'the statement of a month is ready',
  paper: 'there is an invoice or a receipt',
};

/** What the page behind the link in a mail says. */
export const unsubscribeTexts = {
  faulty: 'This link is not complete. Open it from the mail again, or sign in and change your mails in your account.',
  toOn: (kind: FamilyMailKind) => `You get a mail when ${familyMailTexts[kind]}.`,
  toOff: (kind: FamilyMailKind) =>
    `You no longer get a mail when ${familyMailTexts[kind]}. You can switch these mails on again in your account.`,
};
