/** The weekly classes of the current groups. */
import { type SqlBool, sql } from 'kysely';
import type { Sql } from 'postgres';
import { fetchRows, queryBuilder, type RowOf } from '../../query/database.ts';
import { createColumnRefs, toOptionalCondition } from '../../query/query-fragments.ts';
import { type QuerySamples, sample } from '../../query/query-samples.ts';

const gm = createColumnRefs('group_meetings', 'gm');

const meetings = queryBuilder
  .selectFrom('group_meetings as gm')
  .innerJoin('groups as g', 'g.id', 'gm.group_id')
  .where('g.archived_at', 'is', null)
  .select(['gm.group_id', 'g.name as group_name', 'gm.weekday', 'gm.begins', 'gm.ends', 'gm.room'])
  .select(['gm.from_day', 'gm.until_day'])
  .orderBy('gm.weekday')
  .orderBy('gm.begins')
  .orderBy(sql`g.name collate "en-x-icu"`)
  .orderBy('gm.id');

/** A weekly class of a group. It takes place from `from_day` on, and before `until_day` if that is not null. */
export type MeetingRecord = RowOf<typeof meetings>;

/** The meetings that are in force on a day (`YYYY-MM-DD`) or later, of all current groups or of those of one student. */
export const fetchMeetings = (connection: Sql, day: string, student?: string): Promise<MeetingRecord[]> =>
  fetchRows(
    connection,
    meetings.where((eb) =>
      eb.and([
        sql<SqlBool>`(${gm('until_day')} is null or ${gm('until_day')} > ${day}::date and ${gm('until_day')} > ${gm('from_day')})`,
        ...toOptionalCondition(
          student,
          (id) => sql<SqlBool>`exists (
            select from group_memberships m
            where m.group_id = ${gm('group_id')} and m.student_id = ${id} and m.left_at is null
          )`,
        ),
      ]),
    ),
  );

/** @public */
export const samples: QuerySamples<typeof import('./meetings-query.ts')> = {
  fetchMeetings: [[sample.day], [sample.day, sample.id]],
};
