/** Value shapes that events, requests and screens share. Imports only zod and constants, because the web shares it. */
import { z } from 'zod';
import {
  actGroups,
  attendanceStatuses,
  caseAskers,
  caseChannels,
  caseKindsByAsker,
  classTransactionSources,
  fixedReasonCodes,
  gradingTypes,
  paymentMethods,
  planIds,
  practiceSubjects,
  questionDifficulties,
  questionSubjects,
  REASON_CODE_LENGTH_MAX,
  REASON_CODE_PATTERN,
  reversedMoneyChoices,
} from './enum-values.ts';
import { isCivilDate, isCivilMonth } from './is-civil-date.ts';
import { PRACTICE_OPEN_MINUTES_MAX, PRACTICE_OPEN_MINUTES_MIN } from './limits.ts';

/** A day of the centre's calendar, `YYYY-MM-DD`. It is not an instant, so it is never built through UTC. */
export const civilDate = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/, 'Use a date like 2026-11-21.')
  .refine(isCivilDate, 'There is no such day.');

/** A time of a civil day in the centre's time zone, `HH:MM` from 00:00 to 23:59. */
export const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Use a time like 16:30.');

/** A day of the week, from 1 for Monday to 7 for Sunday. */
export const weekday = z.int().min(1).max(7);

/** A month of the centre's calendar, `YYYY-MM`. */
export const civilMonth = z.string().refine(isCivilMonth, 'Use a month like 2026-11.');

/** Whether PostgreSQL, JSON and every screen can carry the text: it has no NUL and no unpaired surrogate. */
export const isStorableText = (text: string): boolean => text.isWellFormed() && !text.includes('\u0000');

export const attendanceStatus = z.enum(attendanceStatuses);
export type AttendanceStatus = z.infer<typeof attendanceStatus>;

/** What an attendance mark did to the balance: nothing, took one class (covered), or found none left (uncovered). */
export const attendanceCharge = z.enum(['none', 'covered', 'uncovered']);
export type AttendanceCharge = z.infer<typeof attendanceCharge>;

export const role = z.enum(['student', 'tutor']);
export type Role = z.infer<typeof role>;

export const classTransactionSource = z.enum(classTransactionSources);
export type ClassTransactionSource = z.infer<typeof classTransactionSource>;

export const fixedReasonCode = z.enum(fixedReasonCodes);

/**
 * Why classes were added, taken, given back or corrected, for reports. It can be the id of a plan that is no longer on sale.
 */
export const reasonCode = z.string().max(REASON_CODE_LENGTH_MAX).regex(REASON_CODE_PATTERN);
export type ReasonCode = z.infer<typeof reasonCode>;

/** The id of a plan on sale. */
export const planId = z.enum(planIds);

export const paymentMethod = z.enum(paymentMethods);
export type PaymentMethod = z.infer<typeof paymentMethod>;

/** Whether the money of a reversed purchase was returned, is still to be returned, or stays as credit of the family. */
export const reversedMoney = z.enum(reversedMoneyChoices);
export type ReversedMoney = z.infer<typeof reversedMoney>;

/** What an event did to a student's money. */
export const moneyEntryKind = z.enum([
  ...(['purchase', 'payment', 'credit-used', 'refund'] as const),
  ...(['purchase-reversed', 'payment-reversed', 'refund-reversed'] as const),
]);
export type MoneyEntryKind = z.infer<typeof moneyEntryKind>;

/** How far a purchase is paid. It follows from the events, so no row or event stores it. */
export const paymentStatus = z.enum(['owed', 'part-paid', 'paid', 'reversed', 'to-return']);
export type PaymentStatus = z.infer<typeof paymentStatus>;

/** A paper that has a number of the centre: of a purchase or of a payment. */
export type PaperKind = 'invoice' | 'receipt';

/** Orders of class histories, newest first: by the day of class, or by the instant at which a row was recorded. */
export const classHistoryOrder = z.enum(['class-day', 'recorded']);
export type ClassHistoryOrder = z.infer<typeof classHistoryOrder>;

