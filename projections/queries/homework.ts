/** Homework as tutors see it: lists with counts, and one with all that it asks. */
import type { Sql } from 'postgres';
import { z } from 'zod';
import type { Question } from '#events/homework/events.ts';
import type { GradingType } from '#events/values/shapes.ts';
import { decodeCursor, type Page, page, placeInstant } from './page.ts';
import { PROGRAM_NAME } from './sql.ts';

export interface HomeworkRecord {
  id: string;
  title: string;
  grading_type: GradingType;
  created_by: string;
  created_by_name: string;
  due_date: string | null;
  created_at: string;
  deleted_at: string | null;
  question_count: number;
  /** Current students alone. */
  assigned_count: number;
  submission_count: number;
  needs_review_count: number;
  graded_count: number;
  version: number;
}

export interface HomeworkFilters {
  /** The tutor whose it is; everybody's without. */
  readonly createdBy?: string | undefined;
  readonly deleted: boolean;
  /** In the title, whatever the case. */
  readonly search?: string | undefined;
  readonly cursor?: string | undefined;
  readonly limit: number;
}

const place = z.tuple([placeInstant, z.uuid()]);

const filtered = (sql: Sql, { createdBy, deleted, search }: HomeworkFilters) => sql`
  h.deleted_at is ${deleted ? sql`not null` : sql`null`}
  ${createdBy === undefined ? sql`` : sql`and h.created_by = ${createdBy}`}
  ${search === undefined ? sql`` : sql`and position(lower(${search}) in lower(h.title)) > 0`}`;

/** The columns of a record for the homework named `h`, with its maker as `maker`, its former students as `former` and what was submitted as `work`. */
const recordColumns = (sql: Sql) => sql`
  h.id, h.title, h.grading_type, h.created_by, coalesce(maker.name, ${PROGRAM_NAME}) as created_by_name,
  h.due_date, h.created_at, h.deleted_at, h.question_count, h.version,
  jsonb_array_length(h.assigned) - coalesce(former.students, 0) as assigned_count,
  coalesce(work.submitted, 0) as submission_count, coalesce(work.submitted - work.graded, 0) as needs_review_count,
  coalesce(work.graded, 0) as graded_count`;

/** What `recordColumns` names, for the homework of `shown`; work of former students counts, they themselves do not. */
const joinedCounts = (sql: Sql, shown: string) => sql`
  left join profiles maker on maker.id = h.created_by
  -- only former students are looked for: hundreds are assigned, and few of them have left
  left join (
    select s.id, count(*)::int as students
    from ${sql(shown)} s, jsonb_array_elements_text(s.assigned) a
    where a.value in (select id::text from profiles where archived_at is not null)
    group by s.id
  ) former on former.id = h.id
  left join homework_work work on work.homework_id = h.id`;

export interface HomeworkPage extends Page<HomeworkRecord> {
  /** Of all that the filters let through. */
  readonly total: number;
}

/** Newest first, in one query. Throws InvalidCursor. */
export const homeworkPage = async (sql: Sql, filters: HomeworkFilters): Promise<HomeworkPage> => {
  const { cursor, limit } = filters;
  const after = cursor === undefined ? undefined : decodeCursor(place, cursor);
  const rows = await sql<(Partial<HomeworkRecord> & { total: number })[]>`
    with counted as (select count(*)::int as total from homework h where ${filtered(sql, filters)}),
    shown as (
      select * from homework h
      where ${filtered(sql, filters)}
        ${after ? sql`and (h.created_at, h.id) < (${after[0]}, ${after[1]})` : sql``}
      order by h.created_at desc, h.id desc
      limit ${limit + 1}
    )
    select counted.total, listed.*
    from counted
    left join (
      select ${recordColumns(sql)} from shown h ${joinedCounts(sql, 'shown')}
    ) listed on true
    order by listed.created_at desc, listed.id desc`;
  const total = rows[0]?.total ?? 0;
  const found = rows.flatMap(({ total: _, ...row }) => (row.id == null ? [] : [row as HomeworkRecord]));
  return { ...page(found, limit, ({ created_at, id }) => [created_at, id]), total };
};

/** How many homework a tutor has that are not deleted. */
export const homeworkCount = async (sql: Sql, createdBy: string): Promise<number> => {
  const [row] = await sql<[{ count: number }]>`
    select count(*)::int as count from homework where created_by = ${createdBy} and deleted_at is null`;
  return row.count;
};

/** What a homework says of itself, without what is counted over its students. */
export type HomeworkHead = Pick<HomeworkRecord, 'title' | 'grading_type' | 'due_date' | 'created_by' | 'deleted_at'>;

/** Deleted ones included; undefined when there is none. */
export const homeworkHeadById = async (sql: Sql, id: string): Promise<HomeworkHead | undefined> => {
  const [row] = await sql<HomeworkHead[]>`
    select title, grading_type, due_date, created_by, deleted_at from homework where id = ${id}`;
  return row;
};

/** A homework with all that it asks. */
export interface HomeworkWhole extends HomeworkRecord {
  keys_shown: boolean;
  content_version: number;
  questions: Question[];
  /** Current students whom it is assigned to. */
  assigned_students: string[];
  submitted_students: string[];
  updated_by_name: string;
  updated_at: string;
}

/** Deleted ones included; undefined when there is none. */
export const homeworkById = async (sql: Sql, id: string): Promise<HomeworkWhole | undefined> => {
  const [row] = await sql<HomeworkWhole[]>`
    with one as (select * from homework where id = ${id})
    select ${recordColumns(sql)}, h.keys_shown, h.content_version, c.questions,
      coalesce(changer.name, ${PROGRAM_NAME}) as updated_by_name, h.updated_at,
      array(select p.id::text from jsonb_array_elements_text(h.assigned) a
        join profiles p on p.id = a.value::uuid where p.archived_at is null order by p.id) as assigned_students,
      array(select s.student_id::text from submissions s where s.homework_id = h.id) as submitted_students
    from one h
    join homework_contents c on c.homework_id = h.id and c.content_version = h.content_version
    left join profiles changer on changer.id = h.updated_by
    ${joinedCounts(sql, 'one')}`;
  return row;
};

/**
 * Whether a picture is shown by a homework that this person may see: a tutor who made it or is an owner, a student whom
 * it is assigned to or who has submitted it. What an earlier version of it showed counts, since submissions show that.
 */
export const isPictureShownTo = async (
  sql: Sql,
  { homeworkId, address }: { readonly homeworkId: string; readonly address: string },
  viewer: { readonly id: string; readonly role: 'student' | 'tutor'; readonly owner: boolean },
): Promise<boolean> => {
  const seen =
    viewer.role === 'tutor'
      ? sql`(${viewer.owner} or h.created_by = ${viewer.id})`
      : sql`(
          h.deleted_at is null and h.assigned @> jsonb_build_array(${viewer.id}::text)
          or exists (select from submissions s where s.homework_id = h.id and s.student_id = ${viewer.id})
        )`;
  const rows = await sql`
    select from homework h
    where h.id = ${homeworkId} and ${seen} and exists (
      select from homework_contents c
      where c.homework_id = h.id
        and c.questions @> jsonb_build_array(jsonb_build_object('imageUrl', ${address}::text))
    )`;
  return rows.length > 0;
};
