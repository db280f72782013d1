import { z } from 'zod';
import { type ExportSummary, exportFormat, exportSummary } from '#contracts/exports.ts';
import { PAGE_ROWS_MAX } from '#events/values/limits.ts';
import type { Context } from '#services/core/use-case/context.ts';
import {
  defineUseCase,
  type UseCase,
  type UseCaseAccess,
  type UseCaseInput,
} from '#services/core/use-case/use-case.ts';
import { getCivilDate } from '#services/platform/clock.ts';
import { runInWorker } from '#services/platform/costly-work/run-in-worker.ts';
import type { Refusal } from '#services/platform/problems/refuse.ts';
import { encodeRows, fileFormats } from './encode-rows.ts';
import { type FieldName, isForPeople, ZONE_COLUMN } from './export-cells.ts';

/** More rows than these are encoded in a worker thread, because they take longer than to copy them. */
const ROWS_AT_ONCE = 25;
const worker = new URL('encode-rows.ts', import.meta.url);

// biome-ignore lint/suspicious/noExplicitAny: each list has its own filters
type ListInput = UseCaseInput<'signed-in', any, any, undefined>;

interface ListExport<Answer extends z.ZodType, Row extends object, Needed> {
  readonly operation: string;
  readonly summary: string;
  /** Who may export; the access of the list by default. */
  readonly access?: UseCaseAccess;
  /** Name of the file, before its day; perhaps another one for each choice of a filter. */
  readonly name: string | ((input: ListInput) => string);
  /** The use case that answers the pages of the list, with `next_cursor` if there are several. */
  readonly list: UseCase<Needed>;
  readonly answer: Answer;
  /** Filters that the screen applies to the answer of the list. */
  readonly filters?: Readonly<Record<string, z.ZodType>>;
  /** The rows of one page. */
  readonly rows: (
    answer: z.output<Answer>,
    input: ListInput,
    context: Needed,
  ) => readonly Row[] | Promise<readonly Row[]>;
  /** Fields of the row, in the order of the columns of the file for programs. */
  readonly columns: readonly FieldName<Row>[];
  /** The columns of the file that people read; by default those without ids, versions and hashes. */
  readonly columnsForPeople?: readonly FieldName<Row>[];
  /**
   * Counts the rows of all pages; `first` is the answer of the list's first page. A summary that is known ahead is given instead,
   * and the list is not loaded for it.
   */
  readonly count:
    | ExportSummary
    | ((first: z.output<Answer>, input: ListInput, context: Needed) => Promise<ExportSummary> | ExportSummary);
}

/**
 * Defines the use case that exports a list as a file. The rows come from the use case of the list itself, page by page, so
 * that the file holds what the list shows to the same person with the same filters, and no more than a page is in memory.
 * Rows that change during the export are read once or not at all, as when a person scrolls through the list.
 */
export const defineListExport = <Answer extends z.ZodType, Row extends object, Needed>({
  operation,
  summary,
  name,
  list,
  answer: _answer,
  filters = {},
  rows,
  columns,
  columnsForPeople = columns.filter(isForPeople),
  count,
  access = list.access,
}: ListExport<Answer, Row, Needed>): UseCase<Needed & Context<'centre' | 'clock'>> => {
  const { cursor, limit, ...shown } = (list.query?.shape ?? {}) as Record<string, z.ZodType>;

  type Page = z.output<Answer> & { readonly next_cursor?: string | null };
  const loadPage = async (input: ListInput, context: Needed, after?: string): Promise<Page | Refusal> => {
    const { format, ...query } = input.query;
    // The summary needs no rows.
    const rowsMax = format === 'summary' ? 1 : PAGE_ROWS_MAX;
    const paging = { ...(limit && { limit: rowsMax }), ...(cursor && { cursor: after }) };
    const outcome = await list.run({ ...input, query: { ...query, ...paging } }, context);
    return 'refused' in outcome ? outcome : ((outcome as { body: unknown }).body as Page);
  };

  return defineUseCase({
    operation,
    summary,
    method: 'GET',
    path: `${list.path}/export`,
    access,
    cost: 'high',
    ...(list.answersWithin !== undefined && { answersWithin: list.answersWithin }),
    ...(list.families && { families: list.families }),
    ...(list.own && { own: list.own }),
    ...(list.relation && { relation: list.relation }),
    ...(list.params && { params: list.params }),
    query: z.strictObject({ ...shown, ...filters, format: exportFormat.default('csv') }),
    answer: exportSummary,
    streams: Object.values(fileFormats).map(({ mediaType }) => mediaType),
    run: async (input: ListInput, context: Needed & Context<'centre' | 'clock'>) => {
      const { centre, clock } = context;
      const { format } = input.query as { format: z.output<typeof exportFormat> };
      if (format === 'summary' && typeof count === 'object') return { body: count };
      // The first page is loaded before the answer begins, so that a refusal or a fault is answered as a problem.
      const first = await loadPage(input, context);
      if ('refused' in first) return first;
      if (format === 'summary') return { body: typeof count === 'object' ? count : await count(first, input, context) };
      const file = fileFormats[format];
      const { mediaType, extension } = file;
      const shownColumns = file.isForPeople ? columnsForPeople : columns;
      const encode = async (found: readonly object[]) => {
        const part = { rows: found, columns: shownColumns, timeZone: centre.timeZone, format };
        return found.length > ROWS_AT_ONCE
          ? runInWorker<typeof encodeRows>(worker, 'encodeRows', part)
          : encodeRows(part);
      };
      const stream = async function* () {
        let begin = file.header([...shownColumns, ZONE_COLUMN]);
        for (let page: Page | Refusal | undefined = first; page; ) {
          if ('refused' in page) throw new Error(`a later page of ${operation} was refused: ${page.refused}`);
          const found = await rows(page, input, context);
          yield begin + (await encode(found));
          begin = '';
          page = page.next_cursor ? await loadPage(input, context, page.next_cursor) : undefined;
        }
      };
      const fileName = `${typeof name === 'string' ? name : name(input)}-${getCivilDate(clock, centre.timeZone)}.${extension}`;
      return { stream: stream(), mediaType, fileName };
    },
  });
};
