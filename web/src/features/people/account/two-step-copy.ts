/** Texts of two-step sign-in on the page of a person's own account. */
import { formatCount } from '../../../lib/format-count.ts';

export const twoStepTexts = {
  title: 'Two-step sign-in',
  required: 'Your center requires two-step sign-in. Turn it on, and everything else opens.',
  off: 'Off. Turn it on to be asked, after your password, for a code that an app on your phone shows.',
  toOn: (day: string) => `On since ${day}. We ask for a code of your authenticator app after your password.`,
  toCodesLeft: (codes: number) => `${formatCount(codes, 'recovery code', 'recovery codes')} left`,
  turnOn: 'Turn on',
  turnOff: 'Turn off',
  newCodes: 'New recovery codes',
};

export const turnOnTwoStepTexts = {
  title: 'Turn on two-step sign-in',
  description: 'You need an authenticator app on your phone, such as the one of your password manager.',
  next: 'Next',
  preparing: 'Preparing...',
  failed: 'Two-step sign-in was not set up',
  scan: 'Scan this code with your authenticator app.',
  qrLabel: 'QR code for your authenticator app',
  type: 'Or type this key into the app:',
  copyKey: 'Copy the key',
  act: 'Turn on',
  acting: 'Turning on...',
  turnOnFailed: 'Two-step sign-in was not turned on',
  unconfirmed: "We couldn't confirm that two-step sign-in is on",
};

const toCodesOfText = (center: string, email: string) => `Recovery codes for ${center}, ${email}`;
export const recoveryCodesTexts = {
  title: 'Your recovery codes',
  saveThem: 'Save these codes now. We show them only once.',
  use: 'Each signs you in once, in place of a code of your app, if you lose your phone.',
  print: 'Print',
  copyAll: 'Copy all recovery codes',
  download: 'Download',
  fileName: 'recovery-codes.txt',
  toFile: (center: string, email: string, codes: readonly string[]) =>
    [toCodesOfText(center, email), 'Each works once.', '', ...codes, ''].join('\n'),
  /** On paper, above the codes. */
  toOwner: toCodesOfText,
  close: 'I saved them',
  closeUnsaved: {
    title: 'Did you save the codes?',
    description: 'We cannot show them again. Without them and without your phone you cannot sign in.',
    confirm: 'Close without saving',
    cancel: 'Keep open',
  },
  otherDevices: 'Your other devices stay signed in. Sign them out if you do not know them all.',
};

export const newRecoveryCodesTexts = {
  description: 'The earlier ones stop working.',
  act: 'Make new codes',
  acting: 'Making the codes...',
  failed: 'No new codes were made',
  unconfirmed: "We couldn't confirm the new codes",
};

export const turnOffTwoStepTexts = {
  title: 'Turn off two-step sign-in',
  description: 'Your password alone will sign you in.',
  acting: 'Turning off...',
  done: 'Two-step sign-in is off',
  failed: 'Two-step sign-in was not turned off',
  unconfirmed: "We couldn't confirm that two-step sign-in is off",
};
