import { parseSubmissionStream } from '#events/submission/submission.ts';
import type { KeyedTable, RowChange } from '../engine/projection.ts';
import { type SubmissionTableRow, table as submissions } from './submissions-table.ts';

export type WorkTableRow = {
  homework_id: string;
  submitted: number;
  graded: number;
};

/** How much was submitted to each homework and graded, so that a list of homework counts nothing. */
export const work: KeyedTable<WorkTableRow> = {
  kind: 'keyed',
  table: 'homework_work',
  key: 'homework_id',
  columns: { homework_id: 'uuid', submitted: 'integer', graded: 'integer' },

  keyOf: ({ stream }) => parseSubmissionStream(stream)?.homeworkId,

  evolve(row, event, changeOf) {
    const homework_id = parseSubmissionStream(event.stream)?.homeworkId;
    const { before, after }: RowChange<SubmissionTableRow> = changeOf(submissions);
    const submitted = count(after !== undefined) - count(before !== undefined);
    const graded = count(after?.is_graded) - count(before?.is_graded);
    if (homework_id === undefined || (submitted === 0 && graded === 0)) return undefined;
    return {
      homework_id,
      submitted: (row?.submitted ?? 0) + submitted,
      graded: (row?.graded ?? 0) + graded,
    };
  },
};

const count = (is: boolean | undefined): number => (is ? 1 : 0);
