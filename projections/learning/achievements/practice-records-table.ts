import { parsePracticeStream } from '#events/learning/practice/practice-stream.ts';
import type { PracticeSubject } from '#events/values/shapes.ts';
import { jsonb, type StoredRow, text, uuid } from '../../engine/columns.ts';
import { defineKeyedTable } from '../../engine/table.ts';
import { applyPracticeEvent, emptyPracticeRecord, type PracticeRecord } from './apply-practice-event.ts';

const columns = {
  student_id: uuid(),
  record: jsonb<PracticeRecord>(),
  /** Position of the last event that was added to the row, because the events are in many streams. */
  position: text(),
};
type PracticeRecordRow = StoredRow<typeof columns>;

const relevantTypes = [
  'PracticeSessionCompleted',
  'PracticeRaceRecorded',
  'PracticeReportAccepted',
  'PracticeReportReopened',
  'PracticeQuestionPutRight',
];

/** What each student has achieved, with the days. */
export const practiceRecordsTable = defineKeyedTable({
  name: 'practice_records',
  key: 'student_id',
  columns,
  keyOf: ({ type, stream }) => (relevantTypes.includes(type) ? parsePracticeStream(stream)?.studentId : undefined),
  evolve(row, event): PracticeRecordRow | undefined {
    if (row && event.position <= BigInt(row.position)) return undefined;
    const student_id = parsePracticeStream(event.stream)?.studentId as string;
    const before = row ? (JSON.parse(row.record) as PracticeRecord) : emptyPracticeRecord;
    const after = applyPracticeEvent(before, event);
    if (after === before) return undefined;
    return { student_id, record: JSON.stringify(after), position: String(event.position) };
  },
});

/** The student's level in a subject; 0 before a topic of it was steady. */
export const toLevel = (row: PracticeRecordRow | undefined, subject: PracticeSubject): number =>
  (row && (JSON.parse(row.record) as PracticeRecord).levels[subject]) ?? 0;
