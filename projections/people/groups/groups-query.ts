/** The named sets of students by which lists are filtered and a roll is taken. */
import { sql } from 'kysely';
import type { Sql } from 'postgres';
import { fetchFirstRow, fetchRows, queryBuilder, type RowOf } from '../../query/database.ts';
import { createColumnRefs } from '../../query/query-fragments.ts';
import { type QuerySamples, sample } from '../../query/query-samples.ts';

const g = createColumnRefs('groups', 'g');

const currentGroups = queryBuilder
  .selectFrom('groups as g')
  .where('g.archived_at', 'is', null)
  .select([
    'g.id',
    'g.name',
    'g.schedule_version',
    sql<string[]>`array(select p.id::text from group_memberships m
      join profiles p on p.id = m.student_id and p.archived_at is null
      where m.group_id = ${g('id')} and m.left_at is null
      order by p.name collate "en-x-icu", p.id)`.as('students'),
  ])
  .orderBy(sql`${g('name')} collate "en-x-icu"`)
  .orderBy('g.id');

/** A current group; `students` are the ids of its current students, by name. */
export type GroupRecord = RowOf<typeof currentGroups>;

/** Every current group, by name. */
export const fetchGroups = (connection: Sql): Promise<GroupRecord[]> => fetchRows(connection, currentGroups);

/** The name of a group, and when it was archived; undefined for an unknown id. */
export const fetchGroup = (connection: Sql, groupId: string) =>
  fetchFirstRow(
    connection,
    queryBuilder.selectFrom('groups as g').where('g.id', '=', groupId).select(['g.name', 'g.archived_at']),
  );

/** @public */
export const samples: QuerySamples<typeof import('./groups-query.ts')> = {
  fetchGroups: [[]],
  fetchGroup: [[sample.id]],
};
