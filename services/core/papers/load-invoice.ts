import type { InvoiceResponse } from '#contracts/papers.ts';
import { toOpenCents } from '#events/classes/student/money.ts';
import { centreFacts } from '#events/values/centre-facts.ts';
import { fetchMoneyAccount, fetchReversalDay } from '#projections/classes/money/money-query.ts';
import { fetchPaper, fetchPaperNumbers } from '#projections/classes/papers/papers-query.ts';
import {
  listRefunds,
  loadEntries,
  loadPaperHead,
  type PaperContext,
  type PaperReader,
  toRefundLines,
} from './load-paper.ts';

/** The invoice of a purchase of this student; undefined if they have no such purchase with a price. */
export async function loadInvoice(
  context: PaperContext,
  purchase: string,
  reader: PaperReader,
): Promise<InvoiceResponse | undefined> {
  const { sql } = context.readModels;
  const { studentId } = reader;
  const [paper, { details }] = await Promise.all([
    fetchPaper(sql, 'invoice', purchase),
    fetchMoneyAccount(sql, studentId),
  ]);
  const bought = details.purchases[purchase];
  if (!paper || !bought) return undefined;
  const payments = Object.entries(details.payments).flatMap(([id, { allocations, receivedOn: on, method = null }]) => {
    const cents = allocations[purchase] ?? 0;
    return cents > 0 ? [{ id, on, method, cents }] : [];
  });
  const refunds = listRefunds(details, (refund) => refund.purchase === purchase);
  const ids = [purchase, ...payments.map(({ id }) => id), ...refunds.map(([id]) => id)];
  const entries = await loadEntries(context, ids);
  const entry = entries.get(purchase);
  if (!entry) return undefined;
  const toReceiptEntry = (payment: string) => entries.get(payment)?.joint_id ?? payment;
  const receiptEntries = payments.map(({ id }) => toReceiptEntry(id));
  const [head, receipts, reversedOn] = await Promise.all([
    loadPaperHead(context, reader, [entry.student_name]),
    fetchPaperNumbers(sql, 'receipt', receiptEntries),
    fetchReversalDay(sql, purchase, 'purchase-reversed'),
  ]);
  const { label } = typeof centreFacts.tax === 'object' ? centreFacts.tax : { label: 'Tax' };
  return {
    ...{ number: paper.number, date: bought.on, ...head, student: { id: studentId, name: entry.student_name } },
    ...{ code: bought.code, classes: bought.classes, price_cents: bought.price },
    list_price_cents: entry.list_price_cents === bought.price ? null : entry.list_price_cents,
    price_reason: entry.price_reason,
    tax: paper.tax_cents === null ? null : { label, cents: paper.tax_cents },
    payments: payments.map((payment) => ({ ...payment, number: receipts.get(toReceiptEntry(payment.id)) ?? null })),
    refunds: toRefundLines(refunds, entries),
    open_cents: toOpenCents(bought),
    reversed: reversedOn === null ? null : { on: reversedOn, money: bought.reversed ?? 'unstated' },
  };
}
