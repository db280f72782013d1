/** Texts for tutors about reported practice questions. */
import { isolateBidi } from '#contracts/isolate-bidi.ts';
import { POINTS_PER_CORRECT_ANSWER } from '#events/values/limits.ts';
import type { QuestionOrigin } from '#events/values/shapes.ts';
import { formatCount } from '../../../lib/format-count.ts';

export const practiceReportsDescriptionText = 'Practice questions that students say are wrong.';
export const loadingReportsText = 'Loading reports...';
export const reportsLoadingFailedText = 'Error loading reports';

export const openReportsTexts = {
  heading: 'Awaiting a decision',
  none: { title: 'Nothing to decide', text: 'A question that a student says is wrong will appear here.' },
};
export const decidedReportsText = 'Decided';
export const answersText = 'Answers';
/** The end of the accessible name of “Answers”, which says which question they belong to. */
export const toAnswersContextText = (text: string) => ` to “${text}”`;
export const reportedAnswerTexts = {
  picked: 'Student’s answer',
  pickedRight: 'Student’s answer, correct',
  pickedWrong: 'Student’s answer, incorrect',
  correct: 'Correct answer',
  noAnswer: 'No answer provided',
};
/** Says where a reported question comes from, so that a wrong one can be found and mended. */
export function toQuestionOriginText(origin: QuestionOrigin): string {
  if (origin.source === 'model') return `Written by ${origin.model}`;
  if (origin.source === 'facts') return `Question ${origin.id} of the tables of facts`;
  return origin.source === 'bank' ? `Question ${origin.id} of the question bank` : 'Made by the program';
}
export const reportedText = 'Reported';

export const acceptText = 'Accept';
export const dismissText = 'Dismiss';
/** Says how accepting a report changes the student's points. */
export const toAcceptEffectText = (wasRight: boolean) =>
  wasRight
    ? 'Accept: it was answered correctly, so the points don’t change.'
    : `Accept: counts as correct, +${POINTS_PER_CORRECT_ANSWER} points.`;
export const dismissEffectText = 'Dismiss: the question and the points don’t change.';

/** The end of a button's accessible name, which says which question it is about. */
export const toReportContextText = (text: string) => ` the report of “${text}”`;

/** Texts for settling all open reports of one student. */
export const settleReportsOfStudentTexts = {
  /** Read by screen readers only. On screen the button is beside the student's first report. */
  heading: (name: string) => `All open reports of ${isolateBidi(name)}:`,
  accept: 'Accept all',
  dismiss: 'Dismiss all',
  question: {
    accept: (name: string) => `Accept all reports of ${isolateBidi(name)}?`,
    dismiss: (name: string) => `Dismiss all reports of ${isolateBidi(name)}?`,
  },
  effect: {
    accept: `Each reported question counts as correct: +${POINTS_PER_CORRECT_ANSWER} points where it was answered wrong.`,
    dismiss: 'The questions and the points don’t change.',
  },
  done: {
    accept: (count: number, name: string) => `${formatCount(count, 'report')} of ${isolateBidi(name)} accepted`,
    dismiss: (count: number, name: string) => `${formatCount(count, 'report')} of ${isolateBidi(name)} dismissed`,
  },
  settledBefore: (name: string) => ({
    title: `The reports of ${isolateBidi(name)} were already decided`,
    detail: 'The decisions are shown below.',
  }),
  failed: 'The reports could not be decided',
};

export const reportOutcomeTexts = { accepted: 'Accepted', dismissed: 'Dismissed' };

export const reportDecidedTexts = {
  accept: (name: string) => `Report accepted. The question counts as correct for ${isolateBidi(name)}.`,
  dismiss: (name: string) => `Report dismissed. The points of ${isolateBidi(name)} stay the same.`,
};
export const undoDecisionText = 'Undo';
/** The end of the button's accessible name, which says which question it is about. */
export const toUndoContextText = (text: string) => ` the decision on “${text}”`;
export const decisionUndoFailedText = 'The decision could not be undone';
export const decisionFailedText = 'The report could not be decided';
export const alreadyDecidedTexts = {
  title: 'This report is no longer open',
  detail: 'Another tutor decided it, or the student took it back.',
};
