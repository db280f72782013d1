import type { RecordedEvent } from '../../kernel/recorded-event.ts';
import type { PaperKind } from '../../values/shapes.ts';
import type { StudentEvent } from '../student/events.ts';
import { parseStudentStream } from '../student/student-stream.ts';

/** An entry of a student's money that gets a number. */
export interface NumberedEntry {
  readonly entry: string;
  readonly students: readonly string[];
  readonly amountCents: number;
}

/**
 * The entry of an event that gets an invoice or a receipt: a purchase with a price, and a payment. A purchase of an early log
 * that only says what was paid for it is both. The parts of a payment for several students are one entry, with the id that joins them.
 */
export const findNumberedEntry = (kind: PaperKind, event: RecordedEvent<StudentEvent>): NumberedEntry | undefined => {
  const own = { entry: event.id, students: [parseStudentStream(event.stream) as string] };
  if (event.type === 'PaymentReceived') {
    if (kind === 'invoice') return undefined;
    const { amountCents, joint } = event.data;
    if (joint === undefined) return { ...own, amountCents };
    return {
      entry: joint.id,
      students: joint.parts.map(({ student }) => student),
      amountCents: joint.parts.reduce((sum, part) => sum + part.amountCents, 0),
    };
  }
  if (event.type !== 'ClassesAdjusted') return undefined;
  const { priceCents, amountCents = 0 } = event.data.purchase ?? {};
  const paid = priceCents === undefined ? amountCents : 0;
  const cents = kind === 'invoice' ? (priceCents ?? amountCents) : paid;
  return cents > 0 ? { ...own, amountCents: cents } : undefined;
};