/** What an event did to an attendance mark. */
export const attendanceChangeType = z.enum([
  'marked',
  'corrected',
  'moved',
  'noted',
  'privately-noted',
  'settled',
  'voided',
]);
export type AttendanceChangeType = z.infer<typeof attendanceChangeType>;
/**
 * A change that may leave every balance as it is, and that families see. A settlement always takes a class, and only tutors
 * see that a private note changed.
 */
export const quietChangeType = attendanceChangeType.exclude(['settled', 'privately-noted']);
export type QuietChangeType = z.infer<typeof quietChangeType>;

/** What a student says is wrong with a row of their class history, or with their classes. */
export const caseKind = z.enum([...caseKindsByAsker.student, ...caseKindsByAsker.family]);
export type CaseKind = z.infer<typeof caseKind>;
export const caseAsker = z.enum(caseAskers);
export const caseChannel = z.enum(caseChannels);

/** The days of class that a case is about, both included. */
export const casePeriod = z
  .strictObject({ from: civilDate, to: civilDate })
  .refine(({ from, to }) => from <= to, { path: ['to'], error: 'This day is before the first day.' });
export type CasePeriod = z.infer<typeof casePeriod>;

/** The types of acts that the activity lists, in the groups by which it can be filtered. */
export const actTypesByGroup = {
  classes: [
    ...[
      'classes-added',
      'classes-imported',
      'classes-removed',
      'waiting-applied',
      'waiting-withdrawn',
      'purchase-reversed',
      'settled',
    ],
    ...['case-opened', 'case-answered', 'case-corrected', 'case-explained', 'case-refunded', 'case-reopened'],
    ...['case-assigned', 'case-due-changed', 'case-privately-noted'],
    ...['payment-received', 'payment-reversed', 'credit-used', 'refund-given', 'refund-reversed', 'duplicate-cleared'],
  ],
  attendance: [...quietChangeType.options, 'privately-noted', 'absence-reported', 'absence-withdrawn'],
  homework: [
    'homework-created',
    'homework-revised',
    'homework-assigned',
    'homework-unassigned',
    'homework-deleted',
    'homework-restored',
    'submitted',
    'answers-entered',
    'worksheet-prepared',
    'graded',
    'grade-corrected',
    'regraded',
  ],
  practice: [
    ...['practice-assigned', 'practice-withdrawn', 'report-accepted', 'report-dismissed', 'report-reopened'],
    ...['nickname-reset', 'streak-reset', 'streak-kept', 'race-started'],
  ],
  accounts: [
    'opened',
    'joined',
    ...['tutor-invited', 'invitation-renewed', 'invitation-withdrawn', 'tutor-archived', 'tutor-restored'],
    ...['owner-made', 'owner-removed'],
    'enrolled',
    'archived',
    'import-undone',
    'restored',
    'restored-by-merge',
    'merged',
    'password-code-made',
    'family-invited',
    'family-invitation-withdrawn',
    'family-joined',
    'family-ended',
    'password-changed',
    'password-reset',
    'email-changed',
    'sessions-ended',
    ...['second-factor-on', 'second-factor-off', 'recovery-codes-replaced'],
    ...['second-factor-required', 'second-factor-optional'],
    'erased',
    'rules-changed',
  ],
  groups: ['group-created', 'group-renamed', 'group-members-changed', 'group-scheduled', 'group-archived'],
} as const satisfies Readonly<Record<(typeof actGroups)[number], readonly string[]>>;
export const actType = z.enum(Object.values(actTypesByGroup).flat());
export type ActType = z.infer<typeof actType>;
export type ActGroup = keyof typeof actTypesByGroup;
/** The groups about the ledger. Every tutor may see these acts, whoever did them. */
export const ledgerActGroups = ['classes', 'attendance'] as const satisfies readonly ActGroup[];
export const actGroup = z.enum(actGroups);

export const gradingType = z.enum(gradingTypes);
export type GradingType = z.infer<typeof gradingType>;

export const questionType = z.enum(['multiple-choice', 'open-answer']);
export type QuestionType = z.infer<typeof questionType>;

