/** Former students whose period is over. An owner decides about each, because their payments may have to be kept for longer. */
import type { Sql } from 'postgres';
import type { CentreRules } from '#events/core/centre/centre-rules.ts';
import { toRetentionCutoff } from './to-retention-cutoff.ts';

interface Parts {
  readonly sql: Sql;
  readonly readSchema: string;
  readonly timeZone: string;
  readonly rules: Pick<CentreRules, 'formerStudentMonths'>;
  /** The day by which the period is over, as for the deletion of a night. */
  readonly day: string;
}

/** Those who were deleted longer ago than the period, and whose personal key was not erased. */
const selectDue = ({ sql, readSchema }: Parts, cutoff: string) => sql`
  from ${sql(readSchema)}.profiles p
  where p.role = 'student' and p.archived_at < ${cutoff}::timestamptz
    and not exists (select from desk.personal_keys k where k.person_id = p.id and k.erased_at is not null)`;

const toCutoff = ({ day, rules, timeZone }: Parts): string =>
  toRetentionCutoff(day, { count: rules.formerStudentMonths, unit: 'month' }, timeZone).toISOString();

/** How many there are, and when the first of them was deleted. */
export const sumFormerStudentsDue = async (parts: Parts): Promise<{ total: number; oldest_at: string | null }> => {
  const { sql } = parts;
  const [row] = await sql<[{ total: number; oldestAt: Date | null }]>`
    select count(*)::int as total, min(p.archived_at) as "oldestAt" ${selectDue(parts, toCutoff(parts))}`;
  return { total: row.total, oldest_at: row.oldestAt?.toISOString() ?? null };
};

/** The first of them, longest ago first. */
export const listFormerStudentsDue = async (
  parts: Parts,
  limit: number,
): Promise<{ id: string; name: string; archived_at: string }[]> => {
  const { sql } = parts;
  const rows = await sql<{ id: string; name: string; archivedAt: Date }[]>`
    select p.id, p.name, p.archived_at as "archivedAt" ${selectDue(parts, toCutoff(parts))} order by p.archived_at, p.id limit ${limit}`;
  return rows.map(({ id, name, archivedAt }) => ({ id, name, archived_at: archivedAt.toISOString() }));
};
