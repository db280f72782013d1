import { isolateBidi } from '#contracts/isolate-bidi.ts';

export const calendarAddressTexts = {
  open: 'Open in a calendar',
  button: 'Add to your calendar',
  title: 'Add to your calendar',
  toTitleOfChild: (firstName: string) => `Add ${isolateBidi(firstName)}’s classes to your calendar`,
  description: 'A phone or another calendar reads the classes from a secret address, and shows changes by itself.',
  loading: 'Loading...',
  loadingFailed: 'Error loading your calendar address',
  none: 'You have no calendar address yet. Anyone who has the address can see the times of your classes.',
  toNoneOfChild: (firstName: string) =>
    `You have no calendar address for ${isolateBidi(firstName)} yet. Anyone who has the address can see the first name and the times of the classes.`,
  toMadeText: (time: string) =>
    `Your address was made on ${time}. It is shown only once. A new one takes its place, and the old one stops working.`,
  address: 'Your address',
  addressHint:
    'Copy it now: it is not shown again. In your calendar, choose to subscribe to a calendar by its address.',
  toCopy: 'Copy your calendar address',
  make: 'Make an address',
  makeNew: 'Make a new address',
  makeFailed: "Couldn't make the address",
  revoke: 'Stop the address',
  revoked: 'Your calendar address no longer works',
  revokeFailed: "Couldn't stop the address",
};
