/** Requests and answers about the money of students. Amounts are integer cents of the centre's currency. */
import { z } from 'zod';
import { reasonCodesByAct } from '#events/values/enum-values.ts';
import {
  AMOUNT_CENTS_MAX,
  CLASSES_PER_REQUEST_MAX,
  MONEY_PARTS_MAX,
  PAYMENT_STUDENTS_MAX,
  REASON_LENGTH_MAX,
  RECEIPT_LENGTH_MAX,
} from '#events/values/limits.ts';
import { civilDate, moneyEntryKind, paymentMethod, paymentStatus, reasonCode } from '#events/values/shapes.ts';
import { cursor, id, instant, lowerCaseId, namedPerson, optionalText, pageLimit, requiredText } from './primitives.ts';
import { studentRow } from './students.ts';

/** An amount from 0 on, such as a price. */
export const priceCents = z
  .int('Enter an amount in whole cents.')
  .min(0, 'Enter an amount of 0 or more.')
  .max(AMOUNT_CENTS_MAX, 'Enter an amount of at most $100,000.');
/** An amount of money that changes hands. */
const paidCents = priceCents.min(1, 'Enter an amount of more than 0.');

/** How money changes hands: `reference` is the number of a check, receipt or transfer. */
const transferFields = {
  method: paymentMethod,
  reference: optionalText(RECEIPT_LENGTH_MAX),
};
/** The equal entries that the form showed, so that they are recorded a second time on purpose. */
export const seenEqual = z.array(lowerCaseId).max(200).optional();

const allocations = z.array(z.strictObject({ purchase_id: lowerCaseId, cents: paidCents })).max(MONEY_PARTS_MAX);

/** A payment as a form states it. `received_by` is the tutor or owner who took the money. */
export const paymentFields = {
  amount_cents: paidCents,
  ...transferFields,
  received_on: civilDate,
  received_by: lowerCaseId,
};

/** POST /api/students/{id}/payments (receivePayment, tutor); answer: moneyAnswer. */
export const receivePaymentRequest = z.strictObject({ ...paymentFields, allocations, seen_equal: seenEqual });
export type ReceivePaymentRequest = z.input<typeof receivePaymentRequest>;

/**
 * POST /api/payments (receiveFamilyPayment, tutor): one payment for several students, recorded for all of them or for none.
 * `amount_cents` is the sum of the parts.
 */
export const receiveFamilyPaymentRequest = z
  .strictObject({
    ...paymentFields,
    parts: z
      .array(z.strictObject({ student_id: lowerCaseId, amount_cents: paidCents, allocations }))
      .min(2, 'Choose at least two students.')
      .max(PAYMENT_STUDENTS_MAX, `Choose at most ${PAYMENT_STUDENTS_MAX} students.`),
    seen_equal: seenEqual,
  })
  .refine(({ amount_cents, parts }) => parts.reduce((sum, part) => sum + part.amount_cents, 0) === amount_cents, {
    path: ['amount_cents'],
    message: 'The parts must add up to the payment.',
  })
  .refine(({ parts }) => new Set(parts.map((part) => part.student_id)).size === parts.length, {
    path: ['parts'],
    message: 'Choose each student once.',
  });
export type ReceiveFamilyPaymentRequest = z.input<typeof receiveFamilyPaymentRequest>;

const reason = requiredText(REASON_LENGTH_MAX, 'Please give a reason.');

/**
 * POST /api/students/{id}/payments/{payment}/reverse (reversePayment, tutor). `whole`: the parts of all students of the same
 * payment are reversed, or none.
 */
export const reversePaymentRequest = z.strictObject({
  whole: z.literal(true).optional(),
  reason,
  code: z.enum(reasonCodesByAct['reverse-payment']).optional(),
});
export type ReversePaymentRequest = z.input<typeof reversePaymentRequest>;

/** POST /api/students/{id}/purchases/{purchase}/apply-credit (applyCredit, tutor). */
export const applyCreditRequest = z.strictObject({ cents: paidCents });
export type ApplyCreditRequest = z.input<typeof applyCreditRequest>;

/** How money is returned. */
export const returnFields = { ...transferFields, returned_on: civilDate };

/**
 * POST /api/students/{id}/refunds (giveRefund, tutor). A refund names a purchase, a payment, or neither; the last is an owner's
 * act. `seen_taken` is the number of classes that the form said would be taken.
 */
export const giveRefundRequest = z
  .strictObject({
    purchase_id: lowerCaseId.optional(),
    payment_id: lowerCaseId.optional(),
    cents: paidCents,
    classes: z.int().min(0).max(CLASSES_PER_REQUEST_MAX).optional(),
    seen_taken: z.int().min(0).optional(),
    ...returnFields,
    reason,
    code: z.enum(reasonCodesByAct.refund).optional(),
  })
  .refine(({ purchase_id, payment_id }) => purchase_id === undefined || payment_id === undefined, {
    path: ['payment_id'],
    message: 'Choose a purchase or a payment, not both.',
  });
