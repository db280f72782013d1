import { formatDateTime, formatTime, toCentreDate } from '../lib/dates.ts';
import { savingText } from './common.ts';

interface Centre {
  readonly today: string;
  readonly time_zone: string;
}

/** `2:32 PM` today, otherwise with the date. */
export const toSavedAtText = (instant: string, { today, time_zone: timeZone }: Centre): string =>
  toCentreDate(instant, timeZone) === today ? formatTime(instant, timeZone) : formatDateTime(instant, timeZone);

export const draftTexts = {
  saved: (when: string) => `Saved ${when} · not submitted yet`,
  saving: savingText,
  offline: 'Not saved yet · offline',
  offlineText: "Your answers are safe here. We'll save them when you're back online.",
  tooOften: 'Not saved yet · saving again shortly',
  signedOut: 'Not saved yet · signed out',
  refused: (why: string) => `Not saved: ${why}`,
  /** A save on another device replaced the page's content. */
  taken: (when: string) => `Saved on another device at ${when}. What was saved there is shown now.`,
  discardedElsewhere: 'This draft was discarded on another device.',
  expired: (when: string) =>
    `This draft was deleted, because it had not been changed since ${when}. It is still on this page: change it to save it again.`,
  restore: {
    title: (when: string) => `Draft from ${when}`,
    take: 'Restore',
    show: 'View earlier draft',
    leave: 'Discard',
  },
  conflict: {
    title: (when: string) => `Draft from ${when} on another device`,
    text: 'What you typed here differs from it. Nothing is lost until you choose.',
    take: 'Use it',
    show: 'Choose which draft to keep',
    leave: 'Keep mine',
  },
  /** Shown when another version takes the place of one that was decided on. Both may have the same time. */
  followsDiscarded: 'This is another draft. Please choose again.',
  replacing: {
    title: 'Replace what you typed?',
    text: (when: string) => `The draft from ${when} replaces what you typed on this page.`,
  },
  clearing: {
    open: 'Discard draft',
    title: 'Discard this draft?',
    text: 'What you typed on this page is deleted here and on your other devices. This cannot be undone.',
    confirm: 'Discard',
    failed: { title: 'The draft was not discarded', detail: 'Check your connection and try again.' },
  },
  leaving: {
    title: "Leave now? Your answers aren't saved online yet.",
    text: "They are safe on this device. We'll save them when you're back online.",
    /** The server refused the draft, so a retry does not help. */
    refused: (why: string) => `They could not be saved: ${why} Until they are, they are kept on this device only.`,
    leave: 'Leave',
    stay: 'Stay',
  },
  signedOutWith: {
    title: 'Some of what you typed is only on this device',
    detail: "It couldn't be saved. Sign in here again to continue with it.",
  },
} as const;
