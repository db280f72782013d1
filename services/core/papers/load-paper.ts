/** What invoices and receipts have in common: the centre, to whom they are addressed, and the entries that they name. */
import type { RefundMoney } from '#events/classes/student/money.ts';
import { centreFacts } from '#events/values/centre-facts.ts';
import { fetchMoneyEntries, type MoneyEntryRecord, sealedMoneyFields } from '#projections/classes/money/money-query.ts';
import type { MoneyDetails } from '#projections/classes/money/projection.ts';
import { fetchFamiliesOfStudent } from '#projections/people/family-access/family-access-query.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { unsealFields } from '#services/platform/personal-keys/unseal-fields.ts';

export type PaperContext = Context<'readModels' | 'keys'>;

/** Entries of money by their ids. */
export const loadEntries = async (
  { readModels, keys }: PaperContext,
  ids: readonly string[],
): Promise<ReadonlyMap<string, MoneyEntryRecord>> => {
  const rows = ids.length === 0 ? [] : await fetchMoneyEntries(readModels.sql, ids);
  return new Map((await unsealFields(rows, sealedMoneyFields, keys)).map((entry) => [entry.id, entry]));
};

/** Who reads a paper of a student: a family account, or anybody else who may. */
export interface PaperReader {
  readonly studentId: string;
  readonly family: { readonly name: string } | null;
}

/** The head of a paper of these students. A family reads its own name, not that of another family of the student. */
export const loadPaperHead = async (
  { readModels }: PaperContext,
  { studentId, family }: PaperReader,
  studentNames: readonly string[],
) => {
  const { tax } = centreFacts;
  const accounts = (await fetchFamiliesOfStudent(readModels.sql, studentId)).filter((each) => each.account_id !== null);
  const names = family ? [family.name] : accounts.flatMap(({ name }) => name ?? []);
  return {
    tax_note: typeof tax === 'string' ? tax : null,
    billed_to: names.length > 0 ? names : [...studentNames],
  };
};

/** The refunds that match, without those that were reversed. */
export const listRefunds = (
  { refunds }: MoneyDetails,
  isOf: (refund: RefundMoney) => boolean,
): readonly (readonly [string, RefundMoney])[] =>
  Object.entries(refunds).filter(([, refund]) => !refund.reversed && isOf(refund));

export const toRefundLines = (
  refunds: readonly (readonly [string, RefundMoney])[],
  entries: ReadonlyMap<string, MoneyEntryRecord>,
) =>
  refunds.flatMap(([id, { amount, canceled }]) => {
    const entry = entries.get(id);
    if (!entry) return [];
    return [{ on: entry.effective_on, cents: amount, canceled_cents: canceled }];
  });
