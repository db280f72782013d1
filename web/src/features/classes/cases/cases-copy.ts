import { isolateBidi } from '#contracts/isolate-bidi.ts';
import { casesTitleText } from '../../../copy/dashboard-notices.ts';

export const casesTexts = {
  title: casesTitleText,
  description: 'What students say is wrong with their classes.',
  loading: 'Loading questions...',
  failed: 'Error loading questions',
  unresolved: 'To resolve',
  none: { title: 'Nothing to resolve', text: 'When a student says that something is wrong, it will appear here.' },
  resolved: 'Resolved',
  aboutClasses: 'About the classes as a whole',
  history: 'Class history',
};

export const answerTexts = {
  open: 'Answer',
  title: (name: string) => `Answer ${isolateBidi(name)}`,
  label: 'Answer',
  missing: 'Please write an answer.',
  act: 'Send answer',
  acting: 'Sending...',
  done: 'Answer sent',
  failed: 'The answer could not be sent',
};

export const resolveTexts = {
  open: 'Resolve',
  title: (name: string) => `Resolve the question of ${isolateBidi(name)}`,
  how: 'How was it resolved?',
  howMissing: 'Choose how the question was resolved.',
  corrected: 'Corrected',
  explained: 'Explained',
  correction: 'The correction',
  chooseCorrection: 'Choose the change',
  correctionMissing: 'Choose the change that corrected it.',
  noCorrection: 'Nothing has changed in the class history since the question was asked. Correct it there first.',
  correctionsFailed: 'Error loading the class history',
  loadingCorrections: 'Loading changes...',
  explanation: 'Explanation',
  words: 'Words to the student',
  hint: 'The family reads this.',
  missing: 'Please explain why the classes are right.',
  act: 'Resolve',
  acting: 'Resolving...',
  done: 'Question resolved',
  failed: 'The question could not be resolved',
};
