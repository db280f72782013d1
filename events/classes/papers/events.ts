/** The events of the streams `invoices` and `receipts`, which number the papers of the centre. They are about nobody. */
import { z } from 'zod';
import { defineEvents, type EventOf } from '../../kernel/event-definition.ts';
import { AMOUNT_CENTS_MAX, PAYMENT_STUDENTS_MAX } from '../../values/limits.ts';

const students = z.array(z.uuid()).min(1).max(PAYMENT_STUDENTS_MAX);

/** The number of each paper is the version of its event. */
export const paperEvents = defineEvents({
  /**
   * A purchase has got its invoice: `entry` is the id of the event that sold the classes. `taxCents` is the part of the price
   * that was tax by the facts of the centre then; missing if they had none.
   */
  InvoiceIssued: z.strictObject({
    entry: z.uuid(),
    students,
    taxCents: z.int().min(0).max(AMOUNT_CENTS_MAX).optional(),
  }),
  /** A payment has got its receipt: `entry` is the id of its event, or of a payment for several students, which has one receipt. */
  ReceiptIssued: z.strictObject({ entry: z.uuid(), students }),
});
export type PaperEvent = EventOf<typeof paperEvents>;
