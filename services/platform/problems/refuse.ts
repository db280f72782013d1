import type { ModelFailure } from '#contracts/model-failure.ts';
import type { ProblemCode } from '#contracts/problems.ts';
import {
  CASE_NOTES_MAX,
  CASE_REOPENINGS_MAX,
  CASES_PER_DAY_MAX,
  WEEKLY_GOAL_CHOICES_PER_DAY_MAX,
} from '#events/values/limits.ts';

/** Why a request was refused. The other fields replace or complete the default wording of the code. */
export interface Refusal {
  readonly refused: ProblemCode;
  readonly status?: number;
  readonly detail?: string;
  readonly errors?: Readonly<Record<string, string>>;
  readonly changedBy?: string;
  readonly changedAt?: string;
  readonly equalEntries?: readonly string[];
  readonly currentName?: string;
  readonly topics?: readonly string[];
  readonly modelFailure?: ModelFailure | undefined;
  /** Seconds after which the same request may be carried out: the header Retry-After. */
  readonly retryAfterSeconds?: number;
}

type Specific = Pick<Refusal, 'refused' | 'detail' | 'errors'>;
const futureDay = 'This day is in the future.';
const refuseField = (field: string, detail: string): Specific => ({
  refused: 'invalid-request',
  errors: { [field]: detail },
});

/** The same text for a name and for a nickname, so that the answer does not reveal which of them is in use. */
const taken = 'That nickname is taken.';

const placeTooOften = {
  refused: 'too-often',
  detail: 'You have tried this many times today. Come back tomorrow! You can still hide from others.',
} as const;

/** Refusals that are answered with a general code and a sentence of their own. */
const specificRefusals = {
  'case-too-often': {
    refused: 'too-often',
    detail: `You can ask ${CASES_PER_DAY_MAX} times a day. Come back tomorrow!`,
  },
  'case-reopened-too-often': {
    refused: 'too-often',
    detail: `This was asked ${CASE_REOPENINGS_MAX + 1} times. Please talk about it in person.`,
  },
  'correction-unknown': refuseField('correction_id', 'Choose a change that was made after the question.'),
  'refund-unknown': refuseField('refund_id', 'Choose a refund that was given after the question.'),
  'case-kind-unfit': refuseField('kind', 'Choose what is wrong.'),
  'case-asked-in-future': refuseField('asked_on', futureDay),
  'case-notes-full': refuseField('text', `A question can have at most ${CASE_NOTES_MAX} private notes.`),
  'assignee-unknown': refuseField('assignee_id', 'Choose a tutor of the center.'),
  'due-day-unfit': refuseField('due_on', 'Choose a day from today to a year from now.'),
  'goal-too-often': {
    refused: 'too-often',
    detail: `You have changed the goal of the week ${WEEKLY_GOAL_CHOICES_PER_DAY_MAX} times today. Change it again tomorrow.`,
  },
  'place-too-often': placeTooOften,
  'nickname-tries-used-up': placeTooOften,
  'nickname-taken': refuseField('nickname', taken),
  'nickname-unkind': refuseField(
    'nickname',
    "Let's pick a different nickname. This one could upset someone who reads it.",
  ),
  'nickname-removed': refuseField('nickname', 'A tutor removed that nickname. Please choose another one.'),
} as const satisfies Readonly<Record<string, Specific>>;

/** The code of a problem, or of a refusal that is answered as one. */
export type RefusalCode = ProblemCode | keyof typeof specificRefusals;

const isSpecific = (code: RefusalCode): code is keyof typeof specificRefusals => code in specificRefusals;

/** Creates a refusal, with the default wording of the code unless `more` replaces it. */
export const refuse = (code: RefusalCode, more: Omit<Refusal, 'refused'> = {}): Refusal =>
  isSpecific(code) ? { ...specificRefusals[code], ...more } : { refused: code, ...more };

/** Says at its field of the request that a day is in the future, if the command was refused for that. */
export const nameFutureDay = <Outcome extends object>(outcome: Outcome | Refusal, field: string): Outcome | Refusal =>
  'refused' in outcome && outcome.refused === 'date-in-future'
    ? { ...outcome, errors: { [field]: futureDay } }
    : outcome;
