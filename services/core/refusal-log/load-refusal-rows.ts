import { type SqlBool, sql } from 'kysely';
import type { Sql } from 'postgres';
import type { ActivityCursor } from '#projections/people/activity/activity-query.ts';
import { fetchOnlyRow, fetchRows, queryBuilder, type RowOf } from '#projections/query/database.ts';
import {
  type CalendarPeriod,
  countAll,
  toActorOrFamilyNameSql,
  toFormerSql,
  toOptionalCondition,
  toPeriodConditions,
} from '#projections/query/query-fragments.ts';
import { type QuerySamples, sample, samplePages } from '#projections/query/query-samples.ts';
import type { RecordedRefusal } from './refusal.ts';

/** The columns of `desk.refusals` that are read. */
interface StoredRefusal extends Pick<RecordedRefusal, 'kind' | 'operation' | 'code'> {
  id: string;
  first_at: string;
  last_at: string;
  times: number;
  actor_id: string | null;
  student_id: string | null;
  account_id: string | null;
  masked_email: string | null;
}

const refusals = queryBuilder
  .withTables<{ 'desk.refusals': StoredRefusal }>()
  .selectFrom('desk.refusals as r')
  .leftJoin('profiles as actor', 'actor.id', 'r.actor_id')
  .leftJoin('profiles as subject', (join) =>
    join.on(({ eb, fn }) => eb('subject.id', '=', fn.coalesce('r.student_id', 'r.account_id'))),
  )
  .select([
    sql<'refusal'>`'refusal'`.as('kind'),
    'r.id',
    'r.first_at as created_at',
    'r.last_at',
    'r.times',
    'r.kind as refused',
    'r.operation',
    'r.code',
    'r.actor_id',
  ])
  .select(({ eb, ref }) =>
    eb
      .case()
      .when('r.actor_id', 'is not', null)
      .then(toActorOrFamilyNameSql('actor', ref('r.actor_id'), 'Unknown'))
      .end()
      .as('actor_name'),
  )
  .select(['subject.id as subject_id', 'subject.name as subject_name', 'subject.role as subject_role'])
  .select([toFormerSql('subject').as('subject_archived'), 'r.masked_email']);

/**
 * A refusal with the people it names. `subject` is the student or account that the request was about. `created_at` is the
 * instant of the first refusal, which never changes, so that keyset pages neither skip nor repeat a row.
 */
export type RefusalRow = RowOf<typeof refusals>;

export interface RefusalFilters extends RefusalSelection {
  readonly after?: ActivityCursor | undefined;
  readonly limit: number;
}

/** Which refusals are listed. */
export interface RefusalSelection {
  readonly kind?: RecordedRefusal['kind'] | undefined;
  readonly period?: CalendarPeriod | undefined;
  /** Id of the person who was refused, or of the account that the sign-in was for. */
  readonly personId?: string | undefined;
  readonly studentId?: string | undefined;
}

const selectRefusals = ({ kind, period, personId, studentId }: RefusalSelection) =>
  refusals.where((eb) =>
    eb.and([
      ...toOptionalCondition(kind, (wanted) => eb('r.kind', '=', wanted)),
      ...toOptionalCondition(personId, (id) => eb.or([eb('r.actor_id', '=', id), eb('r.account_id', '=', id)])),
      ...toOptionalCondition(studentId, (id) => eb.or([eb('r.student_id', '=', id), eb('r.account_id', '=', id)])),
      ...toPeriodConditions(eb.ref('r.first_at'), period),
    ]),
  );

/** The number of refusals on all pages. */
export const countRefusals = async (connection: Sql, selection: RefusalSelection): Promise<number> =>
  (await fetchOnlyRow(connection, selectRefusals(selection).clearSelect().select(countAll.as('count')))).count;

/**
 * Refused commands and failed sign-ins, newest first, at most `limit` rows. `after` is compared with version 0, so that
 * refusals follow the acts of the same instant.
 */
export const loadRefusalRows = (connection: Sql, filters: RefusalFilters): Promise<RefusalRow[]> => {
  const { after, limit, ...selection } = filters;
  const query = selectRefusals(selection)
    .where((eb) =>
      eb.and(
        toOptionalCondition(after, (row) => {
          return sql<SqlBool>`(${eb.ref('r.first_at')}, 0, ${eb.ref('r.id')}) < ${eb.tuple(...row)}`;
        }),
      ),
    )
    .orderBy('r.first_at', 'desc')
    .orderBy('r.id', 'desc')
    .limit(limit);
  return fetchRows(connection, query);
};

/** @public */
export const samples: QuerySamples<typeof import('./load-refusal-rows.ts')> = {
  countRefusals: [[{}], [{ kind: 'sign-in-failed', period: sample.period, personId: sample.id, studentId: sample.id }]],
  loadRefusalRows: samplePages({
    kind: 'sign-in-failed' as const,
    period: sample.period,
    personId: sample.id,
    studentId: sample.id,
    after: [sample.instant, 1, sample.id] as [string, number, string],
  }).map((filters) => [filters]),
};