export type GiveRefundRequest = z.input<typeof giveRefundRequest>;

/** POST /api/students/{id}/refunds/{refund}/reverse (reverseRefund, tutor). */
export const reverseRefundRequest = z.strictObject({
  reason,
  code: z.enum(reasonCodesByAct['reverse-refund']).optional(),
});
export type ReverseRefundRequest = z.input<typeof reverseRefundRequest>;

/**
 * The money of a student: due − paid + refunded − reversed = owed = open − credit − to return. Below 0, the centre owes the family.
 */
const moneyFigures = z.strictObject({
  due_cents: z.int(),
  paid_cents: z.int(),
  refunded_cents: z.int(),
  reversed_cents: z.int(),
  owed_cents: z.int(),
  /** Still to be paid for purchases. */
  open_cents: z.int(),
  /** What the family paid and can use for later purchases. */
  credit_cents: z.int(),
  /** Paid for reversed purchases, and to be returned to the family. */
  to_return_cents: z.int(),
  /** The day of the oldest purchase that is not paid. */
  owed_since: civilDate.nullable(),
});
export type MoneyFigures = z.infer<typeof moneyFigures>;

/** The answer to a command: the money after it. */
export const moneyResponse = z.strictObject({ student_id: id, figures: moneyFigures });
export type MoneyResponse = z.infer<typeof moneyResponse>;

/** One thing that happened to a student's money. */
export const moneyEntry = z.strictObject({
  id,
  student_id: id,
  student_name: z.string(),
  kind: moneyEntryKind,
  /** The day on which the money changed hands, or the day of recording. */
  effective_on: civilDate,
  recorded_on: civilDate,
  created_at: instant,
  tutor_id: id,
  tutor_name: z.string(),
  code: reasonCode.nullable(),
  /** Classes of a purchase, or taken with a refund. */
  classes: z.int(),
  list_price_cents: z.int().nullable(),
  amount_cents: z.int(),
  /** Null for a payment of an early log, and where no money changed hands. */
  method: paymentMethod.nullable(),
  received_by: id.nullable(),
  received_by_name: z.string().nullable(),
  reference: z.string().nullable(),
  reason: z.string().nullable(),
  /** Why the price is not the list price. */
  price_reason: z.string().nullable(),
  /** The entry that this one reverses, and the one that reverses it. */
  reverses: id.nullable(),
  reversed_by: id.nullable(),
  purchase_id: id.nullable(),
  payment_id: id.nullable(),
  /** The same for the entries of one payment for several students. */
  joint_id: id.nullable(),
  due_cents: z.int(),
  paid_cents: z.int(),
  refunded_cents: z.int(),
  reversed_cents: z.int(),
  owed_after_cents: z.int(),
  /** True after an owner said that it is no duplicate. */
  duplicate_cleared: z.boolean(),
  version: z.int(),
});
export type MoneyEntry = z.infer<typeof moneyEntry>;

/** A purchase with what was paid for it. */
export const purchaseMoney = z.strictObject({
  id,
  recorded_on: civilDate,
  code: reasonCode.nullable(),
  classes: z.int(),
  price_cents: z.int(),
  /** The part of the price that refunds canceled. */
  canceled_cents: z.int(),
  paid_cents: z.int(),
  refunded_cents: z.int(),
  open_cents: z.int(),
  /** The most that can be returned for it. */
  returnable_cents: z.int(),
  status: paymentStatus,
});
export type PurchaseMoney = z.infer<typeof purchaseMoney>;

/** A payment with the part of it that pays for nothing yet. */
const paymentMoney = z.strictObject({
  id,
  received_on: civilDate,
  amount_cents: z.int(),
  /** What it pays now. */
  allocations: z.array(z.strictObject({ purchase_id: id, cents: z.int() })),
  unused_cents: z.int(),
  reversed: z.boolean(),
});
export type PaymentMoney = z.infer<typeof paymentMoney>;

/** A payment for several students, with the part of each. */
export const jointPayment = z.strictObject({
  id,
  parts: z.array(
    z.strictObject({
      entry_id: id,
      /** Null for a student about whom the person may not read. */
      student_id: id.nullable(),
      student_name: z.string().nullable(),
      amount_cents: z.int(),
      reversed: z.boolean(),
    }),
  ),
});
export type JointPayment = z.infer<typeof jointPayment>;

