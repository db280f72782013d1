/** Texts of the page of a person's own account. */
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
  unknownDevice: 'Unknown device',
  here: 'This device',
  signOut: 'Sign out',
  signOutElsewhere: 'Sign out elsewhere',
  signingOut: 'Signing out...',
  signedOut: 'Signed out',
  signOutFailed: 'The device was not signed out',
};

export const toDeviceText = (browser: string | null, system: string | null): string => {
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? system ?? accountTexts.unknownDevice;
};
export const toSignedInText = (signedIn: string, used: string) => `Signed in ${signedIn} · last used ${used}`;
export const toSignedOutElsewhereText = (devices: number) =>
  `${formatCount(devices, 'other device', 'other devices')} signed out`;

export const changePasswordTexts = {
  act: 'Change password',
  acting: 'Saving...',
  description: 'Your other devices are signed out, and we tell your email address.',
  present: 'Present password',
  chosen: 'New password',
  repeated: 'New password again',
  differs: 'The two new passwords differ.',
  done: { title: 'Password changed', detail: 'Your other devices were signed out.' },
  failed: 'The password was not changed',
};
