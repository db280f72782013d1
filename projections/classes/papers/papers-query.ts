/** The numbers of invoices and receipts, and the entries that wait for one. */
import { sql } from 'kysely';
import type { Sql } from 'postgres';
import type { PaperKind } from '#events/values/shapes.ts';
import { fetchFirstRow, fetchOnlyRow, fetchRows, queryBuilder } from '../../query/database.ts';
import { type QuerySamples, sample } from '../../query/query-samples.ts';

const from = (kind: PaperKind) => queryBuilder.selectFrom(kind === 'invoice' ? 'invoices as p' : 'receipts as p');

export interface DuePaperRow {
  readonly entry: string;
  readonly students: readonly string[];
  readonly amount_cents: number;
}

/**
 * The entries that have no number yet, in the order of the log, and the last number. Both are read in one
 * statement, so the entries lack a number as long as that number is the last one.
 */
export const fetchDuePapers = (
  connection: Sql,
  kind: PaperKind,
  limit: number,
): Promise<{ last: number; due: readonly DuePaperRow[] }> => {
  const due = from(kind)
    .where('p.number', 'is', null)
    .select(['p.entry', 'p.students', 'p.amount_cents'])
    .orderBy('p.position')
    .limit(limit);
  return fetchOnlyRow(
    connection,
    queryBuilder.selectNoFrom([
      sql<number>`coalesce((${from(kind).select((eb) => eb.fn.max('p.number').as('last'))}), 0)`.as('last'),
      sql<readonly DuePaperRow[]>`coalesce((select jsonb_agg(d) from (${due}) d), '[]')`.as('due'),
    ]),
  );
};

/** The number of an entry's paper, null until it has got one, and its tax; undefined for an entry that gets none. */
export const fetchPaper = (connection: Sql, kind: PaperKind, entry: string) =>
  fetchFirstRow(connection, from(kind).where('p.entry', '=', entry).selectAll('p'));

/** The numbers of the papers of these entries, by entry. Entries without a number are left out. */
export const fetchPaperNumbers = async (
  connection: Sql,
  kind: PaperKind,
  entries: readonly string[],
): Promise<ReadonlyMap<string, number>> => {
  const rows = await fetchRows(
    connection,
    from(kind)
      .where('p.entry', '=', sql<string>`any(${entries}::uuid[])`)
      .where('p.number', 'is not', null)
      .select(['p.entry', 'p.number'])
      .$narrowType<{ number: number }>(),
  );
  return new Map(rows.map(({ entry, number }) => [entry, number]));
};

/** @public */
export const samples: QuerySamples<typeof import('./papers-query.ts')> = {
  fetchDuePapers: [
    ['invoice', sample.limit],
    ['receipt', sample.limit],
  ],
  fetchPaper: [['invoice', sample.id]],
  fetchPaperNumbers: [['receipt', [sample.id]]],
};
