/** Texts of the frame around every page of the portal. */
import { formatCount } from '../lib/format-count.ts';

export const headerTexts = { menu: 'Menu', search: 'Search', welcome: 'Welcome, ', account: 'Your account' };
/** Names the header's links for screen readers. */
export const navLabelText = 'Main';
export const accountLoadingFailedText = 'Your account could not be loaded';

export const signOutTexts = {
  act: 'Sign Out',
  more: 'More sign-out options',
  everywhere: 'Sign Out Everywhere',
  everywhereHint: 'Ends your sessions on all devices, including this one.',
  failed: 'Sign out failed',
};

export const connectionTexts = {
  offline: 'You’re offline. Changes by others will show when you’re back.',
  catchingUp: 'Catching up with the latest changes...',
};

/** The name and the command stand out in the two sentences. */
export const demoCentreTexts = {
  name: 'Demo center',
  people: 'with made-up people.',
  beforeCommand: 'To start a real one, run',
  command: 'npm run serve',
  afterCommand: 'with a data folder of its own.',
};

/** `people` is how many people the unread events are about; undefined when they are about the reader. */
export const toParkedEventsText = (people: number | undefined) =>
  `An entry could not be read, so what is shown about ${people === undefined ? 'you' : formatCount(people, 'person', 'people')} may be out of date. Nothing is lost: “rollbook parked” names it to the operator.`;
