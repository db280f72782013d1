import { parseSubmissionStream } from '#events/learning/submission/submission-stream.ts';
import { integer, uuid } from '../../engine/columns.ts';
import type { Projection } from '../../engine/projection.ts';
import { defineKeyedTable, type RowChange } from '../../engine/table.ts';
import { submissionGradesTable } from './submission-grades-table.ts';
import { type SubmissionRow, submissionsTable } from './submissions-table.ts';

const columns = {
  homework_id: uuid(),
  submitted: integer(),
  graded: integer(),
};

/** Numbers of submitted and graded work per homework, so that lists of homework need no counting. */
const homeworkWorkTable = defineKeyedTable({
  name: 'homework_work',
  key: 'homework_id',
  columns,

  keyOf: ({ stream }) => parseSubmissionStream(stream)?.homeworkId,

  evolve(row, event, changeOf) {
    const homework_id = parseSubmissionStream(event.stream)?.homeworkId;
    const { before, after }: RowChange<SubmissionRow> = changeOf(submissionsTable);
    const submitted = count(after !== undefined) - count(before !== undefined);
    const graded = count(after?.is_graded) - count(before?.is_graded);
    if (homework_id === undefined || (submitted === 0 && graded === 0)) return undefined;
    return {
      homework_id,
      submitted: (row?.submitted ?? 0) + submitted,
      graded: (row?.graded ?? 0) + graded,
    };
  },
});

const count = (is: boolean | undefined): number => (is ? 1 : 0);

export const submissionsProjection = {
  name: 'submissions',
  version: 1,
  streams: ['submission'],
  tables: [submissionsTable, homeworkWorkTable, submissionGradesTable],
} as const satisfies Projection;
