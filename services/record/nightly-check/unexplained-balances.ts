import type { Sql, TransactionSql } from 'postgres';
import type { BalanceFigures } from '#contracts/class-audit.ts';

/** Remembers that a student's stored balance differs from the fold of the events, for the owner's notice. */
export const recordUnexplainedBalance = async (
  sql: Sql,
  studentId: string,
  { foundAt, stored, folded }: { foundAt: Date; stored: BalanceFigures; folded: BalanceFigures | null },
): Promise<void> => {
  await sql`
    insert into desk.unexplained_balances (student_id, found_at, stored, folded)
    values (${studentId}, ${foundAt}, ${sql.json({ ...stored })}, ${folded && sql.json({ ...folded })})
    on conflict (student_id) do update set stored = excluded.stored, folded = excluded.folded`;
};

/** Forgets the difference of a student whose balance adds up again. */
export const clearUnexplainedBalance = async (sql: Sql, studentId: string): Promise<void> => {
  await sql`delete from desk.unexplained_balances where student_id = ${studentId}`;
};

/** Forgets the differences that were found before a check of the whole record, which found none. */
export const clearUnexplainedBalancesBefore = async (sql: Sql, checkedFrom: Date): Promise<void> => {
  await sql`delete from desk.unexplained_balances where found_at < ${checkedFrom}`;
};

export const clearUnexplainedBalances = async (sql: TransactionSql): Promise<void> => {
  await sql`delete from desk.unexplained_balances`;
};

/** The first of the students whose balance does not add up, by the time at which that was found, and the number of all. */
export const listUnexplainedBalances = async (
  sql: Sql,
  schema: string,
  limit: number,
): Promise<{ total: number; students: { id: string; name: string }[] }> => {
  const rows = await sql<{ id: string; name: string; total: number }[]>`
    select p.id, p.name, (count(*) over ())::int as total
    from desk.unexplained_balances u join ${sql(schema)}.profiles p on p.id = u.student_id
    order by u.found_at, p.id limit ${limit}`;
  return { total: rows[0]?.total ?? 0, students: rows.map(({ id, name }) => ({ id, name })) };
};
