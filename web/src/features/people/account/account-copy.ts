/** Texts of the page of a person's own account. */
import { LINK_MINUTES } from '#events/values/limits.ts';
import { formatCount } from '../../../lib/format-count.ts';

export const accountTexts = {
  signIn: 'Sign-in',
  email: 'Email',
  password: 'Password',
  passwordHint: 'Changing it signs out your other devices.',
  devices: 'Signed-in devices',
  devicesHint: 'Sign out a device that you do not know, and then change your password.',
  loading: 'Loading your devices...',
  failed: 'Your devices could not be loaded',
  here: 'This device',
  signOut: 'Sign out',
  signOutElsewhere: 'Sign out elsewhere',
  signingOut: 'Signing out...',
  signedOut: 'Signed out',
  signOutFailed: 'The device was not signed out',
  signOutElsewhereFailed: 'The other devices were not signed out',
  signOutUnconfirmed: "We couldn't confirm the sign-out",
};

/** The mails that a family account gets. */
export const familyMailsTexts = {
  heading: 'Mails about your children',
  hint: 'We write to you when:',
  loading: 'Loading your mails...',
  failed: 'Your mails could not be loaded',
  notSaved: 'The change was not saved',
};

export const toSignedOutElsewhereText = (devices: number) =>
  `${formatCount(devices, 'other device', 'other devices')} signed out`;

export const changeEmailTexts = {
  title: 'Change email',
  act: 'Send link',
  acting: 'Sending...',
  description: 'We send a link to the new address. Until you open it, you sign in as before.',
  address: 'New email',
  failed: 'The link was not sent',
  unconfirmed: "We couldn't confirm that the link was sent",
  // The same for an address that has an account already.
  toSent: (email: string) =>
    `If ${email} can be used here, a link is on its way. It works once, for ${LINK_MINUTES} minutes. If nothing arrives, check your spam folder.`,
  noMail: {
    student: 'This center sends no email. Ask your tutor to change your address.',
    applicant: 'This center sends no email. Once a tutor has approved your account, they can change your address.',
    family: 'This center sends no email. Ask the center to invite you with the new address.',
    tutor: 'This center sends no email. Its operator changes your address with “rollbook change-email”.',
  },
};

/** Texts of the link to a new address. */
export const confirmEmailChangeTexts = {
  toQuestion: (email: string) => `Do you want to sign in with ${email} from now on?`,
  act: 'Confirm new email',
  acting: 'Confirming...',
  done: { title: 'Your email is changed', detail: 'Sign in with the new one from now on.' },
  failed: 'The new email was not confirmed',
  unconfirmed: "We couldn't confirm the change of your email",
  invalid: 'This link is for another account, has been used already, was replaced by a newer one, or has expired.',
};

/** Of a student, whose data is kept here. */
export const ownDataTexts = {
  heading: 'Your data',
  hint: 'Everything the center keeps about you, in one file.',
};

export const changePasswordTexts = {
  act: 'Change password',
  acting: 'Saving...',
  toDescription: (sendsMail: boolean) =>
    `Your other devices are signed out.${sendsMail ? ' We also confirm the change by email.' : ''}`,
  present: 'Current password',
  chosen: 'New password',
  toHint: (least: number) => `At least ${least} characters.`,
  repeated: 'New password again',
  differs: 'The two new passwords differ.',
  done: { title: 'Password changed', detail: 'Your other devices were signed out.' },
  failed: 'The password was not changed',
  unconfirmed: "We couldn't confirm the new password",
};
