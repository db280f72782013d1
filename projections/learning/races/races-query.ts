/** The class races that are running, and those that are over. */
import { type SqlBool, sql } from 'kysely';
import type { Sql } from 'postgres';
import { fetchFirstRow, fetchOnlyRow, fetchRows, queryBuilder, type RowOf } from '../../query/database.ts';
import { toOptionalCondition } from '../../query/query-fragments.ts';
import { type QuerySamples, sample } from '../../query/query-samples.ts';

const races = queryBuilder
  .selectFrom('races as r')
  .innerJoin('groups as g', 'g.id', 'r.group_id')
  .select(['r.id', 'r.group_id', 'g.name as group_name', 'r.subject', 'r.grade', 'r.topic', 'r.questions'])
  .select(['r.started_at', 'r.ended_at'])
  .orderBy('r.started_at', 'desc')
  .orderBy('r.id');

/** A race without its questions. `ended_at` is null while nobody has ended it. */
export type RaceRecord = RowOf<typeof races>;

/** The races that are running at an instant (ISO 8601): of all groups, or of the present groups of one student. */
export const fetchRunningRaces = (
  connection: Sql,
  now: string,
  { student, code }: { readonly student?: string; readonly code?: string } = {},
): Promise<RaceRecord[]> =>
  fetchRows(
    connection,
    races
      .where(sql<SqlBool>`not r.results_recorded`)
      .where('r.ended_at', 'is', null)
      .where('r.expires_at', '>=', now)
      .where((eb) =>
        eb.and([
          ...toOptionalCondition(
            student,
            (id) => sql<SqlBool>`g.archived_at is null and exists (
              select from group_memberships m
              where m.group_id = r.group_id and m.student_id = ${id} and m.left_at is null
            )`,
          ),
          ...toOptionalCondition(code, (wanted) => sql<SqlBool>`r.code = ${wanted}`),
        ]),
      ),
  );

/** The last races that are over. */
export const fetchLastRaces = (connection: Sql, limit: number): Promise<RaceRecord[]> =>
  fetchRows(connection, races.where('r.ended_at', 'is not', null).limit(limit));

const newest = queryBuilder
  .selectFrom('races as r')
  .select(['r.id', sql<boolean>`r.ended_at is not null`.as('ended'), 'r.expires_at'])
  // One that is not over comes first, whatever the clocks of the copies said.
  .orderBy(sql`r.ended_at is not null`)
  .orderBy('r.started_at', 'desc')
  .orderBy('r.id');

/** How many races a group has had, and the newest of them. */
export const fetchRacesOfGroup = async (connection: Sql, groupId: string) => {
  const ofGroup = queryBuilder.selectFrom('races as r').where('r.group_id', '=', groupId);
  const [{ races: count }, last] = await Promise.all([
    fetchOnlyRow(connection, ofGroup.select(sql<number>`count(*)::int`.as('races'))),
    fetchFirstRow(connection, newest.where('r.group_id', '=', groupId).limit(1)),
  ]);
  return { count, newest: last };
};

const unfinished = queryBuilder.selectFrom('races as r').where(sql<SqlBool>`not r.results_recorded`).select('r.id');

/** The ids of the races that still have something to happen: they are running, or their results are not recorded. */
export const fetchUnfinishedRaceIds = async (connection: Sql): Promise<string[]> =>
  (await fetchRows(connection, unfinished)).map(({ id }) => id);

/** @public */
export const samples: QuerySamples<typeof import('./races-query.ts')> = {
  fetchRunningRaces: [[sample.instant], [sample.instant, { student: sample.id, code: '123456' }]],
  fetchLastRaces: [[sample.limit]],
  fetchRacesOfGroup: [[sample.id]],
  fetchUnfinishedRaceIds: [[]],
};
