import type { AttendanceRow } from '#contracts/attendance.ts';
import type { CentreResponse } from '#contracts/centre.ts';
import { toRecordStudentNameText } from '../attendance-records/attendance-records-copy.ts';
import { CorrectAttendanceDialog } from './correct-attendance-dialog.tsx';
import { VoidMarkDialog } from './void-mark-dialog.tsx';

interface RecordDialogProps {
  act: 'correct' | 'void';
  /** The record at the time the dialog was opened. */
  record: AttendanceRow;
  centre: CentreResponse;
  onClose(): void;
}

/** Corrects or voids one attendance record. */
export function RecordDialog({ act, record, centre, onClose }: RecordDialogProps) {
  if (act === 'correct') return <CorrectAttendanceDialog opened={record} centre={centre} onClose={onClose} />;
  return (
    <VoidMarkDialog
      student={{ id: record.student_id, name: toRecordStudentNameText(record) }}
      mark={{ ...record, covered: record.charge === 'covered' }}
      onClose={onClose}
    />
  );
}
