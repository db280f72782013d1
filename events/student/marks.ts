/** One mark per student and date (DESIGN 4): what marking a date writes. */
import { givenBack, taken } from './balance.ts';
import type { MarkAttendance } from './commands.ts';
import type { StudentEvent } from './events.ts';
import type { Mark, StudentState } from './state.ts';

/** What the note will be: as it was when none is given, none when it is cleared. */
const noteAfter = (command: MarkAttendance, mark: Mark | undefined): { note?: string } => {
  const note = command.note === undefined ? mark?.note : command.note;
  return note ? { note } : {};
};

/** Coming to be present takes a class if one is left, else the mark is uncovered; absent takes none. */
const charged = (student: StudentState, status: MarkAttendance['status']) => {
  if (status === 'absent') return { charge: 'none' } as const;
  return { charge: student.remaining > 0 ? 'covered' : 'uncovered', change: taken(student) } as const;
};

/** A class that the mark took is given back as an event that names what it reverses; an uncovered mark took none. */
const reversal = (student: StudentState, mark: Mark) =>
  mark.chargedBy === undefined ? {} : { change: givenBack(student), reverses: mark.chargedBy };

const corrected = (student: StudentState, mark: Mark, command: MarkAttendance): StudentEvent => {
  const { date, status } = command;
  return {
    type: 'AttendanceCorrected',
    data: {
      mark: mark.id,
      date,
      from: { status: mark.status, charge: mark.charge },
      status,
      ...noteAfter(command, mark),
      ...charged(student, status),
      ...reversal(student, mark),
    },
  };
};

/** A repeated mark takes nothing: what can still differ is its note. */
const noted = (mark: Mark, command: MarkAttendance): StudentEvent[] => {
  const after = noteAfter(command, mark);
  if (after.note === mark.note) return [];
  return [{ type: 'AttendanceNoted', data: { mark: mark.id, date: command.date, ...after } }];
};

export const markAttendance = (
  student: StudentState,
  command: MarkAttendance,
): StudentEvent[] | 'date-in-future' | 'mark-changed' => {
  const { date, status, seenVersion, today } = command;
  const mark = student.marks.get(date);
  if (date > today) return 'date-in-future';
  if (seenVersion !== undefined && seenVersion !== (mark?.version ?? 0)) return 'mark-changed';
  if (mark === undefined) {
    const data = { date, status, ...noteAfter(command, mark), ...charged(student, status) };
    return [{ type: 'AttendanceMarked', data }];
  }
  return mark.status === status ? noted(mark, command) : [corrected(student, mark, command)];
};

/** An uncovered mark takes its class after all. */
export const settleUncovered = (
  student: StudentState,
  date: string,
): StudentEvent[] | 'no-mark' | 'not-uncovered' | 'no-classes-left' => {
  const mark = student.marks.get(date);
  if (mark === undefined) return 'no-mark';
  if (mark.charge !== 'uncovered') return 'not-uncovered';
  if (student.remaining === 0) return 'no-classes-left';
  return [{ type: 'UncoveredClassSettled', data: { mark: mark.id, date, change: taken(student) } }];
};
