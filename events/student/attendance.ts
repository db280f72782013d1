/** One mark per student and date: what marking a date and correcting a mark write. */

import type { AttendanceMark } from './attendance-mark.ts';
import { type Balance, giveBackClass, takeClass } from './balance.ts';
import type { CorrectAttendance, MarkAttendance, RequestedMark, StudentRefusal } from './commands.ts';
import type { StudentEvent } from './events.ts';
import type { StudentState } from './student-state.ts';

type Wanted = RequestedMark & Pick<MarkAttendance, 'date' | 'generalNote'>;

/** The note of the mark after the command: a given one, else the recorded one, else the general one. '' clears it. */
const noteAfter = ({ note: own, generalNote }: Wanted, mark: AttendanceMark | undefined): { note?: string } => {
  const note = own === undefined ? mark?.note || generalNote : own;
  return note ? { note } : {};
};

const reasonOf = ({ reason }: Wanted): { reason?: string } => (reason ? { reason } : {});

/** Coming to be present takes a class if one is left, else the mark is uncovered; absent takes none. */
const charged = (before: Balance, status: Wanted['status']) => {
  if (status === 'absent') return { charge: 'none' } as const;
  return { charge: before.remaining > 0 ? 'covered' : 'uncovered', change: takeClass(before) } as const;
};

/** A class that the mark took is given back as an event that names what it reverses; an uncovered mark took none. */
const reversal = (before: Balance, mark: AttendanceMark) =>
  mark.chargedBy === undefined ? {} : { change: giveBackClass(before), reverses: mark.chargedBy };

const corrected = (before: Balance, mark: AttendanceMark, command: Wanted): StudentEvent => {
  const { date, status } = command;
  return {
    type: 'AttendanceCorrected',
    data: {
      mark: mark.id,
      date,
      from: { status: mark.status, charge: mark.charge },
      status,
      ...noteAfter(command, mark),
      ...reasonOf(command),
      ...charged(before, status),
      ...reversal(before, mark),
    },
  };
};

/** A repeated mark takes nothing: what can still differ is its note. */
const noted = (mark: AttendanceMark, command: Wanted): StudentEvent[] => {
  const after = noteAfter(command, mark);
  if (after.note === mark.note) return [];
  return [{ type: 'AttendanceNoted', data: { mark: mark.id, date: command.date, ...after, ...reasonOf(command) } }];
};

const isStale = (mark: AttendanceMark | undefined, { seenVersion }: Wanted): boolean =>
  seenVersion !== undefined && seenVersion !== (mark?.version ?? 0);

/** Who asks for what stands already is not in anybody's way, whatever they saw. */
const changed = (student: StudentState, mark: AttendanceMark, command: Wanted): StudentEvent[] | 'mark-changed' => {
  const events = mark.status === command.status ? noted(mark, command) : [corrected(student, mark, command)];
  return events.length > 0 && isStale(mark, command) ? 'mark-changed' : events;
};

export const markAttendance = (student: StudentState, command: MarkAttendance): StudentEvent[] | StudentRefusal => {
  const { date, status, today } = command;
  const mark = student.marks.get(date);
  if (date > today) return 'date-in-future';
  if (mark !== undefined) return changed(student, mark, command);
  if (isStale(mark, command)) return 'mark-changed';
  const note = noteAfter(command, mark);
  const data = { date, status, ...note, ...reasonOf(command), ...charged(student, status) };
  return [{ type: 'AttendanceMarked', data }];
};

/**
 * A present mark that stays present takes its class along, so that a pure change of date moves no balance. Otherwise the
 * change of status is on a day of its own in class_transactions: a class is given back on the old day and taken on the
 * new one.
 */
const movedTo = (student: StudentState, mark: AttendanceMark, command: CorrectAttendance): StudentEvent[] => {
  const { status, charge } = mark;
  const common = {
    mark: mark.id,
    from: { date: mark.date, status, charge },
    date: command.date,
    ...noteAfter(command, mark),
    ...reasonOf(command),
  };
  if (status === 'present' && command.status === 'present') {
    return [{ type: 'AttendanceMoved', data: { ...common, status, charge } }];
  }
  const moved: StudentEvent = {
    type: 'AttendanceMoved',
    data: { ...common, status: 'absent', charge: 'none', ...reversal(student, mark) },
  };
  return command.status === 'absent' ? [moved] : [moved, corrected(student, mark, command)];
};

export const correctAttendance = (
  student: StudentState,
  command: CorrectAttendance,
): StudentEvent[] | StudentRefusal => {
  const { from, date, today } = command;
  const mark = student.marks.get(from);
  if (date > today) return 'date-in-future';
  if (mark === undefined) return 'no-mark';
  if (date === from) return changed(student, mark, command);
  if (isStale(mark, command)) return 'mark-changed';
  return student.marks.has(date) ? 'date-taken' : movedTo(student, mark, command);
};

/** An uncovered mark takes its class after all. */
export const settleUncoveredClass = (
  student: StudentState,
  date: string,
): StudentEvent[] | 'no-mark' | 'not-uncovered' | 'no-classes-left' => {
  const mark = student.marks.get(date);
  if (mark === undefined) return 'no-mark';
  if (mark.charge !== 'uncovered') return 'not-uncovered';
  if (student.remaining === 0) return 'no-classes-left';
  return [{ type: 'UncoveredClassSettled', data: { mark: mark.id, date, change: takeClass(student) } }];
};
