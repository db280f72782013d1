/** Projections that fail on purpose, for tests of the engine. */
import type { RecordedEvent } from '#events/decider/recorded-event.ts';
import { parseStudentStream } from '#events/student/student-stream.ts';
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

/** Counts a student's events, through a fold that a test may replace while the schema's name stays. */
export const counting = (evolve = counts.evolve): Projection => ({
  name: 'counts',
  version: 1,
  tables: [{ ...counts, evolve }],
});

/** A fold that throws on one event. */
export const throwingOn = (id: string) =>
  counting((row, event, changeOf) => {
    if (event.id === id) throw new Error('a fold that does not know this');
    return counts.evolve(row, event, changeOf);
  });

/** A fold that makes, of one event, a row that PostgreSQL refuses. */
export const refusedOn = (id: string) =>
  counting((row, event, changeOf) =>
    event.id === id
      ? { student_id: parseStudentStream(event.stream) as string, events: 1000 }
      : counts.evolve(row, event, changeOf),
  );

const columns = { event_id: uuid(), text: text().check("!~ '^.{41}'") };

/** A journal of one line an event. */
const journal = (rowOf: (event: RecordedEvent) => StoredRow<typeof columns>): Projection => {
  const table = defineJournalTable({ name: 'lines', key: 'event_id', columns, rowsOf: (event) => [rowOf(event)] });
  return { name: 'lines', version: 1, tables: [table] };
};

/** A journal of which one line is too much for its column. */
export const lines = (tooLong: string): Projection =>
  journal(({ id, type }) => ({ event_id: id, text: id === tooLong ? 'x'.repeat(99) : type }));

/** A journal in which one event takes the key of another's line. */
export const repeating = (culprit: string, taken: string): Projection =>
  journal(({ id, type }) => ({ event_id: id === culprit ? taken : id, text: type }));

/** Ignores every event. */
export const ignoring: Projection = counting(() => undefined);
