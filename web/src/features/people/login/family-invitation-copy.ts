import { isolateBidi } from '#contracts/isolate-bidi.ts';

export const familyInvitationTexts = {
  title: (child: string) => `Follow ${isolateBidi(child)}’s classes`,
  text: (centre: string) => `${isolateBidi(centre)} invites you to see classes, attendance, homework and grades.`,
  tabs: 'New or existing family account',
  newTab: 'New account',
  existingTab: 'I have a family account',
  existingText: (child: string) => `Sign in, then add ${isolateBidi(child)} to your account.`,
  name: 'Your name',
  create: 'Create account',
  creating: 'Creating account...',
  createFailed: 'The account was not created',
  signedInAs: (email: string) => `You are signed in as ${isolateBidi(email)}.`,
  add: (child: string) => `Add ${isolateBidi(child)}`,
  adding: 'Adding...',
  addFailed: 'The student was not added',
  notFamily: 'An invitation is for families. Sign out to use it with a family account.',
  invalidTitle: 'Invitation',
  invalid:
    'This invitation was used or withdrawn already, or it has expired. If you made your account with it, sign in; otherwise ask the center for a new one.',
  unreachable: 'The invitation could not be loaded',
  back: 'Back to login',
  backToDashboard: 'Back to Dashboard',
};
