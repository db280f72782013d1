import { parseStudentStream } from '#events/student/student.ts';
import type { JournalTable, KeyedTable, Projection } from '../engine/projection.ts';

type Seen = { student_id: string; versions: string };

const seen: KeyedTable<Seen> = {
  kind: 'keyed',
  table: 'seen',
  key: 'student_id',
  columns: { student_id: 'uuid', versions: 'jsonb' },
  keyOf: ({ stream }) => parseStudentStream(stream),
  evolve(row, { stream, version }) {
    const versions = new Set<number>(row ? JSON.parse(row.versions) : []).add(version);
    return { student_id: parseStudentStream(stream) as string, versions: JSON.stringify([...versions]) };
  },
};

const told: JournalTable<{ event_id: string; what: string }> = {
  kind: 'journal',
  table: 'told',
  key: 'event_id',
  columns: { event_id: 'uuid', what: 'jsonb' },
  rowsOf: ({ id, type, version }) => [{ event_id: id, what: JSON.stringify({ version, type, said: '"né" \\' }) }],
};

/** Rows that hold JSON: the versions of each student's events, and what each event was. */
export const listing: Projection = {
  name: 'listing',
  version: 1,
  sql: `create table seen (student_id uuid primary key, versions jsonb not null);
    create table told (event_id uuid primary key, what jsonb not null)`,
  tables: [seen, told],
};
