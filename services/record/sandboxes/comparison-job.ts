import { createCentreJobStore } from '#services/record/centre-jobs/centre-job-store.ts';
import { defineCentreJob } from '#services/record/centre-jobs/define-centre-job.ts';
import { compareSandbox, type SandboxComparison } from './compare-sandbox.ts';
import { SandboxRefusedError } from './sandbox-store.ts';

const STUDENTS_MAX = 200;

type ComparisonResult =
  /** `students` holds the first ones whose balances differ, by their ids: the database holds no personal text in the open. */
  | {
      readonly outcome: 'compared';
      readonly tables: SandboxComparison['tables'];
      readonly students: SandboxComparison['balances'];
      readonly studentCount: number;
    }
  | { readonly outcome: 'refused'; readonly reason: string };

export const comparisonStore = createCentreJobStore<{ readonly name: string }, ComparisonResult>({
  kind: 'comparison',
  tag: 'sandboxes',
});

/** Compares a sandbox with today. It needs no thread of its own, because PostgreSQL compares. */
export const comparisonJob = defineCentreJob({
  queue: 'compare-sandbox',
  store: comparisonStore,
  run: ({ sql }, { name }, onProgress, signal) =>
    compareSandbox(sql, name, {
      onProgress: ({ tables, allTables }) => onProgress({ done: tables, total: allTables }),
      signal,
    }).then(
      ({ tables, balances }): ComparisonResult => ({
        ...{ outcome: 'compared', tables, students: balances.slice(0, STUDENTS_MAX), studentCount: balances.length },
      }),
      (error: unknown): ComparisonResult => {
        if (error instanceof SandboxRefusedError) return { outcome: 'refused', reason: error.message };
        throw error;
      },
    ),
});
