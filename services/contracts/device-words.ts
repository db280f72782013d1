/** The words of a device on which somebody is signed in. The account page and the file of a student's data share them. */

/** `Chrome on Windows`, with what is known of it. */
export const toDeviceText = (browser: string | null, system: string | null): string => {
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? system ?? 'Unknown device';
};
export const toSignedInText = (signedIn: string, used: string) => `Signed in ${signedIn} · last used ${used}`;
