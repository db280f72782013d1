/** Texts of the page with what students and families say is wrong with classes. */
import { isolateBidi } from '#contracts/isolate-bidi.ts';
import { casesTitleText } from '../../../copy/dashboard-notices.ts';
import { formatWeekdayAndDate } from '../../../lib/dates.ts';

export const casesTexts = {
  title: casesTitleText,
  description:
    'What students and families say is wrong with classes. To record a question for a family that phones, open the class history of the student.',
  loading: 'Loading questions...',
  failed: 'Error loading questions',
  filter: 'Who is responsible',
  all: 'All',
  mine: 'Mine',
  unresolved: 'To resolve',
  noneMine: { title: 'Nothing to resolve', text: 'No open question is assigned to you.' },
  none: {
    title: 'Nothing to resolve',
    text: 'When a student or a family says that something is wrong, it will appear here.',
  },
  resolved: 'Resolved',
  history: 'Class history',
  responsible: 'Responsible:',
  nobody: 'nobody yet',
  notes: 'Private notes',
  notesHint: 'only tutors read them',
};
export const toDueText = (day: string) => `Due ${formatWeekdayAndDate(day)}`;
export const toOverdueSinceText = (day: string) => `Overdue: was due ${formatWeekdayAndDate(day)}`;
export const toNoteByText = (name: string, time: string) => `${isolateBidi(name)}, ${time}`;

export const planTexts = {
  open: 'Change',
  context: 'who is responsible and the due date',
  title: (name: string) => `The question about ${isolateBidi(name)}`,
  assignee: 'Who is responsible?',
  nobody: 'Nobody yet',
  dueOn: 'Due date',
  dueOnHint: 'The question is overdue from the day after. The family sees neither.',
  act: 'Save',
  acting: 'Saving...',
  done: 'Question updated',
  failed: 'The question could not be updated',
};

export const noteTexts = {
  open: 'Private note',
  title: (name: string) => `Private note about ${isolateBidi(name)}`,
  label: 'Note',
  hint: 'Only tutors read this. Students and families never see it.',
  missing: 'Please write a note.',
  act: 'Save note',
  acting: 'Saving...',
  done: 'Note saved',
  failed: 'The note could not be saved',
};

export const reopenTexts = {
  open: 'Reopen',
  title: 'Reopen the question',
  description: 'When the family says that it is still not right. It waits for an answer again, and is due in a week.',
  label: 'What is still wrong?',
  missing: 'Please write what is still wrong.',
  act: 'Reopen',
  acting: 'Reopening...',
  done: 'Question reopened',
  failed: 'The question could not be reopened',
};

export const packetChoiceTexts = {
  label: 'Packet',
  none: 'No packet',
  hint: 'The family can open it from the answer.',
  missing: 'There is no packet about this student yet.',
  ownersMake: 'The owner makes them.',
  make: 'Make one',
  loading: 'Loading the packets...',
  failed: 'Error loading the packets',
};
export const toPacketChoiceText = (period: string, time: string) => `${period}, made ${time}`;

export const answerTexts = {
  open: 'Answer',
  title: (name: string) => `Answer the question about ${isolateBidi(name)}`,
  label: 'Answer',
  missing: 'Please write an answer.',
  act: 'Send answer',
  acting: 'Sending...',
  done: 'Answer sent',
  failed: 'The answer could not be sent',
};

export const resolveTexts = {
  open: 'Resolve',
  title: (name: string) => `Resolve the question about ${isolateBidi(name)}`,
  how: 'How was it resolved?',
  howMissing: 'Choose how the question was resolved.',
  corrected: 'Corrected',
  explained: 'Explained',
  refunded: 'Refunded',
  correction: 'The correction',
  chooseCorrection: 'Choose the change',
  correctionMissing: 'Choose the change that corrected it.',
  noCorrection: 'Nothing has changed in the class history since the question was asked. Correct it there first.',
  correctionsFailed: 'Error loading the class history',
  loadingCorrections: 'Loading changes...',
  refund: 'The refund',
  chooseRefund: 'Choose the refund',
  refundMissing: 'Choose the refund.',
  noRefund: 'No refund was given since the question was asked.',
  giveRefund: 'Give a refund',
  refundsFailed: 'Error loading the refunds',
  loadingRefunds: 'Loading refunds...',
  explanation: 'Explanation',
  words: 'Words to the student',
  hint: 'The family reads this.',
  missing: 'Please explain why the classes are right.',
  act: 'Resolve',
  acting: 'Resolving...',
  done: 'Question resolved',
  failed: 'The question could not be resolved',
};
