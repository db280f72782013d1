import { isolateBidi } from '#contracts/isolate-bidi.ts';
import { INVITATION_DAYS } from '#events/values/limits.ts';
import { formatWeekdayAndDate } from '../../../lib/dates.ts';

export const familiesTexts = {
  description: 'A family sees classes, attendance, homework and grades, and changes nothing.',
  loading: 'Loading families...',
  loadingFailed: 'Error loading families',
  back: 'Back to Student Management',

  accounts: 'Family accounts',
  noAccounts: { title: 'No family account yet', text: 'Invite a parent below. They choose their own password.' },
  noAccountsOfFormer: { title: 'No family account', text: 'A former student has none.' },
  noEmail: 'account removed',
  toMailRefused: (day: string) => `Their mail server refused a mail on ${day}. Ask for another address.`,
  toSince: (day: string, by: string) => `Since ${day}, invited by ${isolateBidi(by)}`,

  invitations: 'Invitations',
  anyone: 'Invitation without a name',
  toUntil: (until: string, by: string) => `Works until ${formatWeekdayAndDate(until)}, made by ${isolateBidi(by)}`,
  expired: 'Expired',
  toExpired: (until: string) => `Nobody used it until ${formatWeekdayAndDate(until)}`,
  copyLink: (name: string) => `Copy the link for ${isolateBidi(name)}`,
  renew: 'Send again',
  renewLink: 'New link',
  withdraw: 'Withdraw',
  ofInvitation: (name: string) => ` for ${isolateBidi(name)}`,
  remove: 'Remove',
  withdrawn: 'Invitation withdrawn',
  removed: 'Invitation removed',
  withdrawFailed: 'The invitation was not withdrawn',

  invite: 'Invite a family',
  inviteText: `The link works once, for ${INVITATION_DAYS} days. Copy it, print it as a card, or have it sent.`,
  inviteTextWithoutMail: `The link works once, for ${INVITATION_DAYS} days. Copy it or print it as a card.`,
  act: 'Invite',
  acting: 'Inviting...',
};

export const endAccessTexts = {
  open: 'End access',
  ofAccount: (name: string) => ` of ${isolateBidi(name)}`,
  title: (name: string) => `End the access of ${isolateBidi(name)}?`,
  text: 'They are signed out at once and see nothing of this student any more. To let them in again, invite them again.',
  confirm: 'End access',
  done: 'Access ended',
  failed: 'The access was not ended',
};

export const invitationCardTexts = {
  back: 'Back to families',
  print: 'Print',
  gone: { title: 'No such invitation', text: 'It was used or withdrawn. Make another one if you need it.' },
  toHeading: (child: string) => `Follow ${isolateBidi(child)}’s classes online`,
  steps: [
    'Point the camera of your phone at the code, or type the address below into a browser.',
    'Choose a password, or sign in if you have a family account already.',
    'See the classes left, attendance, homework and grades, and ask when something looks wrong.',
  ],
  code: 'Code with the address of the invitation',
  toUntil: (until: string) => `Works once, until ${formatWeekdayAndDate(until)}. Please do not pass it on.`,
};
