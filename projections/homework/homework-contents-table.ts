import { parseHomeworkStream } from '#events/homework/homework.ts';
import type { JournalTable } from '../engine/projection.ts';
import { asHomeworkEvent } from '../typed-events/homework-event.ts';

export type ContentRow = {
  event_id: string;
  homework_id: string;
  content_version: number;
  /** JSON: the event's questions, keys included. */
  questions: string;
};

/** What a homework asked in each version of its content. */
export const contents: JournalTable<ContentRow> = {
  kind: 'journal',
  table: 'homework_contents',
  key: 'event_id',
  columns: { event_id: 'uuid', homework_id: 'uuid', content_version: 'integer', questions: 'jsonb' },

  rowsOf(recorded) {
    const homework_id = parseHomeworkStream(recorded.stream);
    if (homework_id === undefined) return [];
    const event = asHomeworkEvent(recorded);
    if (event.type !== 'HomeworkCreated' && event.type !== 'HomeworkRevised') return [];
    const questions = JSON.stringify(event.data.questions);
    return [{ event_id: event.id, homework_id, content_version: event.version, questions }];
  },
};
