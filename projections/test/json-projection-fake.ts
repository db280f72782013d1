import { parseStudentStream } from '#events/classes/student/student-stream.ts';
import { jsonb, uuid } from '../engine/columns.ts';
import type { Projection } from '../engine/projection.ts';
import { defineJournalTable, defineKeyedTable } from '../engine/table.ts';

const versionsTable = defineKeyedTable({
  name: 'seen',
  key: 'student_id',
  columns: { student_id: uuid(), versions: jsonb<number[]>() },
  keyOf: ({ stream }) => parseStudentStream(stream),
  evolve(row, { stream, version }) {
    const versions = new Set<number>(row ? JSON.parse(row.versions) : []).add(version);
    return { student_id: parseStudentStream(stream) as string, versions: JSON.stringify([...versions]) };
  },
});

const eventsTable = defineJournalTable({
  name: 'described_events',
  key: 'event_id',
  columns: { event_id: uuid(), what: jsonb<object>() },
  rowsOf: ({ id, type, version }) => [{ event_id: id, what: JSON.stringify({ version, type, text: '"né" \\' }) }],
});

/**
 * A projection whose tables have JSON columns: the versions of each student's events, and a description of each event.
 */
export const jsonProjection: Projection = { name: 'listing', version: 1, tables: [versionsTable, eventsTable] };
