/** The events of the stream `cases-{studentId}`: what one student says is wrong with their classes, and the answers. */
import { z } from 'zod';
import { defineEvents, type EventOf } from '../../kernel/event-definition.ts';
import { personalText } from '../../kernel/personal-text.ts';
import { CASE_TEXT_LENGTH_MAX } from '../../values/limits.ts';
import { caseKind } from '../../values/shapes.ts';

const text = personalText(CASE_TEXT_LENGTH_MAX);

export const caseEvents = defineEvents({
  /** The event's id is the case's id. `row` is the event behind a row of the class history; missing if no row is meant. */
  CaseOpened: z.strictObject({ kind: caseKind, row: z.uuid().optional(), text: text.optional() }),
  /** A tutor answered. The case stays unresolved. */
  CaseAnswered: z.strictObject({ case: z.uuid(), text }),
  /** `correction` is the event that corrected the classes. Without one, the text explains why they are right. */
  CaseResolved: z.strictObject({ case: z.uuid(), correction: z.uuid().optional(), text: text.optional() }),
  /** The student replied to an answer or a resolution, so the case waits for a tutor again. */
  CaseReopened: z.strictObject({ case: z.uuid(), text }),
});
export type CaseEvent = EventOf<typeof caseEvents>;
