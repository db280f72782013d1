import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { NIL } from 'uuid';
import { problems } from '#contracts/problems.ts';
import { FILE_NAME_LENGTH_MAX, IMPORT_BYTES_MAX } from '#events/values/limits.ts';
import { allProjections } from '#projections/all.ts';
import { openReadModelPool } from '#projections/engine/read-model-pool.ts';
import { toReadSchemaName } from '#projections/engine/read-schema.ts';
import { beginImport } from '#services/people/student-import/begin-import.ts';
import { startImportJobs } from '#services/people/student-import/import-queue.ts';
import {
  createImportStore,
  type ImportStore,
  type StudentImport,
} from '#services/people/student-import/import-store.ts';
import { type ImportPlan, planImport } from '#services/people/student-import/plan-import.ts';
import { CannotStartError } from '#services/platform/config/cannot-start-error.ts';
import { runWithCore } from './open.ts';
import { createProgressBar } from './progress-bar.ts';

interface ImportOptions {
  readonly apply: boolean;
  readonly acceptWarnings: boolean;
}

const POLL_MS = 200;

/** Prints what would become of each row of a file, and with `apply` imports the rows without an error. */
export const importStudents = async (path: string, { apply, acceptWarnings }: ImportOptions): Promise<void> => {
  const bytes = await readFile(path).catch((error: Error) => {
    throw new CannotStartError(`The file cannot be read: ${error.message}`);
  });
  if (bytes.length > IMPORT_BYTES_MAX) throw new CannotStartError(`The file is larger than ${IMPORT_BYTES_MAX} bytes.`);
  await runWithCore(async (core) => {
    const { sql, config } = core;
    await using readModels = openReadModelPool({
      databaseUrl: config.databaseUrl,
      schema: toReadSchemaName(allProjections),
    });
    const context = { ...core, readModels };
    const store = createImportStore(sql, config.personalDataKey);
    if (apply) {
      await startImportJobs(context);
      // One that was interrupted is continued first, so that the preview knows its students.
      const unfinished = (await store.list()).find(isRunning);
      if (unfinished) await waitUntilEnded(store, unfinished.id);
    }
    const plan = await planImport(context, { bytes });
    if (typeof plan === 'string') throw new CannotStartError(problems[`import-${plan}`].detail);
    printPlan(plan);
    const taken = plan.lines.filter(
      ({ errors, warnings }) => errors.length + (acceptWarnings ? 0 : warnings.length) === 0,
    );
    if (!apply)
      return console.log(`Nothing was written. --apply imports ${taken.length} of ${plan.lines.length} rows.`);
    const id = randomUUID();
    const begun = await beginImport(context, {
      ...{ id, plan, rows: taken.map(({ row }) => row) },
      ...{ actor: { id: NIL, role: 'system' }, fileName: basename(path).slice(-FILE_NAME_LENGTH_MAX) },
    });
    if (begun !== 'begun') throw new CannotStartError(`Nothing was imported. ${problems[begun].detail}`);
    const { status, made, leftOut, refused } = await waitUntilEnded(store, id);
    console.log(`${status === 'done' ? '' : `The import is ${status}. `}Students imported: ${made}.`);
    const refusedRows = leftOut + Object.keys(refused).length;
    console.log(`Rows not imported: ${refusedRows}; /students/import has them as a file.`);
    if (status !== 'done') process.exitCode = 1;
  });
};

const isRunning = ({ status }: StudentImport): boolean => status === 'running' || status === 'undoing';

const waitUntilEnded = async (store: ImportStore, id: string) => {
  const bar = createProgressBar();
  for (;;) {
    const found = await store.find(id);
    if (!found) throw new Error(`The import ${id} is gone.`);
    if (!isRunning(found)) {
      bar.end();
      return found;
    }
    bar.show({ share: found.done / Math.max(1, found.total), text: `${found.done} of ${found.total} rows` });
    await sleep(POLL_MS);
  }
};

const printPlan = ({ lines, newGroups }: ImportPlan): void => {
  const rows = lines.map(({ row, name, email, group, left, total, errors, warnings }) => [
    ...[String(row), errors.length > 0 ? 'no' : warnings.length > 0 ? 'check' : 'yes'],
    ...[name, email, group ?? '', String(left), String(total), [...errors, ...warnings].join(' ')],
  ]);
  // A cell of the file must not control the terminal.
  const toPrintable = (cell: string): string => cell.replaceAll(/[\p{Cc}\p{Cf}]/gu, '?');
  const table = [
    ['row', 'import', 'name', 'email', 'group', 'left', 'total', 'what is wrong'],
    ...rows.map((cells) => cells.map(toPrintable)),
  ];
  const widths = table[0]?.map((_, at) => Math.max(...table.map((cells) => cells[at]?.length ?? 0))) ?? [];
  for (const cells of table)
    console.log(
      cells
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    );
  if (newGroups.length > 0) console.log(`New groups: ${newGroups.join(', ')}`);
};
