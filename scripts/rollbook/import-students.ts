import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { NIL } from 'uuid';
import { problems } from '#contracts/problems.ts';
import type { ImportMapping } from '#contracts/student-import.ts';
import type { DateOrder, ImportField } from '#events/values/enum-values.ts';
import { foldText } from '#events/values/fold-text.ts';
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
import type { DateReading } from '#services/people/student-import/read-dates.ts';
import { CannotStartError } from '#services/platform/config/cannot-start-error.ts';
import { runWithCore } from './open.ts';
import { createProgressBar } from './progress-bar.ts';

export interface ChosenColumn {
  readonly title: string;
  readonly field: ImportField;
}

interface ImportOptions {
  readonly apply: boolean;
  readonly acceptWarnings: boolean;
  /** The fields that columns hold, in place of those that their titles say. */
  readonly column?: readonly ChosenColumn[];
  readonly dates?: DateOrder;
}

const POLL_MS = 200;

/** Prints what would become of each row of a file, and with `apply` imports the rows without an error. */
export const importStudents = async (
  path: string,
  { apply, acceptWarnings, column, dates: dateOrder }: ImportOptions,
): Promise<void> => {
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
    const recognized = await loadPlan(context, { bytes, dateOrder });
    const plan = column
      ? await loadPlan(context, { bytes, dateOrder, mapping: changeMapping(recognized, column) })
      : recognized;
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
    const { status, made, leftOut, refused, remarks } = await waitUntilEnded(store, id);
    console.log(`${status === 'done' ? '' : `The import is ${status}. `}Students imported: ${made}.`);
    const refusedRows = leftOut + Object.keys(refused).length;
    console.log(`Rows not imported: ${refusedRows}; /students/import has them as a file.`);
    const remarked = Object.keys(remarks).length;
    if (remarked > 0) console.log(`Students with something left to do: ${remarked}; they are in that file too.`);
    if (status !== 'done') process.exitCode = 1;
  });
};

const loadPlan = async (...request: Parameters<typeof planImport>): Promise<ImportPlan> => {
  const plan = await planImport(...request);
  if (typeof plan === 'string') throw new CannotStartError(problems[`import-${plan}`].detail);
  return plan;
};

/** The columns of the fields, with the chosen ones in place of those that the titles say. */
const changeMapping = ({ columns, mapping }: ImportPlan, chosen: readonly ChosenColumn[]): ImportMapping => {
  const found = new Map(
    chosen.map(({ title, field }) => {
      const places = columns.flatMap((column, at) => (foldText(column.title) === foldText(title) ? at : []));
      const [place] = places;
      if (place === undefined)
        throw new CannotStartError(
          `The file has no column “${title}”. Its columns are: ${columns.map((column) => toPrintable(column.title)).join(', ')}.`,
        );
      if (places.length > 1)
        throw new CannotStartError(`The file has ${places.length} columns “${title}”. Rename them.`);
      return [field, place] as const;
    }),
  );
  const places = new Set(found.values());
  const others = Object.entries(mapping).filter(([, place]) => !places.has(place));
  return { ...Object.fromEntries(others), ...Object.fromEntries(found) };
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

/** A cell of the file must not control the terminal. */
const toPrintable = (cell: string): string => cell.replaceAll(/[\p{Cc}\p{Cf}]/gu, '?');

const printDates = ({ order, basis, mixed, example }: DateReading): void => {
  const other = order === 'month-first' ? 'day-first' : 'month-first';
  if (example) console.log(`Dates: ${order}, so ${example.text} is read as ${example.day}.`);
  if (mixed) console.log('This file has dates in both orders.');
  else if (basis === 'assumed') console.log(`Nothing in this file shows the order; --dates ${other} changes it.`);
};

const printPlan = ({ columns, mapping, dates, lines, newGroups }: ImportPlan): void => {
  const rows = lines.map(({ row, name, email, group, left, total, errors, warnings }) => [
    ...[String(row), errors.length > 0 ? 'no' : warnings.length > 0 ? 'check' : 'yes'],
    ...[name, email, group ?? '', String(left), String(total), [...errors, ...warnings].join(' ')],
  ]);
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
  const used = Object.entries(mapping).map(
    ([field, at]) => `${toPrintable(columns[at]?.title ?? '')} = ${field === 'left' ? 'classes_left' : field}`,
  );
  console.log(`Columns: ${used.join(', ')}`);
  if (dates) printDates(dates);
  if (newGroups.length > 0) console.log(`New groups: ${newGroups.join(', ')}`);
};
