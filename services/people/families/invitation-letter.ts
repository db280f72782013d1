import { FAMILY_INVITATION_DAYS } from '#events/values/limits.ts';
import type { Letter } from '#services/core/accounts/letters.ts';

/** Invites a family. The address may be somebody else's, so the letter has the student's first name only. */
export const createInvitationLetter = (about: {
  readonly firstName: string;
  readonly link: string;
  readonly centre: string;
}): Letter => ({
  subject: `Follow ${about.firstName}’s classes at ${about.centre}`,
  text: [
    'Hello,',
    '',
    `${about.centre} invites you to follow ${about.firstName}’s classes, attendance and homework`,
    'online. Open this link to choose a password, or to sign in if you have a',
    'family account there already:',
    '',
    about.link,
    '',
    `The link works once, for ${FAMILY_INVITATION_DAYS} days. Anyone who has it can use it, so please do not pass`,
    'it on.',
    '',
    'If this is not for you, you need not do anything.',
    '',
    about.centre,
    '',
  ].join('\n'),
});