/** GET /api/students/{id}/money (getMoney; tutor, the student or a family): entries newest first. */
export const moneyQuery = z.strictObject({
  cursor: cursor.optional(),
  limit: pageLimit.optional(),
});
export type MoneyQuery = z.input<typeof moneyQuery>;
export const getMoneyResponse = z.strictObject({
  student: studentRow,
  figures: moneyFigures,
  /** All purchases with a price, the oldest first. */
  purchases: z.array(purchaseMoney),
  payments: z.array(paymentMoney),
  entries: z.array(moneyEntry),
  /** The payments for several students among the entries. */
  joint_payments: z.array(jointPayment),
  next_cursor: cursor.nullable(),
});
export type GetMoneyResponse = z.infer<typeof getMoneyResponse>;

/** GET /api/money/due (getBalancesDue, tutor): the students for whom something is owed, the oldest first. */
export const balancesDueQuery = z.strictObject({
  /** Only what was bought before this day. */
  before: civilDate.optional(),
  /** Only those who are in this group now. */
  group: id.optional(),
  cursor: cursor.optional(),
  limit: pageLimit.optional(),
});
export type BalancesDueQuery = z.input<typeof balancesDueQuery>;
export const balancesDueResponse = z.strictObject({
  students: z.array(
    z.strictObject({
      student_id: id,
      student_name: z.string(),
      is_former: z.boolean(),
      open_cents: z.int(),
      credit_cents: z.int(),
      to_return_cents: z.int(),
      owed_cents: z.int(),
      owed_since: civilDate,
    }),
  ),
  /** Of all pages. */
  sums: z.strictObject({ count: z.int(), open_cents: z.int() }),
  next_cursor: cursor.nullable(),
});
export type BalancesDueResponse = z.infer<typeof balancesDueResponse>;

/** GET /api/money/to-return (getMoneyToReturn, tutor): the students for whom money of reversed purchases is to be returned, by name. */
export const moneyToReturnQuery = balancesDueQuery.omit({ before: true });
export type MoneyToReturnQuery = z.input<typeof moneyToReturnQuery>;
export const moneyToReturnResponse = z.strictObject({
  students: z.array(
    z.strictObject({ student_id: id, student_name: z.string(), is_former: z.boolean(), to_return_cents: z.int() }),
  ),
  /** Of all pages. */
  sums: z.strictObject({ count: z.int(), to_return_cents: z.int() }),
  next_cursor: cursor.nullable(),
});
export type MoneyToReturnResponse = z.infer<typeof moneyToReturnResponse>;

export const moneyList = z.enum(['purchases', 'payments', 'refunds']);
export type MoneyList = z.infer<typeof moneyList>;

/**
 * GET /api/money/entries (getMoneyEntries, owner): all purchases, payments or refunds, with the reversals that take them back,
 * newest day first.
 */
export const moneyEntriesQuery = z.strictObject({
  list: moneyList,
  from: civilDate.optional(),
  to: civilDate.optional(),
  /** Only those who are in this group now. */
  group: id.optional(),
  cursor: cursor.optional(),
  limit: pageLimit.optional(),
});
export type MoneyEntriesQuery = z.input<typeof moneyEntriesQuery>;
export const listedMoneyEntry = moneyEntry
  .omit({ effective_on: true, due_cents: true, paid_cents: true, refunded_cents: true, reversed_cents: true })
  .omit({ owed_after_cents: true, duplicate_cleared: true })
  .extend({
    /** The day for which it counts: of the sale, or on which the money changed hands; of recording for a reversal. */
    day: civilDate,
    /** The code of the purchase, also of one that is reversed; null for other entries. */
    sold_code: reasonCode.nullable(),
    hash: z.string(),
    /** The number of the invoice or receipt, of a reversal that of what it reverses, as it is printed; null where there is none. */
    number: z.string().nullable(),
  });
export type ListedMoneyEntry = z.infer<typeof listedMoneyEntry>;
export const moneyEntriesResponse = z.strictObject({
  /** Amounts and classes are below 0 for what takes an entry back. */
  entries: z.array(listedMoneyEntry),
  /** Of all pages. */
  count: z.int(),
  amount_cents: z.int(),
  next_cursor: cursor.nullable(),
});
export type MoneyEntriesResponse = z.infer<typeof moneyEntriesResponse>;

/** GET /api/money/duplicates (getPossibleDuplicates, owner): the newest ones of the last 90 days. */
export const possibleDuplicatesResponse = z.strictObject({
  duplicates: z.array(z.strictObject({ entry: moneyEntry, earlier: moneyEntry })),
});
export type PossibleDuplicatesResponse = z.infer<typeof possibleDuplicatesResponse>;

/** GET /api/money/receivers (getReceivers, tutor): who can have received a payment. */
export const receiversResponse = z.strictObject({ receivers: z.array(namedPerson) });
export type ReceiversResponse = z.infer<typeof receiversResponse>;
