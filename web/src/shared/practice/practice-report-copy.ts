/** Texts of the report on a week of practice, and of its goal. */
import { isolateBidi } from '#contracts/isolate-bidi.ts';
import type { PracticeReport } from '#contracts/practice-report.ts';
import { QUESTIONS_PER_PRACTICE } from '#events/values/limits.ts';
import { formatCount } from '../../lib/format-count.ts';

export const practiceReportHeadingText = 'Practice this week';
/** A page of a family has a report for each child. */
export const toReportLabelText = (name: string) => `${practiceReportHeadingText}: ${isolateBidi(name)}`;
export const goalLabelText = 'Goal of the week';
export const noGoalText = 'No goal';
export const toGoalText = (sessions: number) => formatCount(sessions, 'session');
export const sessionHintText = `A session is ${QUESTIONS_PER_PRACTICE} questions answered, or a class race.`;
export const goalFailedText = 'The goal of the week could not be saved. Please try again.';
/** `Goal of the week: 3 of 5 sessions` */
export const toGoalProgressText = (sessions: number, goal: number) =>
  `${goalLabelText}: ${sessions} of ${toGoalText(goal)}`;

/** What was practiced, how it compares with the week before, and what is left to the goal. `own` speaks to the student. */
export const toReportSentences = (report: PracticeReport, own: boolean): readonly [string, string, string] => [
  toPracticedText(report, own ? 'You have' : `${isolateBidi(report.student.name)} has`),
  toComparisonText(report),
  toGoalSentence(report),
];

function toPracticedText({ sessions, days, answers, correct }: PracticeReport, subject: string): string {
  if (sessions === 0) return `${subject} not practiced yet this week.`;
  return `${subject} finished ${formatCount(sessions, 'session')} on ${formatCount(days, 'day')} this week, with ${correct} of ${formatCount(answers, 'answer')} correct.`;
}

function toComparisonText({ sessions, sessions_before: before }: PracticeReport): string {
  if (before === 0) return 'There was no session last week.';
  if (sessions > before) return `That is ${sessions - before} more than last week.`;
  if (sessions === before) return 'That is as many as last week.';
  return before === 1 ? 'There was 1 session last week.' : `There were ${before} sessions last week.`;
}

function toGoalSentence({ sessions, goal }: PracticeReport): string {
  if (goal === null) return 'There is no goal of the week.';
  const left = goal - sessions;
  if (left <= 0) return `The goal of the week, ${toGoalText(goal)}, is reached.`;
  return `The goal of the week is ${toGoalText(goal)}, so ${left === 1 ? '1 is' : `${left} are`} left.`;
}
