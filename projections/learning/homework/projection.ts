import type { HomeworkQuestion } from '#events/learning/homework/events.ts';
import { parseHomeworkStream } from '#events/learning/homework/homework-stream.ts';
import { integer, jsonb, uuid } from '../../engine/columns.ts';
import type { Projection } from '../../engine/projection.ts';
import { defineJournalTable } from '../../engine/table.ts';
import { homeworkTable } from './homework-table.ts';

const columns = {
  id: uuid(),
  homework_id: uuid(),
  content_version: integer(),
  /** Every question in the order of the page, with its answer key. */
  questions: jsonb<HomeworkQuestion[]>(),
};

/** The questions of each content version of a homework. */
const homeworkContentsTable = defineJournalTable({
  name: 'homework_contents',
  key: 'id',
  columns,
  indexes: {
    // Serves fetchHomeworkContents: the current content, and older ones that students answered.
    homework_contents_of: '(homework_id, content_version)',
  },

  rowsOf(event) {
    const homework_id = parseHomeworkStream(event.stream);
    if (homework_id === undefined) return [];
    if (event.type !== 'HomeworkCreated' && event.type !== 'HomeworkRevised') return [];
    const questions = JSON.stringify(event.data.questions);
    return [{ id: event.id, homework_id, content_version: event.version, questions }];
  },
});

export const homeworkProjection = {
  name: 'homework',
  version: 3,
  streams: ['homework'],
  tables: [homeworkTable, homeworkContentsTable],
} as const satisfies Projection;
