import type { RecordedEvent } from '#events/decider/recorded-event.ts';
import { parseStudentStream } from '#events/student/student.ts';
import type { AttendanceStatus, Charge } from '#events/values/shapes.ts';
import type { KeyedTable } from '../engine/projection.ts';
import { asStudentEvent } from '../typed-events/student-event.ts';

export type AttendanceTableRow = {
  id: string;
  student_id: string;
  date: string;
  tutor_id: string;
  status: AttendanceStatus;
  charge: Charge;
  charged_by: string | null;
  note: string | null;
  note_event: string | null;
  created_at: string;
  updated_at: string;
  version: number;
};

/** The mark of each student and date as it stands now. */
export const marks: KeyedTable<AttendanceTableRow> = {
  kind: 'keyed',
  table: 'attendance',
  key: 'id',
  columns: {
    id: 'uuid',
    student_id: 'uuid',
    date: 'date',
    tutor_id: 'uuid',
    status: 'text',
    charge: 'text',
    charged_by: 'uuid',
    note: 'text',
    note_event: 'uuid',
    created_at: 'timestamptz',
    updated_at: 'timestamptz',
    version: 'integer',
  },

  keyOf(recorded) {
    if (parseStudentStream(recorded.stream) === undefined) return undefined;
    const event = asStudentEvent(recorded);
    if (event.type === 'AttendanceMarked') return event.id;
    return 'mark' in event.data ? event.data.mark : undefined;
  },

  evolve(row, recorded) {
    const event = asStudentEvent(recorded);
    // an event seen before, where somebody set a checkpoint back
    if (row && event.version <= row.version) return undefined;
    if (event.type === 'AttendanceMarked') {
      const { date, status, charge } = event.data;
      return {
        id: event.id,
        student_id: parseStudentStream(recorded.stream) as string,
        date,
        ...{ status, charge, charged_by: charge === 'covered' ? event.id : null, ...noteOf(event) },
        ...{ created_at: event.recordedAt, ...touched(recorded) },
      };
    }
    if (!row) throw new Error(`${event.type} of a mark that was never made`);
    switch (event.type) {
      case 'AttendanceCorrected': {
        const { status, charge } = event.data;
        const charged_by = charge === 'covered' ? event.id : null;
        return { ...row, status, charge, charged_by, ...noteOf(event), ...touched(recorded) };
      }
      case 'AttendanceMoved': {
        const { date, status, charge } = event.data;
        const charged_by = charge === 'covered' ? row.charged_by : null;
        return { ...row, date, status, charge, charged_by, ...noteOf(event), ...touched(recorded) };
      }
      case 'AttendanceNoted':
        return { ...row, ...noteOf(event), ...touched(recorded) };
      case 'UncoveredClassSettled':
        return { ...row, charge: 'covered', charged_by: event.id, ...touched(recorded) };
      default:
        return undefined;
    }
  },
};

/** The mark's note as an event states it; no note has no event. */
const noteOf = ({ id, data }: { id: string; data: { note?: string | undefined } }) =>
  data.note === undefined ? { note: null, note_event: null } : { note: data.note, note_event: id };

const touched = (event: RecordedEvent) => ({
  tutor_id: event.metadata.actor.id,
  updated_at: event.recordedAt,
  version: event.version,
});
