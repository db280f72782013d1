/** Projections that fail on purpose, for tests of the engine. */

import { parseStudentStream } from '#events/classes/student/student-stream.ts';
import type { RecordedEvent } from '#events/kernel/recorded-event.ts';
import { integer, type StoredRow, text, uuid } from '../engine/columns.ts';
import type { Projection } from '../engine/projection.ts';
import { defineJournalTable, defineKeyedTable } from '../engine/table.ts';

const counts = defineKeyedTable({
  name: 'counts',
  key: 'student_id',
  columns: { student_id: uuid(), events: integer().check('< 1000') },
  keyOf: ({ stream }) => parseStudentStream(stream),
  evolve: (row, event) => ({ student_id: parseStudentStream(event.stream) as string, events: (row?.events ?? 0) + 1 }),
});

/** Counts each student's events. A test may pass another fold, which leaves the name of the schema unchanged. */
export const createCountingProjection = (evolve = counts.evolve): Projection => ({
  name: 'counts',
  version: 1,
  tables: [{ ...counts, evolve }],
});

/** A counting projection whose fold throws on one event. */
export const createThrowingProjection = (id: string) =>
  createCountingProjection((row, event, changeOf) => {
    if (event.id === id) throw new Error('the fold fails on this event');
    return counts.evolve(row, event, changeOf);
  });

/** A counting projection whose fold makes a row that PostgreSQL refuses from one event. */
export const createProjectionWithRefusedRow = (id: string) =>
  createCountingProjection((row, event, changeOf) =>
    event.id === id
      ? { student_id: parseStudentStream(event.stream) as string, events: 1000 }
      : counts.evolve(row, event, changeOf),
  );

const columns = { event_id: uuid(), text: text().check("!~ '^.{41}'") };

/** A projection with a journal that gets one row for each event. */
const createJournalProjection = (rowOf: (event: RecordedEvent) => StoredRow<typeof columns>): Projection => {
  const table = defineJournalTable({ name: 'lines', key: 'event_id', columns, rowsOf: (event) => [rowOf(event)] });
  return { name: 'lines', version: 1, tables: [table] };
};

/** A journal in which the row of one event is too long for its column. */
export const createProjectionWithTooLongText = (tooLong: string): Projection =>
  createJournalProjection(({ id, type }) => ({ event_id: id, text: id === tooLong ? 'x'.repeat(99) : type }));

/** A journal in which one event gets the key of another event's row. */
export const createProjectionWithRepeatedKey = (culprit: string, taken: string): Projection =>
  createJournalProjection(({ id, type }) => ({ event_id: id === culprit ? taken : id, text: type }));

/** A counting projection that changes nothing for any event. */
export const ignoringProjection: Projection = createCountingProjection(() => undefined);
