/** Homework as tutors see it: lists with counts, and one with all that it asks. */
import { type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import type { Sql } from 'postgres';
import { z } from 'zod';
import type { ReadModelTables } from '../all.ts';
import { db, fetchOneRow, fetchRow, fetchRows, type RowOf } from './database.ts';
import { cursorInstant, decodeCursor, type Page, toPage } from './page.ts';
import { actorName, columnsOf, countAll, selectionOf, whenGiven } from './query-fragments.ts';

const h = columnsOf('homework', 'h');
const profiles = columnsOf('profiles');

/** Queries after a common table expression `shown`, which names the homework that they are about. */
const dbOfShown = db.withTables<{ shown: ReadModelTables['homework'] }>();

/** How many former students each homework is assigned to. Hundreds are assigned, and few of them have left. */
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

/** Work of former students counts; they themselves are not counted as assigned. */
const records = dbOfShown
  .selectFrom('shown as h')
  .leftJoin('profiles as maker', 'maker.id', 'h.created_by')
  .leftJoin(formerStudents.as('former'), 'former.id', 'h.id')
  .leftJoin('homework_work as work', 'work.homework_id', 'h.id')
  .select(['h.id', 'h.title', 'h.grading_type', 'h.created_by', actorName('maker').as('created_by_name')])
  .select(['h.due_date', 'h.created_at', 'h.deleted_at', 'h.question_count', 'h.version'])
  .select(({ fn, eb, ref }) => [
    sql<number>`jsonb_array_length(${ref('h.assigned')}) - coalesce(${ref('former.students')}, 0)`.as('assigned_count'),
    fn.coalesce('work.submitted', eb.lit(0)).as('submission_count'),
    fn.coalesce(eb('work.submitted', '-', ref('work.graded')), eb.lit(0)).as('needs_review_count'),
    fn.coalesce('work.graded', eb.lit(0)).as('graded_count'),
  ]);

/** A homework with its counts; `assigned_count` is of current students alone. */
export type HomeworkRecord = RowOf<typeof records>;

export interface HomeworkFilters {
  /** The tutor whose it is; everybody's without. */
  readonly createdBy?: string | undefined;
  readonly deleted: boolean;
  /** In the title, whatever the case. */
  readonly search?: string | undefined;
  readonly cursor?: string | undefined;
  readonly limit: number;
}

const place = z.tuple([cursorInstant, z.uuid()]);

const filtered =
  ({ createdBy, deleted, search }: HomeworkFilters) =>
  (eb: ExpressionBuilder<ReadModelTables & { h: ReadModelTables['homework'] }, 'h'>) =>
    eb.and([
      eb('h.deleted_at', deleted ? 'is not' : 'is', null),
      ...whenGiven(createdBy, (id) => eb('h.created_by', '=', id)),
      ...whenGiven(search, (text) => sql<SqlBool>`position(lower(${text}) in lower(${h('title')})) > 0`),
    ]);

export interface HomeworkPage extends Page<HomeworkRecord> {
  /** Of all that the filters let through. */
  readonly total: number;
}

/** Newest first, in one query. Throws InvalidCursor. */
export const homeworkPage = async (connection: Sql, filters: HomeworkFilters): Promise<HomeworkPage> => {
  const { cursor, limit } = filters;
  const after = cursor === undefined ? undefined : decodeCursor(place, cursor);
  const all = db.selectFrom('homework as h').where(filtered(filters));
  const shown = all
    .where((eb) => eb.and(whenGiven(after, (row) => eb(eb.refTuple('h.created_at', 'h.id'), '<', eb.tuple(...row)))))
    .selectAll()
    .orderBy('h.created_at', 'desc')
    .orderBy('h.id', 'desc')
    .limit(limit + 1);
  const query = db
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

/** How many homework a tutor has that are not deleted. */
export const homeworkCount = async (connection: Sql, createdBy: string): Promise<number> => {
  const query = db.selectFrom('homework').where('created_by', '=', createdBy).where('deleted_at', 'is', null);
  return (await fetchOneRow(connection, query.select(countAll.as('count')))).count;
};

/** What a homework says of itself, without what is counted over its students. */
export type HomeworkHead = Pick<HomeworkRecord, 'title' | 'grading_type' | 'due_date' | 'created_by' | 'deleted_at'>;

/** Deleted ones included; undefined when there is none. */
export const homeworkHeadById = (connection: Sql, id: string): Promise<HomeworkHead | undefined> =>
  fetchRow(
    connection,
    db
      .selectFrom('homework')
      .where('id', '=', id)
      .select(['title', 'grading_type', 'due_date', 'created_by', 'deleted_at']),
  );

const wholeHomework = (id: string) =>
  db
    .with('shown', (shown) => shown.selectFrom('homework').where('id', '=', id).selectAll())
    .selectFrom(
      records
        .innerJoin('homework_contents as c', (join) =>
          join.onRef('c.homework_id', '=', 'h.id').onRef('c.content_version', '=', 'h.content_version'),
        )
        .leftJoin('profiles as changer', 'changer.id', 'h.updated_by')
        .select([...selectionOf('homework', 'h', ['keys_shown', 'content_version', 'updated_at']), 'c.questions'])
        .select([
          actorName('changer').as('updated_by_name'),
          sql<string[]>`array(select p.id::text from jsonb_array_elements_text(${h('assigned')}) a
            join profiles p on p.id = a.value::uuid where ${columnsOf('profiles', 'p')('archived_at')} is null
            order by p.id)`.as('assigned_students'),
          sql<string[]>`array(select ${columnsOf('submissions', 's')('student_id')}::text from submissions s
            where ${columnsOf('submissions', 's')('homework_id')} = ${h('id')})`.as('submitted_students'),
        ])
        .as('whole'),
    )
    .selectAll();

/** A homework with all that it asks; `assigned_students` are current ones. */
export type HomeworkWhole = RowOf<ReturnType<typeof wholeHomework>>;

/** Deleted ones included; undefined when there is none. */
export const homeworkById = (connection: Sql, id: string): Promise<HomeworkWhole | undefined> =>
  fetchRow(connection, wholeHomework(id));

/**
 * Whether a picture is shown by a homework that this person may see: a tutor who made it or is an owner, a student whom
 * it is assigned to or who has submitted it. What an earlier version of it showed counts, since submissions show that.
 */
export const isPictureShownTo = async (
  connection: Sql,
  { homeworkId, address }: { readonly homeworkId: string; readonly address: string },
  viewer: { readonly id: string; readonly role: 'student' | 'tutor'; readonly owner: boolean },
): Promise<boolean> => {
  const c = columnsOf('homework_contents', 'c');
  const s = columnsOf('submissions', 's');
  const maySee =
    viewer.role === 'tutor'
      ? sql<SqlBool>`(${viewer.owner} or ${h('created_by')} = ${viewer.id})`
      : sql<SqlBool>`(
          ${h('deleted_at')} is null and ${h('assigned')} @> jsonb_build_array(${viewer.id}::text)
          or exists (
            select from submissions s where ${s('homework_id')} = ${h('id')} and ${s('student_id')} = ${viewer.id}
          )
        )`;
  const query = db
    .selectFrom('homework as h')
    .select('h.id')
    .where('h.id', '=', homeworkId)
    .where(maySee)
    .where(
      sql<SqlBool>`exists (
        select from homework_contents c
        where ${c('homework_id')} = ${h('id')}
          and ${c('questions')} @> jsonb_build_array(jsonb_build_object('imageUrl', ${address}::text))
      )`,
    );
  return (await fetchRow(connection, query)) !== undefined;
};
