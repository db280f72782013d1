/** What later events of an attendance mark did to the row of an earlier one. */
import { type Expression, type SqlBool, sql } from 'kysely';
import { queryBuilder } from './database.ts';
import { createColumnRefs, toActorNameSql } from './query-fragments.ts';

const a = createColumnRefs('attendance', 'a');
const c = createColumnRefs('attendance_history', 'c');

/** The columns of a row that shows one event of a mark. */
interface MarkEventColumns {
  readonly attendance_id: Expression<string | null>;
  readonly version: Expression<number>;
  readonly created_at: Expression<string>;
}

/**
 * The first correction after an event of a mark: another status or date, a note that was replaced for a reason, or a void. The
 * two events of a mark that moves and becomes present have the same instant, and the second does not correct the first.
 */
export const selectCorrection = ({ attendance_id, version, created_at }: MarkEventColumns) =>
  queryBuilder
    .selectFrom('attendance_history as c')
    .leftJoin('profiles as corrector', 'corrector.id', 'c.tutor_id')
    .select(['c.id', 'c.created_at'])
    .select([
      sql<'corrected' | 'voided'>`case ${c('what')} when 'voided' then 'voided' else 'corrected' end`.as('as'),
      toActorNameSql('corrector').as('name'),
    ])
    .where(
      sql<SqlBool>`${c('attendance_id')} = ${attendance_id} and ${c('version')} > ${version}
        and ${c('created_at')} > ${created_at}
        and (${c('what')} in ('corrected', 'moved', 'voided') or ${c('what')} = 'noted' and ${c('reason')} is not null)`,
    )
    .orderBy('c.version')
    .limit(sql.lit(1));

/** The columns of a lateral join of `selectCorrection` under the name `correction`. */
export const correctionColumns = [
  sql.ref<string | null>('correction.id').as('correction_id'),
  sql.ref<'corrected' | 'voided' | null>('correction.as').as('corrected_as'),
  sql.ref<string | null>('correction.created_at').as('corrected_at'),
  sql.ref<string | null>('correction.name').as('corrected_by'),
] as const;

/** True for the row of the last change of the mark `a` that families see, if the mark is not voided. */
export const toCanCorrectSql = (version: Expression<number>) =>
  sql<boolean>`coalesce(${a('voided_at')} is null and ${a('id')} is not null and not exists ${queryBuilder
    .selectFrom('attendance_history as c')
    .select((eb) => eb.lit(1).as('one'))
    .where(
      sql<SqlBool>`${c('attendance_id')} = ${a('id')} and ${c('version')} > ${version} and ${c('what')} <> 'privately-noted'`,
    )}, false)`.as('can_correct');

/** The day of class of a row of a class history, by its id; null without a row. */
export const toRowDaySql = (id: Expression<string | null>) =>
  sql<string | null>`coalesce(
    ${queryBuilder.selectFrom('class_transactions as change').select('change.effective_on').where('change.id', '=', id)},
    ${queryBuilder.selectFrom('attendance_history as event').select('event.date').where('event.id', '=', id)}
  )`;
