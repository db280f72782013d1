import { retainedKindWords } from '#contracts/retention-words.ts';
import { allProjections } from '#projections/all.ts';
import { toReadSchemaName } from '#projections/engine/read-schema.ts';
import { countOverdueData, deleteOverdueData } from '#services/people/retention/delete-overdue-data.ts';
import { sumFormerPeopleDue } from '#services/people/retention/former-people-due.ts';
import { listNights } from '#services/people/retention/retention-store.ts';
import type { KindPeriod } from '#services/people/retention/to-retention-cutoff.ts';
import { toNight } from '#services/platform/clock.ts';
import { runWithCore } from './open.ts';

/**
 * Deletes what is over its period, unless it was done since the last night; with `dryRun` prints what the next night would
 * delete, and deletes nothing. Exits with 1 if a kind could not be deleted or counted.
 */
export const runRetention = ({ dryRun }: { readonly dryRun: boolean }): Promise<void> =>
  runWithCore(async (core) => {
    const context = { ...core, readSchema: toReadSchemaName(allProjections) };
    const failed = dryRun ? await printDryRun(context) : await printDeletion(context);
    if (failed) process.exitCode = 1;
  });

type Context = Parameters<typeof countOverdueData>[0];

async function printDryRun(context: Context): Promise<boolean> {
  const { night, rules, counts } = await countOverdueData(context);
  console.log(`The night of ${night} would delete, by the rules of that day:\n`);
  for (const { kind, period, due, oldestLeft } of counts) {
    const oldest = oldestLeft === null ? '' : `; the oldest that stays is of ${oldestLeft.toISOString()}`;
    console.log(`  ${toDueText(due)}  ${retainedKindWords[kind]} (${formatPeriod(period)})${oldest}`);
  }
  const { sql, readSchema, centre } = context;
  const due = { sql, readSchema, rules, timeZone: centre.timeZone, day: night };
  const { total } = await sumFormerPeopleDue(due).catch(() => ({ total: undefined }));
  const people = total === undefined ? 'An unknown number of' : `${total}`;
  console.log(
    `\nNothing was deleted. ${people} former students and families are past their ${rules.formerStudentMonths} months: an owner decides about each.`,
  );
  return total === undefined || counts.some(({ due: count }) => count === null);
}

const toDueText = (due: number | null): string => (due === null ? 'unknown' : String(due)).padStart(7);

const formatPeriod = (period: KindPeriod | null): string =>
  period === null ? 'kept' : `after ${period.count} ${period.unit}${period.count === 1 ? '' : 's'}`;

async function printDeletion(context: Context): Promise<boolean> {
  const { sql, clock, centre } = context;
  const night = toNight(clock(), centre.timeZone);
  const [before] = await listNights(sql, 1);
  const wasDone = before?.night === night && before.finished_at !== null;
  if (!wasDone) await deleteOverdueData(context);
  const [last] = await listNights(sql, 1);
  console.log(
    wasDone ? `The deletion of the night of ${night} is already done:\n` : `Deleted for the night of ${night}:\n`,
  );
  for (const { kind, deleted, failed } of last?.kinds ?? []) {
    console.log(`  ${String(deleted).padStart(7)}  ${retainedKindWords[kind]}${failed ? '; FAILED, see the log' : ''}`);
  }
  return last?.kinds.some(({ failed }) => failed) ?? true;
}
