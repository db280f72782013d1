/** What an erasure deletes and what stays, in words. The page and the operator’s command share them. */
import type { ErasableRole, ErasedStore, ErasurePreview, MentionPlace } from './erasure.ts';
import { formatCents } from './reason-words.ts';

const erasedStoreWords: Readonly<Record<ErasedStore, readonly [one: string, many: string]>> = {
  account: ['account with its password', 'accounts'],
  sessions: ['device that is signed in', 'devices that are signed in'],
  families: ['family link', 'family links'],
  drafts: ['draft', 'drafts'],
  generations: ['request for questions', 'requests for questions'],
  packets: ['packet that the center keeps', 'packets that the center keeps'],
  calendars: ['calendar address', 'calendar addresses'],
  mails: ['note about a mail that was sent or refused', 'notes about mails that were sent or refused'],
  jobs: ['mail or job in the queue', 'mails and jobs in the queue'],
  messages: ['contact message', 'contact messages'],
  'sign-up-decisions': ['decision about a sign-up', 'decisions about sign-ups'],
  sandboxes: ['replay of the center, which can be built again', 'replays of the center, which can be built again'],
};

export const mentionPlaceWords: Readonly<Record<MentionPlace, string>> = {
  note: 'Note of a class',
  'private-note': 'Private note',
  reason: 'Reason',
  feedback: 'Feedback',
  answer: 'Answer',
  question: 'Question about classes',
  other: 'Other text',
  group: 'Name of a group',
  assignment: 'Assignment',
  message: 'Contact message',
};

/** The texts that a tutor can still rewrite; the others stay until the person whom they are about is erased. */
export const REWRITABLE: ReadonlySet<MentionPlace> = new Set([
  'note',
  'private-note',
  'feedback',
  'group',
  'assignment',
  'message',
]);

/** What becomes unreadable for good, because the key to it is deleted. */
export const unreadableWords: Readonly<Record<ErasableRole, string>> = {
  student:
    'Name, email, nickname, notes, reasons, feedback, answers, practice topics, questions about classes and the names of families become unreadable everywhere.',
  tutor: 'Name and email become unreadable everywhere.',
  family: 'The account with name and email goes, and every access of it ends.',
};

export const stayingWords: Readonly<Record<ErasableRole, readonly string[]>> = {
  student: [
    'Dates and numbers stay under the name “erased”: attendance, classes, payments, grades, points. So totals, hashes and seals stay valid.',
    'Packets, invoices and receipts that a family holds stay valid.',
    'What the records of other people say about them stays until you rewrite it.',
    'A payment for brothers and sisters together still shows the others’ names beside it.',
  ],
  tutor: [
    'What they recorded for students stays, as recorded by “erased”.',
    'Their assignments stay; a current tutor’s go to the owner who erases them.',
    'Packets of students show the name that they had when they were made.',
  ],
  family: [
    'What they asked about classes stays in the record of the child.',
    'The name on their invitation stays in the record of the child, encrypted, and no page shows it. It goes when the child is erased.',
  ],
};

export const describeStore = (store: ErasedStore, count: number): string =>
  `${count} ${erasedStoreWords[store][count === 1 ? 0 : 1]}`;

export const settleFirstText = 'Settle this first. Afterwards nobody can tell whom it is about:';
export const toUnsettledTexts = ({ open_cents, to_return_cents, questions }: ErasurePreview['unsettled']): string[] => [
  ...(open_cents > 0 ? [`${formatCents(open_cents)} is still to be paid.`] : []),
  ...(to_return_cents > 0 ? [`${formatCents(to_return_cents)} is still to be returned to the family.`] : []),
  ...(questions === 1 ? ['1 question of the family has no answer.'] : []),
  ...(questions > 1 ? [`${questions} questions of the family have no answer.`] : []),
];
