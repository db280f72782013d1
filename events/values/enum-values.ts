/**
 * The values of enums, as lists. The schemas in `shapes.ts` are made from them. Imports no zod, so that a page that only
 * needs the values does not load it.
 */
import { plans } from './plans.ts';

export const attendanceStatuses = ['present', 'absent'] as const;

/** What caused a row of the table class_transactions. */
export const classTransactionSources = [
  'opening',
  'manual',
  'attendance',
  'reversal',
  'waiting',
  'settlement',
  'purchase-reversal',
  'import',
] as const;

/** The ids of the plans on sale. */
export const planIds: readonly string[] = plans.map(({ id }) => id);

/** The reason codes that every centre has. The others are the ids of plans. */
export const fixedReasonCodes = [
  ...(['correction', 'refund', 'goodwill', 'make-up', 'second-class', 'bounced-check', 'other'] as const),
] as const;
export type FixedReasonCode = (typeof fixedReasonCodes)[number];

/** The codes of today: those of the plans on sale, and the fixed ones. */
export const currentReasonCodes: readonly string[] = [...planIds, ...fixedReasonCodes];

/** The codes that each act takes. */
export const reasonCodesByAct = {
  add: [...planIds, 'correction', 'goodwill', 'make-up', 'other'],
  ...({
    remove: ['correction', 'second-class', 'other'],
    withdraw: ['correction', 'other'],
    refund: ['refund', 'goodwill', 'correction', 'other'],
    reverse: ['correction', 'other'],
    correct: ['correction', 'goodwill', 'make-up', 'other'],
    'reverse-payment': ['bounced-check', 'correction', 'other'],
    'reverse-refund': ['correction', 'other'],
  } as const satisfies Readonly<Record<string, readonly FixedReasonCode[]>>),
};
export type CodedAct = keyof typeof reasonCodesByAct;
export type ReasonCodeOf<Act extends CodedAct> = (typeof reasonCodesByAct)[Act][number];

export const REASON_CODE_LENGTH_MAX = 30;
export const REASON_CODE_PATTERN = /^[a-z]+(?:-[a-z]+)*$/;

/** How money was paid or returned. */
export const paymentMethods = ['cash', 'check', 'card', 'bank-transfer', 'other'] as const;

/** What becomes of the money that was paid for a purchase that is reversed. */
export const reversedMoneyChoices = ['returned', 'to-return', 'credit'] as const;

/** What a column of a file of students can hold. The name may be in two columns. */
export const importFields = [
  ...(['name', 'last_name', 'email', 'group', 'left', 'total', 'plan', 'as_of'] as const),
  ...(['family_email', 'note'] as const),
] as const;
export type ImportField = (typeof importFields)[number];

/** How a file of students writes `03/04/2026`: as March 4 or as April 3. */
export const dateOrders = ['month-first', 'day-first'] as const;
export type DateOrder = (typeof dateOrders)[number];

/** The groups of the types of acts that the activity lists. */
export const actGroups = ['classes', 'attendance', 'homework', 'practice', 'accounts', 'groups'] as const;

/** Who says that something is wrong with a student's classes: the student, somebody of the family, or somebody else. */
export const caseAskers = ['student', 'family', 'other'] as const;
export type CaseAsker = (typeof caseAskers)[number];
/** How somebody asked a tutor who then opened the case. */
export const caseChannels = ['phone', 'in-person', 'mail', 'message'] as const;
export type CaseChannel = (typeof caseChannels)[number];

const payerKinds = ['charged-twice', 'not-there', 'wrong-date', 'wrong-number', 'wrong-price', 'other'] as const;
/** What each of them can say is wrong. Students do not pay, so they are not asked about prices. */
export const caseKindsByAsker = {
  student: ['not-there', 'wrong-date', 'missing-classes', 'other'],
  family: payerKinds,
  other: payerKinds,
} as const satisfies Readonly<Record<CaseAsker, readonly string[]>>;

export const gradingTypes = ['auto-graded', 'tutor-graded'] as const;

export const practiceSubjects = ['math', 'english', 'science', 'social-studies', 'history', 'geography'] as const;

/** The subjects with questions: those of practice, and further ones of which tutors generate questions for homework. */
export const questionSubjects = [...practiceSubjects, 'physics', 'chemistry', 'biology', 'literature', 'art'] as const;

export const questionDifficulties = ['easy', 'medium', 'hard'] as const;
