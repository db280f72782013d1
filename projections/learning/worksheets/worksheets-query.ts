/** The worksheets of the centre, by their numbers. */
import { type SqlBool, sql } from 'kysely';
import type { Sql } from 'postgres';
import { z } from 'zod';
import { foldText, toSearchWords } from '#events/values/fold-text.ts';
import type { PracticeSubject } from '#events/values/shapes.ts';
import { fetchFirstRow, fetchOnlyRow, fetchRows, queryBuilder, type RowOf } from '../../query/database.ts';
import { decodeCursor, encodeCursor, type Page, toPage } from '../../query/page.ts';
import { countAll, createColumnRefs, toActorNameSql, toOptionalCondition } from '../../query/query-fragments.ts';
import { type QuerySamples, sample, samplePages } from '../../query/query-samples.ts';

const w = createColumnRefs('worksheets', 'w');

const worksheets = queryBuilder
  .selectFrom('worksheets as w')
  .leftJoin('profiles as maker', 'maker.id', 'w.tutor_id')
  .select(['w.id', 'w.number', 'w.subject', 'w.grade', 'w.topic', 'w.question_count', 'w.prepared_at'])
  .select(toActorNameSql('maker').as('prepared_by_name'));

/** A worksheet without its questions. */
export type WorksheetRecord = RowOf<typeof worksheets>;

interface WorksheetFilters {
  /** Words of the topic, or the number. */
  readonly search?: string | undefined;
  readonly cursor?: string | undefined;
  readonly limit: number;
}

interface WorksheetsPage extends Page<WorksheetRecord> {
  /** The number of worksheets that match the search, on all pages. */
  readonly total: number;
}

const cursorSchema = z.tuple([z.int32()]);

/** A page of worksheets, newest first. Throws InvalidCursorError. */
export const fetchWorksheetsPage = async (
  connection: Sql,
  { search = '', cursor, limit }: WorksheetFilters,
): Promise<WorksheetsPage> => {
  const after = cursor === undefined ? undefined : decodeCursor(cursorSchema, cursor)[0];
  const matches = toSearchWords(search).map(
    (word) => sql<SqlBool>`(${w('number')}::text = ${word} or position(${word} in ${w('search_text')}) > 0)`,
  );
  const [rows, { total }] = await Promise.all([
    fetchRows(
      connection,
      worksheets
        .where((eb) => eb.and([...matches, ...toOptionalCondition(after, (number) => eb('w.number', '<', number))]))
        .orderBy('w.number', 'desc')
        .limit(limit + 1),
    ),
    fetchOnlyRow(
      connection,
      queryBuilder
        .selectFrom('worksheets as w')
        .where((eb) => eb.and(matches))
        .select(countAll.as('total')),
    ),
  ]);
  return { ...toPage(rows, limit, ({ number }) => [number]), total };
};

/** The worksheet with a number or an id; undefined if there is none. */
export const fetchWorksheet = (
  connection: Sql,
  by: { readonly number: number } | { readonly id: string },
): Promise<WorksheetRecord | undefined> =>
  fetchFirstRow(
    connection,
    'id' in by ? worksheets.where('w.id', '=', by.id) : worksheets.where('w.number', '=', by.number),
  );

/** The id of the newest worksheet on the same topic; undefined if there is none. */
export const fetchLastWorksheetOn = async (
  connection: Sql,
  { subject, grade, topic }: { readonly subject: PracticeSubject; readonly grade: number; readonly topic: string },
): Promise<string | undefined> => {
  const query = queryBuilder
    .selectFrom('worksheets as w')
    .where('w.search_text', '=', foldText(topic))
    .where('w.subject', '=', subject)
    .where('w.grade', '=', grade)
    .select('w.id')
    .orderBy('w.number', 'desc')
    .limit(1);
  return (await fetchFirstRow(connection, query))?.id;
};

/** @public */
export const samples: QuerySamples<typeof import('./worksheets-query.ts')> = {
  fetchWorksheetsPage: samplePages({ search: 'fractions 12', cursor: encodeCursor([12]) }).map((page) => [page]),
  fetchWorksheet: [[{ number: 1 }], [{ id: sample.id }]],
  fetchLastWorksheetOn: [[{ subject: 'math', grade: 4, topic: 'Fractions' }]],
};
