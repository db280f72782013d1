import type { Actor } from '#events/kernel/recorded-event.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { enqueueImport } from './import-queue.ts';
import { createImportStore } from './import-store.ts';
import type { ImportPlan } from './plan-import.ts';
import type { StudentLine } from './read-student-file.ts';

interface ImportToBegin {
  readonly id: string;
  readonly actor: Actor;
  readonly fileName: string;
  readonly plan: ImportPlan;
  /** The rows to take. */
  readonly rows: readonly number[];
  readonly mailsFamilies?: boolean;
}

/** Stores an import of the chosen rows, and enqueues its job. A row with an error is never taken. */
export const beginImport = async (
  { sql, config, jobs, clock }: Context<'sql' | 'config' | 'jobs' | 'clock'>,
  { plan, rows, mailsFamilies = false, ...started }: ImportToBegin,
): Promise<'begun' | 'import-running' | 'import-file-empty'> => {
  const chosen = new Set(rows);
  const isTaken = ({ row, errors }: StudentLine): boolean => chosen.has(row) && errors.length === 0;
  const taken = plan.lines.filter(isTaken);
  if (taken.length === 0) return 'import-file-empty';
  const leftOut = plan.lines
    .filter((line) => !isTaken(line))
    .map(({ row, cells, errors, warnings }) => ({ row, cells, why: [...errors, ...warnings].join(' ') || NOT_CHOSEN }));
  const header = plan.columns.map(({ title }) => title);
  const isStored = await createImportStore(sql, config.personalDataKey).insert(
    { ...started, lines: { header, mailsFamilies, taken, leftOut }, now: clock() },
    (tx) => enqueueImport(jobs, started.id, tx),
  );
  return isStored ? 'begun' : 'import-running';
};

const NOT_CHOSEN = 'This row was not chosen.';