/** What happens to grades when an answer key or option changes after students have submitted. */
export const regradingChoice = z.enum(['keep', 'regrade', 'credit']);
export type RegradingChoice = z.infer<typeof regradingChoice>;

export const practiceSubject = z.enum(practiceSubjects);
export type PracticeSubject = z.infer<typeof practiceSubject>;

/** A topic with questions, in the form `solar-system`. */
export const topicSlug = z
  .string()
  .max(60)
  .regex(/^[a-z]+(?:-[a-z]+)*$/);

export const questionSubject = z.enum(questionSubjects);
export type QuestionSubject = z.infer<typeof questionSubject>;

export const questionDifficulty = z.enum(questionDifficulties);
export type QuestionDifficulty = z.infer<typeof questionDifficulty>;

/** What a second practice session on the same day does to the streak: reset it to 1, or keep it as it is. */
export const sameDayRule = z.enum(['reset', 'keep']);
export type SameDayRule = z.infer<typeof sameDayRule>;

/** Whether points and streaks count what students answer in a class race. */
export const racePointsRule = z.enum(['off', 'on']);

/** What the board of the week of a group counts: all points, or those of sessions at or above each student's level. */
export const boardCountingRule = z.enum(['points', 'level']);
export type BoardCountingRule = z.infer<typeof boardCountingRule>;

/** Minutes for which a practice session accepts answers. */
export const practiceOpenMinutes = z.int().min(PRACTICE_OPEN_MINUTES_MIN).max(PRACTICE_OPEN_MINUTES_MAX);

/** The bands of school grades. Each has questions and a leaderboard of its own. */
export const gradeBand = z.enum(['1-4', '5-8', '9-12']);
export type GradeBand = z.infer<typeof gradeBand>;

/** The id of a question of the bank, such as `solar-system-12`. */
/** The name of a language model, such as `gpt-5-mini` or `library/model:8b`. It cannot be mistaken for a sealed text. */
export const MODEL_NAME_PATTERN = /^(?!sealed\.)(?:\w|[:/+-]|\.){1,200}$/;

export const bankQuestionId = z.string().regex(/^[a-z-]{1,60}-\d{1,6}$/);

/** The id of a question that was made from a table of facts: its topic, form and row, such as `capitals/capital-of/france`. */
export const factQuestionId = z.string().regex(/^[a-z-]{1,60}(?:\/[a-z0-9-]{1,80}){2}$/);

/** Where a question comes from. */
export const questionOrigin = z.discriminatedUnion('source', [
  /** Generated by the program from the rules of a mathematics topic. */
  z.strictObject({ source: z.literal('mathematics') }),
  z.strictObject({ source: z.literal('bank'), id: bankQuestionId }),
  /** Made by the program from a row of a table of facts. */
  z.strictObject({ source: z.literal('facts'), id: factQuestionId }),
  /** Written by a language model; `model` is its name as the centre's settings give it. */
  z.strictObject({ source: z.literal('model'), model: z.string().regex(MODEL_NAME_PATTERN) }),
]);
export type QuestionOrigin = z.infer<typeof questionOrigin>;

/** The checks that a generated question passes before anybody sees it. `shape`: four options, no text missing or too long. */
export const questionCheck = z.enum([
  'shape',
  'key',
  'unsafe-text',
  'equal-options',
  'option-about-options',
  'wrong-calculation',
  'explanation',
  'repeated',
]);
export type QuestionCheck = z.infer<typeof questionCheck>;

/** How a question of homework came to be, if it was generated. */
export const questionProvenance = z.strictObject({
  origin: questionOrigin,
  /** UTC instant at which the question was generated. */
  at: z.iso.datetime(),
  /** The checks that it passed then. */
  checks: z.array(questionCheck).max(questionCheck.options.length),
  /** True if a tutor has changed its text, options or key since. */
  edited: z.boolean(),
  /** The tutor who edited it last; missing if nobody did. */
  editor: z.uuid().optional(),
});
export type QuestionProvenance = z.infer<typeof questionProvenance>;
