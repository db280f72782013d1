import { useState } from 'react';
import type { AttendanceStatus } from '#events/shapes.ts';
import { useGetAttendanceRecordsQuery } from '../../api/attendance-records.ts';

/**
 * The form of one mark: what stands recorded for the chosen date fills it, until somebody types or chooses; what was
 * typed stays when the date was the wrong one.
 */
export function useMarking(studentId: string, today: string) {
  const [chosenDate, setDate] = useState<string>();
  const date = chosenDate ?? today;
  const [typed, setTyped] = useState<{ status?: AttendanceStatus; note?: string }>({});
  const lookup = useGetAttendanceRecordsQuery({ studentId, date, limit: 1 }, { skip: date === '' });
  const recorded = lookup.currentData?.[0] ?? null;
  const recordedNote = recorded?.notes ?? '';
  const note = typed.note ?? recordedNote;
  return {
    date,
    setDate,
    status: typed.status ?? recorded?.status ?? 'present',
    setStatus: (status: AttendanceStatus) => setTyped((before) => ({ ...before, status })),
    note,
    setNote: (text: string) => setTyped((before) => ({ ...before, note: text })),
    noteChanges: note.trim() !== recordedNote,
    recorded,
    /** The record of the date is known, so the form can say what it does. */
    ready: lookup.currentData !== undefined,
    lookup,
  };
}
