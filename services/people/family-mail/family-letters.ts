import type { FamilyMailKind } from '#contracts/family-mail-kinds.ts';
import type { Letter } from '#services/core/accounts/letters.ts';

export interface FamilyLetter extends Letter {
  /** The address that switches off mails of this kind. */
  readonly unsubscribe: string;
}

/** What a letter says. It has no more of the child than the first name, because others may read mail. */
export interface FamilyLetterContent {
  readonly kind: FamilyMailKind;
  readonly subject: string;
  readonly lines: readonly string[];
  readonly link: string;
}

/** A letter to a family account, with the link that switches off its kind. */
export const createFamilyLetter = (
  { subject, lines, link }: FamilyLetterContent,
  { centre, unsubscribe }: { readonly centre: string; readonly unsubscribe: string },
): FamilyLetter => ({
  subject: `${subject} – ${centre}`,
  text: [
    'Hello,',
    '',
    ...lines,
    '',
    link,
    '',
    centre,
    '',
    'If you no longer want mails of this kind, open this link:',
    unsubscribe,
    '',
  ].join('\n'),
  unsubscribe,
});
