/** Read models of test events that go wrong on purpose. */
import type { RecordedEvent } from '#events/decider/recorded-event.ts';
import { parseStudentStream } from '#events/student/student.ts';
import type { JournalTable, KeyedTable, Projection } from '../engine/projection.ts';

type Count = { student_id: string; events: number };

const counts: KeyedTable<Count> = {
  kind: 'keyed',
  table: 'counts',
  key: 'student_id',
  columns: { student_id: 'uuid', events: 'integer' },
  keyOf: ({ stream }) => parseStudentStream(stream),
  evolve: (row, event) => ({ student_id: parseStudentStream(event.stream) as string, events: (row?.events ?? 0) + 1 }),
};

const sql = 'create table counts (student_id uuid primary key, events integer not null check (events < 1000))';

/** Counts a student's events, through a fold that a test may replace while the schema's name stays. */
export const counting = (evolve: KeyedTable<Count>['evolve'] = counts.evolve): Projection => ({
  name: 'counts',
  version: 1,
  sql,
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

type Line = { event_id: string; text: string };

/** A journal of one line an event. */
const journal = (rowOf: (event: RecordedEvent) => Line): Projection => {
  const table: JournalTable<Line> = {
    kind: 'journal',
    table: 'lines',
    key: 'event_id',
    columns: { event_id: 'uuid', text: 'text' },
    rowsOf: (event) => [rowOf(event)],
  };
  return {
    name: 'lines',
    version: 1,
    sql: 'create table lines (event_id uuid primary key, text varchar(40))',
    tables: [table],
  };
};

/** A journal of which one line is too much for its column. */
export const lines = (tooLong: string): Projection =>
  journal(({ id, type }) => ({ event_id: id, text: id === tooLong ? 'x'.repeat(99) : type }));

/** A journal in which one event takes the key of another's line. */
export const repeating = (culprit: string, taken: string): Projection =>
  journal(({ id, type }) => ({ event_id: id === culprit ? taken : id, text: type }));

/** Takes nothing at all. */
export const ignoring: Projection = counting(() => undefined);
