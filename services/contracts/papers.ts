/** Invoices of purchases and receipts of payments, as they are printed. Amounts are integer cents of the centre's currency. */
import { z } from 'zod';
import { civilDate, paymentMethod, reasonCode, reversedMoney } from '#events/values/shapes.ts';
import { id, namedPerson } from './primitives.ts';

const paperFields = {
  /** Null until the program has numbered it, which takes less than a second. */
  number: z.int().nullable(),
  date: civilDate,
  /** The sentence of the centre's facts about tax; null without one. */
  tax_note: z.string().nullable(),
  /** The names of the families, or of the one that asks; of the students if no family has an account. */
  billed_to: z.array(z.string()),
};

/** Money that was returned, and how much less is due because of it. */
const refundLine = z.strictObject({
  on: civilDate,
  cents: z.int(),
  canceled_cents: z.int(),
});

/** GET /api/students/{id}/invoices/{purchase} (getInvoice; tutor, the student or a family). */
export const invoiceResponse = z.strictObject({
  ...paperFields,
  student: namedPerson,
  code: reasonCode.nullable(),
  classes: z.int(),
  price_cents: z.int(),
  /** Null unless the price is another. */
  list_price_cents: z.int().nullable(),
  price_reason: z.string().nullable(),
  /** The tax that the price includes, with the name that the facts of the centre give it; null without one. */
  tax: z.strictObject({ label: z.string(), cents: z.int() }).nullable(),
  /** The payments that pay for it, credit included, with the numbers of their receipts. */
  payments: z.array(
    z.strictObject({
      id,
      number: z.int().nullable(),
      on: civilDate,
      method: paymentMethod.nullable(),
      cents: z.int(),
    }),
  ),
  refunds: z.array(refundLine),
  open_cents: z.int(),
  reversed: z.strictObject({ on: civilDate, money: reversedMoney.or(z.literal('unstated')) }).nullable(),
});
export type InvoiceResponse = z.infer<typeof invoiceResponse>;

/** What a payment did for one student. */
const receiptPart = z.strictObject({
  student: namedPerson,
  amount_cents: z.int(),
  /** What it pays now, with the numbers of the invoices. */
  purchases: z.array(
    z.strictObject({
      id,
      number: z.int().nullable(),
      on: civilDate,
      code: reasonCode.nullable(),
      classes: z.int(),
      cents: z.int(),
    }),
  ),
  /** What it does not pay for anything yet. */
  credit_cents: z.int(),
  refunds: z.array(refundLine),
  reversed_on: civilDate.nullable(),
});
export type ReceiptPart = z.infer<typeof receiptPart>;

/** GET /api/students/{id}/receipts/{payment} (getReceipt; tutor, the student or a family). */
export const receiptResponse = z.strictObject({
  ...paperFields,
  amount_cents: z.int(),
  method: paymentMethod.nullable(),
  reference: z.string().nullable(),
  received_by_name: z.string().nullable(),
  /** One part, and of a payment for several students one for each whom the reader may see. */
  parts: z.array(receiptPart),
  /** The students of the same payment whom the reader may not see. */
  other_students: z.int(),
});
export type ReceiptResponse = z.infer<typeof receiptResponse>;
