import { isolateBidi } from '#contracts/isolate-bidi.ts';

/** A code with which a person who forgot the password chooses a new one. */
export const passwordCodeTexts = {
  open: 'New password',
  title: (name: string) => `New password for ${isolateBidi(name)}`,
  explanation:
    'Make a code and hand it over. With it they choose a new password once, under “Forgot your password?” on the sign-in page. The old password works until then.',
  act: 'Make a code',
  acting: 'Making the code...',
  failed: 'The code was not made',
  code: 'Code',
  toCopy: (name: string) => `Copy the code for ${isolateBidi(name)}`,
  toValid: (time: string) => `Works once, until ${time}. It is shown only now; a new code replaces it.`,
};
