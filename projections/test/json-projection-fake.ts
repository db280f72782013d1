import { parseStudentStream } from '#events/student/student-stream.ts';
import { jsonb, uuid } from '../engine/columns.ts';
import type { Projection } from '../engine/projection.ts';
import { defineJournalTable, defineKeyedTable } from '../engine/table.ts';

const seen = defineKeyedTable({
  name: 'seen',
  key: 'student_id',
  columns: { student_id: uuid(), versions: jsonb<number[]>() },
  keyOf: ({ stream }) => parseStudentStream(stream),
  evolve(row, { stream, version }) {
    const versions = new Set<number>(row ? JSON.parse(row.versions) : []).add(version);
    return { student_id: parseStudentStream(stream) as string, versions: JSON.stringify([...versions]) };
  },
});

const told = defineJournalTable({
  name: 'told',
  key: 'event_id',
  columns: { event_id: uuid(), what: jsonb<object>() },
  rowsOf: ({ id, type, version }) => [{ event_id: id, what: JSON.stringify({ version, type, said: '"né" \\' }) }],
});

/** Rows that hold JSON: the versions of each student's events, and what each event was. */
export const listing: Projection = {
  name: 'listing',
  version: 1,
  tables: [seen, told],
};
