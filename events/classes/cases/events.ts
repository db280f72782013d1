/** The events of the stream `cases-{studentId}`: what is said to be wrong with one student's classes, and the answers. */
import { z } from 'zod';
import { defineEvents, type EventOf } from '../../kernel/event-definition.ts';
import { personalText } from '../../kernel/personal-text.ts';
import { addDays } from '../../values/add-days.ts';
import { CASE_DUE_DAYS, CASE_TEXT_LENGTH_MAX, NAME_LENGTH_MAX } from '../../values/limits.ts';
import { caseAsker, caseChannel, caseKind, casePeriod, civilDate } from '../../values/shapes.ts';

const text = personalText(CASE_TEXT_LENGTH_MAX);

/** What the row was when the case was opened: its place in the student's stream and in the log, and its hash. */
const rowProof = z.strictObject({
  version: z.int().positive(),
  /** Missing if the event store gives no positions for one stream. */
  position: z
    .string()
    .regex(/^[1-9]\d{0,19}$/)
    .optional(),
  hash: z.string().regex(/^[0-9a-f]{64}$/),
});
export type RowProof = z.infer<typeof rowProof>;

/** Who asked a tutor, how and when, if the tutor opened the case. The student needs no name. */
const askedBy = z.strictObject({
  who: caseAsker,
  name: personalText(NAME_LENGTH_MAX).optional(),
  channel: caseChannel,
  on: civilDate,
});
export type CaseAskedBy = z.infer<typeof askedBy>;

export const caseEvents = defineEvents({
  /**
   * The event's id is the case's id. `row` is the event behind a row of the class history, and `period` are days of class; both
   * are missing if the classes as a whole are meant. `askedBy` is missing if the student or a family asked themselves.
   */
  CaseOpened: z.strictObject({
    kind: caseKind,
    row: z.uuid().optional(),
    rowProof: rowProof.optional(),
    period: casePeriod.optional(),
    askedBy: askedBy.optional(),
    text: text.optional(),
    dueOn: civilDate.optional(),
  }),
  /** A tutor answered, perhaps with a packet of the student. The case stays unresolved. */
  CaseAnswered: z.strictObject({ case: z.uuid(), text, packet: z.uuid().optional() }),
  /**
   * `correction` is the event that corrected the classes, `refund` the one that returned money. Without either, the text
   * explains why the classes are right.
   */
  CaseResolved: z.strictObject({
    case: z.uuid(),
    correction: z.uuid().optional(),
    refund: z.uuid().optional(),
    text: text.optional(),
    packet: z.uuid().optional(),
  }),
  /** Somebody replied to an answer or a resolution, so the case waits for a tutor again. */
  CaseReopened: z.strictObject({ case: z.uuid(), text, dueOn: civilDate.optional() }),
  /** A tutor became responsible for the case; nobody without an `assignee`. */
  CaseAssigned: z.strictObject({ case: z.uuid(), assignee: z.uuid().optional() }),
  CaseDueDateChanged: z.strictObject({ case: z.uuid(), dueOn: civilDate }),
  /** Only tutors read the note. */
  CaseNoteAdded: z.strictObject({ case: z.uuid(), privateNote: text }),
});
export type CaseEvent = EventOf<typeof caseEvents>;

/** How a case was resolved. */
export const toCaseResolution = ({
  correction,
  refund,
}: {
  readonly correction?: string | undefined;
  readonly refund?: string | undefined;
}) => {
  if (correction !== undefined) return 'corrected';
  return refund === undefined ? 'explained' : 'refunded';
};

/** The day by which the case should be resolved. Events before there were such days have none. */
export const toCaseDueOn = ({
  data,
  recordedAt,
}: {
  readonly data: { readonly dueOn?: string | undefined };
  readonly recordedAt: string;
}): string => data.dueOn ?? addDays(recordedAt.slice(0, 10), CASE_DUE_DAYS);
