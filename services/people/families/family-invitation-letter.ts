import { toFirstName } from '#contracts/to-first-name.ts';
import { INVITATION_DAYS } from '#events/values/limits.ts';
import { type Letter, toLetterText } from '#services/core/accounts/letters.ts';

/** Invites a family. The address may be somebody else's, so the letter has the student's first name only. */
export const createFamilyInvitationLetter = (about: {
  readonly studentName: string;
  readonly link: string;
  readonly centre: string;
}): Letter => {
  const firstName = toFirstName(about.studentName);
  return {
    subject: `Follow ${firstName}’s classes at ${about.centre}`,
    text: toLetterText(about, [
      `${about.centre} invites you to follow ${firstName}’s classes, attendance and homework`,
      'online. Open this link to choose a password, or to sign in if you have a',
      'family account there already:',
      '',
      about.link,
      '',
      `The link works once, for ${INVITATION_DAYS} days. Anyone who has it can use it, so please do not pass`,
      'it on.',
      '',
      'If this is not for you, you need not do anything.',
    ]),
  };
};
