/** Pieces of queries that several of them share. Columns within them are checked against the tables. */
import { type AliasedRawBuilder, type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';
import { allProjections, type ReadModelTables } from '../all.ts';
import type { Columns } from '../engine/columns.ts';
import { type Period, PROGRAM_NAME, UNKNOWN_STUDENT } from './sql.ts';

type TableName = keyof ReadModelTables;
type ColumnName<Table extends TableName> = keyof ReadModelTables[Table] & string;

/** References to the columns of a table under an alias: `const a = columnsOf('attendance', 'a')`, then `a('date')`. */
export const columnsOf =
  <Table extends TableName>(table: Table, alias: string = table) =>
  <Column extends ColumnName<Table>>(column: Column): RawBuilder<ReadModelTables[Table][Column]> =>
    sql.ref(`${alias}.${column}`);

const definitions = new Map<string, Columns>(
  allProjections.flatMap(({ tables }) => tables.map(({ name, columns }) => [name, columns] as const)),
);

/**
 * A sealed text with the event and the field that it is from, and the person it is about: it is unsealed only as that
 * (`openSealed`). Null stays null. Where the table does not hold the person, `person` does.
 */
export const claimed = <Table extends TableName, Column extends ColumnName<Table>>(
  table: Table,
  alias: string,
  column: Column,
  person?: Expression<string>,
): RawBuilder<ReadModelTables[Table][Column]> => {
  const sealedFor = definitions.get(table)?.[column]?.sealedFor;
  const about = person ?? (sealedFor?.person && sql.ref(`${alias}.${sealedFor.person}`));
  if (!sealedFor || !about) throw new Error(`${table}.${column} is not sealed, or nobody knows about whom it is`);
  return sql`${sql.ref(`${alias}.${column}`)} || ' ' || coalesce(${sql.ref(`${alias}.${sealedFor.event}`)}::text, '-')
    || ${sql.lit(` ${sealedFor.field} `)} || ${about}::text`;
};

/** The name of a person whose profile is left-joined. */
export const nameOr = (alias: string, otherwise: string) =>
  sql<string>`coalesce(${columnsOf('profiles', alias)('name')}, ${sql.lit(otherwise)})`;

/** The name of who did something, whose profile is left-joined. */
export const actorName = (alias: string) => nameOr(alias, PROGRAM_NAME);

const student = columnsOf('profiles', 'student');

/** The student that a row is about, whose profile is left-joined as `student`. */
export const studentColumns = [
  nameOr('student', UNKNOWN_STUDENT).as('student_name'),
  sql<string>`coalesce(${student('email')}, '')`.as('student_email'),
  sql<boolean>`${student('archived_at')} is not null`.as('student_archived'),
] as const;

/** A condition on a value that may not be given; none where it is not. */
export const whenGiven = <Value>(
  value: Value | undefined,
  condition: (value: Value) => Expression<SqlBool>,
): Expression<SqlBool>[] => (value === undefined ? [] : [condition(value)]);

/** The conditions of a period on a column of instants. */
export const within = (column: Expression<string>, period: Period | undefined): Expression<SqlBool>[] => {
  const { from, to, timeZone } = period ?? {};
  return [
    ...whenGiven(from, (day) => sql<SqlBool>`${column} >= ${day}::date::timestamp at time zone ${timeZone}`),
    ...whenGiven(to, (day) => sql<SqlBool>`${column} < (${day}::date + 1)::timestamp at time zone ${timeZone}`),
  ];
};

/** The Monday of the week that a day (`YYYY-MM-DD`) is in, as a date. */
export const mondayOf = (day: string) => sql<string>`(${day}::date - (extract(isodow from ${day}::date)::int - 1))`;

/** The names of people in the order of names (names.ts); `profiles_by_name` serves it. */
export const nameOrder = (alias = 'p') => sql<string>`${columnsOf('profiles', alias)('name')} collate "en-x-icu"`;

/** The number of rows that meet a condition. */
export const countWhere = (condition: Expression<SqlBool>) => sql<number>`count(*) filter (where ${condition})::int`;
export const countAll = sql<number>`count(*)::int`;

/** Some columns of a table under an alias, to select. */
export const selectionOf = <Table extends TableName, const Names extends readonly ColumnName<Table>[]>(
  table: Table,
  alias: string,
  names: Names,
) =>
  names.map((name) => columnsOf(table, alias)(name).as(name)) as {
    -readonly [Index in keyof Names]: AliasedRawBuilder<ReadModelTables[Table][Names[Index]], Names[Index]>;
  };
