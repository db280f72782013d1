/** Homework from the view of tutors. */
import { type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import type { Sql } from 'postgres';
import { z } from 'zod';
import { toSearchWords } from '#events/values/fold-text.ts';
import type { ReadModelRowsByTable } from '../../all.ts';
import { fetchFirstRow, fetchOnlyRow, fetchRows, queryBuilder, type RowOf } from '../../query/database.ts';
import { cursorInstantSchema, decodeCursor, type Page, toPage } from '../../query/page.ts';
import {
  countAll,
  createColumnRefs,
  selectColumnsExcept,
  toActorNameSql,
  toOptionalCondition,
} from '../../query/query-fragments.ts';
import { type QuerySamples, sample, samplePages } from '../../query/query-samples.ts';

const h = createColumnRefs('homework', 'h');
const profiles = createColumnRefs('profiles');

/** Builds queries that follow the common table expression `shown`, which selects the homework to read. */
const dbOfShown = queryBuilder.withTables<{ shown: ReadModelRowsByTable['homework'] }>();

/** The number of former students to whom each homework is assigned. Cheap: few of the assigned students are former ones. */
const formerStudents = dbOfShown
  .selectFrom('shown as s')
  .innerJoinLateral(
    ({ ref }) => sql<{ value: string }>`jsonb_array_elements_text(${ref('s.assigned')})`.as('a'),
    (join) => join.onTrue(),
  )
  .where(
    sql<SqlBool>`${sql.ref('a.value')} in
      (select ${profiles('id')}::text from profiles where ${profiles('archived_at')} is not null)`,
  )
  .groupBy('s.id')
  .select(['s.id', countAll.as('students')]);

/** The columns that only one homework is answered with, not a list. */
const detailColumns = ['keys_shown', 'content_version', 'updated_at'] as const;

/** The submissions of former students are counted, but former students are not counted as assigned. */
const records = dbOfShown
  .selectFrom('shown as h')
  .leftJoin('profiles as maker', 'maker.id', 'h.created_by')
  .leftJoin(formerStudents.as('former'), 'former.id', 'h.id')
  .leftJoin('homework_work as work', 'work.homework_id', 'h.id')
  .select(
    selectColumnsExcept('homework', 'h', ['search_text', 'assigned', 'regraded_to', 'updated_by', ...detailColumns]),
  )
  .select(({ fn, eb, ref }) => [
    toActorNameSql('maker').as('created_by_name'),
    sql<number>`jsonb_array_length(${ref('h.assigned')}) - coalesce(${ref('former.students')}, 0)`.as('assigned_count'),
    fn.coalesce('work.submitted', eb.lit(0)).as('submission_count'),
    fn.coalesce(eb('work.submitted', '-', ref('work.graded')), eb.lit(0)).as('needs_review_count'),
    fn.coalesce('work.graded', eb.lit(0)).as('graded_count'),
  ]);

/** A homework with its counts; `assigned_count` counts current students only. */
export type HomeworkRecord = RowOf<typeof records>;

export interface HomeworkFilters {
  /** Id of the tutor who created it; undefined selects the homework of all tutors. */
  readonly createdBy?: string | undefined;
  readonly deleted: boolean;
  /** Words to find in the title. */
  readonly search?: string | undefined;
  readonly cursor?: string | undefined;
  readonly limit: number;
}

const cursorSchema = z.tuple([cursorInstantSchema, z.uuid()]);

const toFilterCondition =
  ({ createdBy, deleted, search }: HomeworkFilters) =>
  (eb: ExpressionBuilder<ReadModelRowsByTable & { h: ReadModelRowsByTable['homework'] }, 'h'>) =>
    eb.and([
      eb('h.deleted_at', deleted ? 'is not' : 'is', null),
      ...toOptionalCondition(createdBy, (id) => eb('h.created_by', '=', id)),
      ...toSearchWords(search ?? '').map((word) => sql<SqlBool>`position(${word} in ${h('search_text')}) > 0`),
    ]);

export interface HomeworkPage extends Page<HomeworkRecord> {
  /** The number of homework that match the filters, on all pages. */
  readonly total: number;
}

/** A page of homework with the total, newest first, read in one query. Throws InvalidCursorError. */
export const fetchHomeworkPage = async (connection: Sql, filters: HomeworkFilters): Promise<HomeworkPage> => {
  const { cursor, limit } = filters;
  const after = cursor === undefined ? undefined : decodeCursor(cursorSchema, cursor);
  const all = queryBuilder.selectFrom('homework as h').where(toFilterCondition(filters));
  const shown = all
    .where((eb) =>
      eb.and(toOptionalCondition(after, (row) => eb(eb.refTuple('h.created_at', 'h.id'), '<', eb.tuple(...row)))),
    )
    .selectAll()
    .orderBy('h.created_at', 'desc')
    .orderBy('h.id', 'desc')
    .limit(limit + 1);
  const query = queryBuilder
    .with('counted', () => all.select(countAll.as('total')))
    .with('shown', () => shown)
    .selectFrom('counted')
    .leftJoin(records.as('listed'), (join) => join.onTrue())
    .select('counted.total')
    .selectAll('listed')
    .orderBy('listed.created_at', 'desc')
    .orderBy('listed.id', 'desc');
  const rows = await fetchRows(connection, query);
  const found = rows.flatMap(({ total: _, ...row }) => (row.id === null ? [] : [row as HomeworkRecord]));
  return { ...toPage(found, limit, ({ created_at, id }) => [created_at, id]), total: rows[0]?.total ?? 0 };
};

/** The number of homework that a tutor created, without deleted homework. */
export const countHomeworkOfTutor = async (connection: Sql, createdBy: string): Promise<number> => {
  const query = queryBuilder.selectFrom('homework').where('created_by', '=', createdBy).where('deleted_at', 'is', null);
  return (await fetchOnlyRow(connection, query.select(countAll.as('count')))).count;
};

/** The number of homework for which each tutor is responsible, without deleted homework. */
export const countHomeworkByTutor = async (connection: Sql): Promise<ReadonlyMap<string, number>> => {
  const query = queryBuilder.selectFrom('homework').where('deleted_at', 'is', null).groupBy('created_by');
  const rows = await fetchRows(connection, query.select(['created_by', countAll.as('count')]));
  return new Map(rows.map(({ created_by, count }) => [created_by, count]));
};

/** The ids of all homework for which a tutor is responsible, deleted or not. */
export const fetchHomeworkIdsOfTutor = async (connection: Sql, tutorId: string): Promise<string[]> => {
  const query = queryBuilder.selectFrom('homework').where('created_by', '=', tutorId).select('id').orderBy('id');
  return (await fetchRows(connection, query)).map(({ id }) => id);
};

/** The archived tutors who are still responsible for homework. */
export const fetchFormerTutorsWithHomework = async (connection: Sql): Promise<string[]> => {
  const query = queryBuilder
    .selectFrom('profiles as p')
    .where('p.role', '=', 'tutor')
    .where('p.archived_at', 'is not', null)
    .where(({ exists, selectFrom }) =>
      exists(selectFrom('homework as h').whereRef('h.created_by', '=', 'p.id').select('h.id')),
    );
  return (await fetchRows(connection, query.select('p.id'))).map(({ id }) => id);
};

/** A tutor's homework with submissions that have no grade yet, oldest first, and the number of such homework. */
export const fetchHomeworkToReview = async (connection: Sql, createdBy: string, limit: number) => {
  const query = queryBuilder
    .selectFrom('homework as h')
    .innerJoin('homework_work as work', 'work.homework_id', 'h.id')
    .where('h.created_by', '=', createdBy)
    .where('h.deleted_at', 'is', null)
    .whereRef('work.submitted', '>', 'work.graded')
    .select(({ eb, ref }) => [
      'h.id',
      'h.title',
      eb('work.submitted', '-', ref('work.graded')).as('needs_review_count'),
      sql<number>`(count(*) over ())::int`.as('total'),
    ])
    .orderBy('h.created_at')
    .orderBy('h.id')
    .limit(limit);
  const rows = await fetchRows(connection, query);
  return { homework: rows.map(({ total: _, ...row }) => row), total: rows[0]?.total ?? 0 };
};

/** The fields of a homework that need no counting over its students. */
export type HomeworkSummary = Pick<
  HomeworkRecord,
  'id' | 'title' | 'grading_type' | 'due_date' | 'created_by' | 'deleted_at'
>;

/** One homework, even if it is deleted; undefined if there is none with this id. */
export const fetchHomeworkSummary = (connection: Sql, id: string): Promise<HomeworkSummary | undefined> =>
  fetchFirstRow(
    connection,
    queryBuilder
      .selectFrom('homework')
      .where('id', '=', id)
      .select(['id', 'title', 'grading_type', 'due_date', 'created_by', 'deleted_at']),
  );

const homeworkDetails = (id: string) =>
  queryBuilder
    .with('shown', (shown) => shown.selectFrom('homework').where('id', '=', id).selectAll())
    .selectFrom(
      records
        .innerJoin('homework_contents as c', (join) =>
          join.onRef('c.homework_id', '=', 'h.id').onRef('c.content_version', '=', 'h.content_version'),
        )
        .leftJoin('profiles as changer', 'changer.id', 'h.updated_by')
        .select([...detailColumns.map((name) => `h.${name}` as const), 'c.questions'])
        .select([
          toActorNameSql('changer').as('updated_by_name'),
          sql<string[]>`array(select p.id::text from jsonb_array_elements_text(${h('assigned')}) a
            join profiles p on p.id = a.value::uuid where ${createColumnRefs('profiles', 'p')('archived_at')} is null
            order by p.id)`.as('assigned_students'),
          sql<string[]>`array(select ${createColumnRefs('submissions', 's')('student_id')}::text from submissions s
            where ${createColumnRefs('submissions', 's')('homework_id')} = ${h('id')})`.as('submitted_students'),
        ])
        .as('whole'),
    )
    .selectAll();

/** A homework with its questions and students; `assigned_students` contains current students only. */
export type HomeworkDetails = RowOf<ReturnType<typeof homeworkDetails>>;

/** One homework, even if it is deleted; undefined if there is none with this id. */
export const fetchHomeworkDetails = (connection: Sql, id: string): Promise<HomeworkDetails | undefined> =>
  fetchFirstRow(connection, homeworkDetails(id));

const pictureAccess = ({ homeworkId, address, personId }: PictureRequest) => {
  const c = createColumnRefs('homework_contents', 'c');
  const s = createColumnRefs('submissions', 's');
  return queryBuilder
    .selectFrom('homework as h')
    .select(['h.created_by', 'h.deleted_at'])
    .select([
      sql<boolean>`${h('assigned')} @> jsonb_build_array(${personId}::text)`.as('assigned'),
      sql<boolean>`exists (
        select from submissions s where ${s('homework_id')} = ${h('id')} and ${s('student_id')} = ${personId}
      )`.as('submitted'),
    ])
    .where('h.id', '=', homeworkId)
    .where(
      sql<SqlBool>`exists (
        select from homework_contents c
        where ${c('homework_id')} = ${h('id')}
          and ${c('questions')} @> jsonb_build_array(jsonb_build_object('imageUrl', ${address}::text))
      )`,
    );
};

export interface PictureRequest {
  readonly homeworkId: string;
  /** The address of the picture in a question. */
  readonly address: string;
  readonly personId: string;
}

/** Whether a homework with the picture is assigned to the person or submitted by them, and who created it. */
export type PictureAccess = RowOf<ReturnType<typeof pictureAccess>>;

/**
 * Undefined if the homework does not exist or no version of it has the picture. Earlier versions count, because submissions
 * show the version that was submitted.
 */
export const fetchPictureAccess = (connection: Sql, request: PictureRequest): Promise<PictureAccess | undefined> =>
  fetchFirstRow(connection, pictureAccess(request));

/** @public */
export const samples: QuerySamples<typeof import('./homework-query.ts')> = {
  fetchHomeworkPage: samplePages({ createdBy: sample.id, search: 'maths', cursor: sample.newestCursor }).flatMap(
    (page) => [[{ deleted: false, ...page }], [{ deleted: true, ...page }]],
  ),
  countHomeworkOfTutor: [[sample.id]],
  countHomeworkByTutor: [[]],
  fetchHomeworkIdsOfTutor: [[sample.id]],
  fetchFormerTutorsWithHomework: [[]],
  fetchHomeworkToReview: [[sample.id, sample.limit]],
  fetchHomeworkSummary: [[sample.id]],
  fetchHomeworkDetails: [[sample.id]],
  fetchPictureAccess: [[{ homeworkId: sample.id, address: '/api/pictures/1', personId: sample.id }]],
};
