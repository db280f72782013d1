import type { ReceiptPart, ReceiptResponse } from '#contracts/papers.ts';
import { toUnusedCents } from '#events/classes/student/money.ts';
import {
  fetchEntryParts,
  fetchMoneyAccount,
  fetchReversalDay,
  type MoneyEntryRecord,
  sealedMoneyFields,
} from '#projections/classes/money/money-query.ts';
import type { MoneyDetails } from '#projections/classes/money/projection.ts';
import { fetchPaper, fetchPaperNumbers } from '#projections/classes/papers/papers-query.ts';
import { unsealFields } from '#services/platform/personal-keys/unseal-fields.ts';
import {
  listRefunds,
  loadEntries,
  loadPaperHead,
  type PaperContext,
  type PaperReader,
  toRefundLines,
} from './load-paper.ts';

interface ReceiptReader extends PaperReader {
  /** Whether the reader may see another student for whom the same payment was made. */
  readonly maySee: (studentId: string) => boolean;
}

/**
 * The receipt of a payment; undefined if this student has no such payment. `entry` is the id of the payment, or of a payment
 * for several students.
 */
export async function loadReceipt(
  context: PaperContext,
  entry: string,
  reader: ReceiptReader,
): Promise<ReceiptResponse | undefined> {
  const { sql } = context.readModels;
  const [paper, parts] = await Promise.all([fetchPaper(sql, 'receipt', entry), fetchEntryParts(sql, entry)]);
  const own = parts.find(({ student_id }) => student_id === reader.studentId);
  if (!paper || !own) return undefined;
  const seen = parts.filter(({ student_id }) => student_id === reader.studentId || reader.maySee(student_id));
  const [head, [received], shown] = await Promise.all([
    loadPaperHead(
      context,
      reader,
      seen.map(({ student_name }) => student_name),
    ),
    unsealFields([own], sealedMoneyFields, context.keys),
    Promise.all(seen.map((part) => loadPart(context, part))),
  ]);
  return {
    ...{ number: paper.number, date: own.effective_on, ...head, amount_cents: paper.amount_cents, method: own.method },
    ...{ reference: received?.reference ?? null, received_by_name: own.received_by_name },
    ...{ parts: shown, other_students: paper.students.length - seen.length },
  };
}

async function loadPart(
  context: PaperContext,
  { id, student_id, student_name }: MoneyEntryRecord,
): Promise<ReceiptPart> {
  const { sql } = context.readModels;
  const { details } = await fetchMoneyAccount(sql, student_id);
  const payment = details.payments[id] as MoneyDetails['payments'][string];
  const paid = Object.entries(payment.allocations).filter(([, cents]) => cents > 0);
  const refunds = listRefunds(details, (refund) => refund.payment === id);
  const purchases = paid.map(([purchase]) => purchase);
  const refundIds = refunds.map(([refund]) => refund);
  const [numbers, entries, reversed_on] = await Promise.all([
    fetchPaperNumbers(sql, 'invoice', purchases),
    loadEntries(context, refundIds),
    fetchReversalDay(sql, id, 'payment-reversed'),
  ]);
  return {
    student: { id: student_id, name: student_name },
    amount_cents: payment.amount,
    purchases: paid.flatMap(([purchase, cents]) => {
      const bought = details.purchases[purchase];
      if (!bought) return [];
      const { on, code, classes } = bought;
      return [{ id: purchase, number: numbers.get(purchase) ?? null, on, code, classes, cents }];
    }),
    credit_cents: toUnusedCents(payment),
    refunds: toRefundLines(refunds, entries),
    reversed_on,
  };
}
