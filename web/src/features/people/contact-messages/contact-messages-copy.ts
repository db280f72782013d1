/** Texts about the messages that visitors send with the contact form. */
import { isolateBidi } from '#contracts/isolate-bidi.ts';
import { messagesTitleText } from '../../../copy/dashboard-notices.ts';
import { formatCount } from '../../../lib/format-count.ts';

export const contactMessagesTexts = {
  title: messagesTitleText,
  toDescription: (days: number | undefined) =>
    `What visitors wrote with the contact form.${days === undefined ? '' : ` Each message is deleted ${formatCount(days, 'day')} after it was sent.`}`,
  failed: 'Error loading messages',
  unanswered: 'Waiting for an answer',
  answered: 'Answered',
  none: {
    title: 'No messages are waiting',
    text: 'Messages that visitors send from the page “Contact us” appear here.',
  },
  mark: 'Mark as answered',
  unmark: 'Not answered yet',
  markFailed: 'The message could not be marked',
  delete: 'Delete',
  deleteText: 'The message is deleted for everyone. This cannot be undone.',
  deleted: 'Message deleted',
  deleteFailed: 'The message could not be deleted',
} as const;

export const toDeleteMessageTitleText = (name: string) => `Delete the message of ${isolateBidi(name)}?`;
/** `on` is a day such as `Nov 20`; `by` is missing if the name is not known any more. */
export const toAnsweredText = (on: string, by: string | null) =>
  by === null ? `Answered ${on}` : `Answered ${on} by ${isolateBidi(by)}`;
