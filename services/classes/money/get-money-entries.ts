import type { Sql } from 'postgres';
import { type MoneyList, moneyEntriesQuery, moneyEntriesResponse } from '#contracts/money.ts';
import { formatPaperNumber } from '#contracts/reason-words.ts';
import { PAGE_ROWS_DEFAULT } from '#events/values/limits.ts';
import type { PaperKind } from '#events/values/shapes.ts';
import { sealedMoneyFields } from '#projections/classes/money/money-query.ts';
import { fetchMoneyList, type MoneyListRecord, sumMoneyList } from '#projections/classes/money/money-reports.ts';
import { fetchPaperNumbers } from '#projections/classes/papers/papers-query.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import { unsealFields } from '#services/platform/personal-keys/unseal-fields.ts';

export const getMoneyEntries = defineUseCase({
  operation: 'getMoneyEntries',
  summary: 'All purchases, payments or refunds, with the reversals that take them back',
  method: 'GET',
  path: '/api/money/entries',
  access: 'owner',
  query: moneyEntriesQuery,
  answer: moneyEntriesResponse,
  run: async ({ query }, { readModels: { sql }, keys }: Context<'readModels' | 'keys'>) => {
    const { list, limit = PAGE_ROWS_DEFAULT, ...filters } = query;
    const [{ rows, nextCursor }, sums] = await Promise.all([
      fetchMoneyList(sql, list, { ...filters, limit }),
      sumMoneyList(sql, list, filters),
    ]);
    const toNumber = await loadPaperNumbers(sql, list, rows);
    const entries = (await unsealFields(rows, sealedMoneyFields, keys)).map((entry) => ({
      ...{ ...entry, number: toNumber(entry) },
    }));
    return { body: { entries, ...sums, next_cursor: nextCursor } };
  },
});

/** Purchases have an invoice, and payments a receipt: one for all students of the same payment. */
const loadPaperNumbers = async (sql: Sql, list: MoneyList, rows: readonly MoneyListRecord[]) => {
  const kind = { purchases: 'invoice', payments: 'receipt', refunds: undefined }[list] as PaperKind | undefined;
  const toEntry = ({ id, reverses, joint_id }: Pick<MoneyListRecord, 'id' | 'reverses' | 'joint_id'>) =>
    joint_id ?? reverses ?? id;
  const numbers = kind && (await fetchPaperNumbers(sql, kind, rows.map(toEntry)));
  return (entry: Parameters<typeof toEntry>[0]) => {
    const number = numbers?.get(toEntry(entry));
    return kind === undefined || number === undefined ? null : formatPaperNumber(kind, number);
  };
};
