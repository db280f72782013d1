import { UNEXPECTED_ERROR } from '../../api/problem.ts';
import * as copy from '../../copy/take-attendance.ts';
import { Tick } from '../../ui/tick.tsx';
import { RecordedMark } from './recorded-mark.tsx';
import { findEffect, isOpen, type Row } from './roll-row.ts';

interface RowDetailsProps {
  row: Row;
  day: { date: string; timeZone: string };
  changedByOthers: boolean;
}

/** Below a name: why it was not saved, what is recorded, and what saving will do. */
export function RowDetails({ row, day, changedByOthers }: RowDetailsProps) {
  const { student, status, result, locked, gone, changes } = row;
  if (locked) {
    return (
      <span className="text-good">
        <Tick className="mr-1 inline" />
        {copy.savedRow(status, student.classes_remaining)}
      </span>
    );
  }
  return (
    <>
      {isOpen(row) && <span className="block font-medium text-margin">{result?.detail ?? UNEXPECTED_ERROR}</span>}
      {gone && <span className="block text-margin">{copy.gone}</span>}
      {student.mark && <RecordedMark mark={student.mark} {...day} />}
      {student.mark?.notes && status === 'absent' && (
        <span className="block text-quiet wrap-anywhere">{copy.recordedNote(student.mark.notes)}</span>
      )}
      {changedByOthers && <span className="block text-caution">{copy.recordedMeanwhile}</span>}
      {result?.result === 'conflict' && (
        <span className="block">{changes ? copy.retryRecords(status) : copy.retryLeaves}</span>
      )}
      {!gone && result?.code !== 'student-archived' && <Effect row={row} />}
    </>
  );
}

function Effect({ row }: { row: Row }) {
  const effect = findEffect(row);
  switch (effect.kind) {
    case 'nothing':
      return null;
    case 'takes':
      return <span className="block">{copy.willBecome(effect.after)}</span>;
    case 'uncovered':
      return (
        <span className="block text-caution">
          <strong>{copy.noneRemaining}</strong> {copy.uncovered}
        </span>
      );
    case 'gives-back':
      return <span className="block">{copy.comesBack(effect.after)}</span>;
    case 'waits':
      return <span className="block text-caution">{copy.comesBackWaiting}</span>;
    case 'nothing-back':
      return <span className="block">{copy.nothingComesBack}</span>;
  }
}
