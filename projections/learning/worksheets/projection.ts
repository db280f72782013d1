import { parseWorksheetStream } from '#events/learning/worksheet/worksheet-stream.ts';
import { foldText } from '#events/values/fold-text.ts';
import { practiceSubject } from '#events/values/shapes.ts';
import { instant, integer, oneOf, text, toPositionText, uuid } from '../../engine/columns.ts';
import type { Projection } from '../../engine/projection.ts';
import { defineKeyedTable } from '../../engine/table.ts';

/** The number of worksheets so far, in its only row. */
const worksheetCountTable = defineKeyedTable({
  name: 'worksheet_count',
  key: 'id',
  columns: {
    id: oneOf('all'),
    worksheets: integer(),
    /** The position of the last event that was counted. */
    position: text(),
  },

  keyOf: ({ type }) => (type === 'WorksheetPrepared' ? 'all' : undefined),

  evolve(row, event) {
    const position = toPositionText(event.position);
    // An event that is redelivered after a checkpoint was set back is skipped.
    if (row && position <= row.position) return undefined;
    return { id: 'all', worksheets: (row?.worksheets ?? 0) + 1, position };
  },
});

const columns = {
  id: uuid(),
  /** The number that is printed on the sheet: its place among all worksheets in the order of the log, from 1. */
  number: integer(),
  /** The tutor who prepared it. */
  tutor_id: uuid(),
  subject: oneOf(...practiceSubject.options),
  grade: integer(),
  topic: text(),
  search_text: text(),
  question_count: integer(),
  prepared_at: instant(),
};

/** Each worksheet. Its questions are in its stream alone. */
const worksheetsTable = defineKeyedTable({
  name: 'worksheets',
  key: 'id',
  columns,
  indexes: {
    // Serves fetchWorksheetsPage, newest first, and fetchWorksheet.
    worksheets_numbered: '(number)',
    // Serves fetchLastWorksheetOn.
    worksheets_on_topic: '(search_text, subject, grade, number desc)',
  },
  keyOf: (event) => (event.type === 'WorksheetPrepared' ? parseWorksheetStream(event.stream) : undefined),
  createdBy: 'WorksheetPrepared',

  evolve(row, event, changeOf) {
    if (row || event.type !== 'WorksheetPrepared') return undefined;
    const { subject, grade, topic, questions } = event.data;
    const { after } = changeOf(worksheetCountTable);
    if (!after) throw new Error('A worksheet was not counted.');
    return {
      ...{ id: parseWorksheetStream(event.stream) as string, number: after.worksheets },
      ...{ tutor_id: event.metadata.actor.id, subject, grade, topic, search_text: foldText(topic) },
      ...{ question_count: questions.length, prepared_at: event.recordedAt },
    };
  },
});

export const worksheetsProjection = {
  name: 'worksheets',
  version: 1,
  streams: ['worksheet'],
  tables: [worksheetCountTable, worksheetsTable],
} as const satisfies Projection;
