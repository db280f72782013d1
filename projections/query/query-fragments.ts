/** Kysely expressions that several queries share. Their columns are checked against the tables. */
import { type AliasedRawBuilder, type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';
import { allProjections, type ReadModelRowsByTable } from '../all.ts';
import type { Columns } from '../engine/columns.ts';
import { queryBuilder } from './database.ts';

/**
 * A range of days in the centre's calendar, applied to the instant at which a row was recorded. A missing bound does not
 * narrow.
 */
export interface CalendarPeriod {
  /** First and last day, `YYYY-MM-DD`, both included. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  /** The centre's IANA time zone. */
  readonly timeZone: string;
}

/** Civil days, `YYYY-MM-DD`: the first and the last one, both included. */
export interface DaySpan {
  readonly from: string;
  readonly to: string;
}

/** The actor's name when the actor has no profile: the program itself acted. */
export const PROGRAM_ACTOR_NAME = 'Rollbook';
/** The name of a student who has no profile. */
export const UNKNOWN_STUDENT_NAME = 'Unknown Student';

type TableName = keyof ReadModelRowsByTable;
type ColumnName<Table extends TableName> = keyof ReadModelRowsByTable[Table] & string;

/** References to the columns of a table under an alias: `const a = createColumnRefs('attendance', 'a')`, then `a('date')`. */
export const createColumnRefs =
  <Table extends TableName>(table: Table, alias: string = table) =>
  <Column extends ColumnName<Table>>(column: Column): RawBuilder<ReadModelRowsByTable[Table][Column]> =>
    sql.ref(`${alias}.${column}`);

const definitions = new Map<string, Columns>(
  allProjections.flatMap(({ tables }) => tables.map(({ name, columns }) => [name, columns] as const)),
);

/**
 * A sealed column in the form of `toQueriedSealedText`: the sealed text with its event, its field and the person it is
 * about. `unsealQueriedTexts` unseals it only if all three match. Null stays null. `person` is required if the table has no column with
 * the person's id.
 */
export const toQueriedSealedTextSql = <Table extends TableName, Column extends ColumnName<Table>>(
  table: Table,
  alias: string,
  column: Column,
  person?: Expression<string>,
): RawBuilder<ReadModelRowsByTable[Table][Column]> => {
  const sealedFor = definitions.get(table)?.[column]?.sealedFor;
  const about = person ?? (sealedFor?.person && sql.ref(`${alias}.${sealedFor.person}`));
  if (!sealedFor || !about) throw new Error(`${table}.${column} is not sealed, or the id of its person is missing`);
  return sql`${sql.ref(`${alias}.${column}`)} || ' ' || coalesce(${sql.ref(`${alias}.${sealedFor.event}`)}::text, '-')
    || ${sql.lit(` ${sealedFor.field} `)} || ${about}::text`;
};

/** The name of a person whose profile is left-joined as `alias`; `otherwise` for a person without a profile. */
export const toProfileNameSql = (alias: string, otherwise: string) =>
  sql<string>`coalesce(${createColumnRefs('profiles', alias)('name')}, ${sql.lit(otherwise)})`;

/** The name of an actor whose profile is left-joined as `alias`. */
export const toActorNameSql = (alias: string) => toProfileNameSql(alias, PROGRAM_ACTOR_NAME);

/** The same where the actor, whose id is given, may be a family account, which has no profile. */
export const toActorOrFamilyNameSql = (
  alias: string,
  actorId: Expression<string | null>,
  otherwise = PROGRAM_ACTOR_NAME,
) =>
  sql<string>`coalesce(${createColumnRefs('profiles', alias)('name')},
    (select family.name from family_access family where family.account_id = ${actorId} order by family.since desc limit 1),
    ${sql.lit(otherwise)})`;

/**
 * Whether a person whose profile is left-joined as `alias` is a former student or tutor. Somebody who was invited and has not
 * joined is none.
 */
export const toFormerSql = (alias: string) => {
  const profile = createColumnRefs('profiles', alias);
  return sql<boolean>`(${profile('archived_at')} is not null and ${profile('joined_at')} is not null)`;
};

const student = createColumnRefs('profiles', 'student');

/** Name, e-mail and archive state of a row's student, whose profile must be left-joined as `student`. */
export const studentColumns = [
  toProfileNameSql('student', UNKNOWN_STUDENT_NAME).as('student_name'),
  sql<string>`coalesce(${student('email')}, '')`.as('student_email'),
  sql<boolean>`${student('archived_at')} is not null`.as('student_archived'),
] as const;

/** The condition for a value as an array to spread into `and`; empty if the value is undefined. */
export const toOptionalCondition = <Value>(
  value: Value | undefined,
  condition: (value: Value) => Expression<SqlBool>,
): Expression<SqlBool>[] => (value === undefined ? [] : [condition(value)]);

/** Selects the students of a current group; nobody if there is no such group, everybody without a group. */
export const toGroupConditions = (studentId: Expression<string>, groupId: string | undefined): Expression<SqlBool>[] =>
  toOptionalCondition(
    groupId,
    (id) => sql<SqlBool>`${studentId} in (select m.student_id from ${toStaysSql(id)} and m.left_at is null)`,
  );

/**
 * Selects those who were in a current group at any time of a day, a civil date in a time zone; like toGroupConditions. Those
 * who left on the day itself count where `countsLeavers` is true.
 */
export const toGroupMemberConditions = (
  studentId: Expression<string>,
  groupId: string | undefined,
  day: string | Expression<string>,
  timeZone: string | undefined,
  countsLeavers: Expression<SqlBool> = sql.lit(true),
): Expression<SqlBool>[] =>
  toOptionalCondition(groupId, (id) => {
    const toDay = (instant: 'joined_at' | 'left_at') =>
      sql`(${createColumnRefs('group_memberships', 'm')(instant)} at time zone ${timeZone})::date`;
    // With `offset 0`, the days are computed once for each stay, and not for each row with which it is compared.
    return sql<SqlBool>`exists (
      select from (
        select m.student_id, ${toDay('joined_at')} as joined_on, ${toDay('left_at')} as left_on
        from ${toStaysSql(id)} offset 0
      ) stay
      where stay.student_id = ${studentId}
        and (stay.joined_on is null or stay.joined_on <= ${day}::date)
        and (stay.left_on is null or stay.left_on > ${day}::date or stay.left_on = ${day}::date and ${countsLeavers})
    )`;
  });

const toStaysSql = (groupId: string) =>
  sql`group_memberships m join groups g on g.id = m.group_id where g.id = ${groupId} and g.archived_at is null`;

/** Conditions of a period on a column of civil dates; empty without a period. */
export const toDatePeriodConditions = (
  column: Expression<string>,
  { from, to }: Partial<CalendarPeriod> = {},
): Expression<SqlBool>[] => [
  ...toOptionalCondition(from, (day) => sql<SqlBool>`${column} >= ${day}::date`),
  ...toOptionalCondition(to, (day) => sql<SqlBool>`${column} <= ${day}::date`),
];

/** Conditions of a period on a column of instants; empty without a period. */
export const toPeriodConditions = (
  column: Expression<string>,
  period: CalendarPeriod | undefined,
): Expression<SqlBool>[] => {
  const { from, to, timeZone } = period ?? {};
  return [
    ...toOptionalCondition(from, (day) => sql<SqlBool>`${column} >= ${toDayStartSql(day, timeZone)}`),
    ...toOptionalCondition(to, (day) => sql<SqlBool>`${column} < ${toDayEndSql(day, timeZone)}`),
  ];
};

/** The instant at which a day (`YYYY-MM-DD`) begins in a time zone. */
export const toDayStartSql = (day: string, timeZone: string | undefined) =>
  sql<string>`${day}::date::timestamp at time zone ${timeZone}`;

/** The instant at which a day (`YYYY-MM-DD`) ends in a time zone. */
export const toDayEndSql = (day: string, timeZone: string | undefined) =>
  sql<string>`(${day}::date + 1)::timestamp at time zone ${timeZone}`;

/** The Monday of the week that contains a day (`YYYY-MM-DD`), as a date. */
export const toMondaySql = (day: string) => sql<string>`(${day}::date - (extract(isodow from ${day}::date)::int - 1))`;

/** The Mondays of the last `weeks` weeks, including the one that contains a day (`YYYY-MM-DD`). */
export const toMondaysSql = (day: string, weeks: number) =>
  sql<{ monday: string }>`(
    select ${toMondaySql(day)} - 7 * back as monday from generate_series(0, ${weeks - 1}::int) back
  )`;

/** Orders `profiles as alias` by name, in the same order as sortByName. The indexes of `profiles` support it. */
export const toNameOrderSql = (alias = 'p') =>
  sql<string>`${createColumnRefs('profiles', alias)('name')} collate "en-x-icu"`;

/** The day of class of a row of a class history, by its id; null without a row. */
export const toRowDaySql = (id: Expression<string | null>) =>
  sql<string | null>`coalesce(
    ${queryBuilder.selectFrom('class_transactions as change').select('change.effective_on').where('change.id', '=', id)},
    ${queryBuilder.selectFrom('attendance_history as event').select('event.date').where('event.id', '=', id)}
  )`;

/** The number of rows that satisfy a condition. */
export const countWhere = (condition: Expression<SqlBool>) => sql<number>`count(*) filter (where ${condition})::int`;
/** The number of rows. */
export const countAll = sql<number>`count(*)::int`;

type SelectedColumn<Table extends TableName, Column extends ColumnName<Table>> = Column extends unknown
  ? AliasedRawBuilder<ReadModelRowsByTable[Table][Column], Column>
  : never;

/**
 * All columns of a table under an alias, except those named, for `select`. A new column of the table is selected without a
 * change of the queries. Sealed columns are selected with toQueriedSealedTextSql.
 */
export const selectColumnsExcept = <Table extends TableName, const Omitted extends ColumnName<Table>>(
  table: Table,
  alias: string,
  omitted: readonly Omitted[],
) => {
  const names = Object.keys(definitions.get(table) ?? {}) as ColumnName<Table>[];
  const selected = names.filter((name) => !omitted.some((each) => each === name));
  return pickColumns(table, alias, selected as Exclude<ColumnName<Table>, Omitted>[]);
};

/** The named columns of a table under an alias, for `select`. Sealed columns are selected as sealed claims. */
export const pickColumns = <Table extends TableName, const Picked extends ColumnName<Table>>(
  table: Table,
  alias: string,
  names: readonly Picked[],
) => names.map((name) => toColumn(table, alias, name).as(name)) as SelectedColumn<Table, Picked>[];

const toColumn = <Table extends TableName>(table: Table, alias: string, name: ColumnName<Table>) =>
  definitions.get(table)?.[name]?.sealedFor
    ? toQueriedSealedTextSql(table, alias, name)
    : createColumnRefs(table, alias)(name);

/**
 * Moves the columns of an outer join into an object of the row, which is null if the join found nothing. The first of the
 * columns must be one that is never null in its table.
 */
export const nestColumns = <Row extends object, Name extends string, Column extends AliasedRawBuilder<unknown, string>>(
  row: Row,
  name: Name,
  columns: readonly Column[],
) => {
  type Nested = Extract<Column extends AliasedRawBuilder<unknown, infer Alias> ? Alias : never, keyof Row>;
  const aliases = new Set(columns.map(({ alias }) => alias as string));
  const [nested, others] = [true, false].map((isNested) =>
    Object.fromEntries(Object.entries(row).filter(([key]) => aliases.has(key) === isNested)),
  );
  const isFound = columns[0] !== undefined && nested?.[columns[0].alias as string] !== null;
  return { ...others, [name]: isFound ? nested : null } as Omit<Row, Nested> & Record<Name, Pick<Row, Nested> | null>;
};
