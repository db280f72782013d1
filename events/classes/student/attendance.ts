/** The rules of attendance: a student has at most one mark per date, which can be corrected or moved to another date. */
import type { ReasonCode } from '../../values/shapes.ts';
import type { AttendanceMark } from './attendance-mark.ts';
import { type CappedBalance, giveBackClass, takeClass } from './balance.ts';
import type {
  CorrectAttendanceCommand,
  MarkAttendanceCommand,
  RequestedMark,
  VoidAttendanceCommand,
} from './commands.ts';
import type { StudentEvent } from './events.ts';
import type { StudentState } from './student-state.ts';

export type AttendanceRefusal =
  | 'date-in-future'
  | 'mark-changed'
  | 'date-taken'
  /** A correction, and a change that takes a class for a recorded absence, need a reason. */
  | 'reason-needed'
  | 'no-mark'
  | 'not-uncovered'
  | 'no-classes-left';

type Decision = StudentEvent[] | AttendanceRefusal;
type CappedState = StudentState & CappedBalance;
type AttendanceRequest = RequestedMark &
  Pick<MarkAttendanceCommand, 'date' | 'generalNote'> &
  Partial<Pick<CorrectAttendanceCommand, 'code'>>;

/**
 * The notes after the command. The command's own note comes first, then the recorded one, then the general one; '' clears
 * a note.
 */
const toNotes = (
  { note: own, privateNote: ownPrivate, generalNote }: AttendanceRequest,
  mark: AttendanceMark | undefined,
): { note?: string; privateNote?: string } => {
  const note = own === undefined ? mark?.note || generalNote : own;
  const privateNote = ownPrivate === undefined ? mark?.privateNote : ownPrivate;
  return { ...(note && { note }), ...(privateNote && { privateNote }) };
};

const toReason = ({ reason }: AttendanceRequest): { reason?: string } => (reason ? { reason } : {});

/** The code of the reason, if the command states one. */
export const toCode = ({ code }: { code?: ReasonCode | undefined }): { code?: ReasonCode } => (code ? { code } : {});

/** A present mark takes a class if one is left, else it is uncovered. An absent mark takes none. */
const chargeFor = (before: CappedBalance, status: AttendanceRequest['status']) => {
  if (status === 'absent') return { charge: 'none' } as const;
  return { charge: before.remaining > 0 ? 'covered' : 'uncovered', change: takeClass(before) } as const;
};

/** Gives back the class that the mark took and names the event that took it. An uncovered mark took none. */
const reverseCharge = (before: CappedState, mark: AttendanceMark) =>
  mark.chargedBy === undefined ? {} : { change: giveBackClass(before), reverses: mark.chargedBy };

const toCorrectedEvent = (before: CappedState, mark: AttendanceMark, command: AttendanceRequest): StudentEvent => {
  const { date, status } = command;
  return {
    type: 'AttendanceCorrected',
    data: {
      mark: mark.id,
      date,
      from: { status: mark.status, charge: mark.charge },
      status,
      ...toNotes(command, mark),
      ...toReason(command),
      ...toCode(command),
      ...chargeFor(before, status),
      ...reverseCharge(before, mark),
    },
  };
};

const toPrivatelyNotedEvents = (
  mark: AttendanceMark,
  { privateNote }: { privateNote?: string },
  command: AttendanceRequest,
): StudentEvent[] =>
  privateNote === mark.privateNote
    ? []
    : [
        {
          type: 'AttendancePrivatelyNoted',
          data: {
            ...{ mark: mark.id, date: mark.date, ...(privateNote && { privateNote }) },
            ...{ ...toReason(command), ...toCode(command) },
          },
        },
      ];

/** A mark with the same status as before takes no class: only its notes can change. */
const toNotedEvents = (mark: AttendanceMark, command: AttendanceRequest): StudentEvent[] => {
  const after = toNotes(command, mark);
  if (after.note === mark.note) return toPrivatelyNotedEvents(mark, after, command);
  const { date } = command;
  return [
    { type: 'AttendanceNoted', data: { mark: mark.id, date, ...after, ...toReason(command), ...toCode(command) } },
  ];
};

const isStale = (mark: AttendanceMark | undefined, { seenVersion }: Pick<RequestedMark, 'seenVersion'>): boolean =>
  seenVersion !== undefined && seenVersion !== (mark?.version ?? 0);

/** True if the change of the mark takes a class, now or, while none is left, later. */
const becomesPresent = (mark: AttendanceMark, { status }: Pick<RequestedMark, 'status'>): boolean =>
  mark.status === 'absent' && status === 'present';

/** True if families see the change: another status, date or note, but not another private note. */
const isCorrection = (mark: AttendanceMark, command: CorrectAttendanceCommand): boolean =>
  mark.status !== command.status || mark.date !== command.date || toNotes(command, mark).note !== mark.note;

/**
 * A stale command that changes nothing, because somebody else made the same change, is a conflict only if it has a reason: it
 * would be recorded nowhere. Without one, everything that it asks for is recorded.
 */
const changeMark = (student: CappedState, mark: AttendanceMark, command: AttendanceRequest): Decision => {
  const events =
    mark.status === command.status ? toNotedEvents(mark, command) : [toCorrectedEvent(student, mark, command)];
  return isStale(mark, command) && (events.length > 0 || command.reason) ? 'mark-changed' : events;
};

/** The events of a command that marks a date, or its refusal. An existing mark of the date is corrected. */
export const decideMarkAttendance = (student: CappedState, command: MarkAttendanceCommand, today: string): Decision => {
  const { date, status } = command;
  const mark = student.marks.get(date);
  if (date > today) return 'date-in-future';
  if (mark !== undefined) {
    // A stale form did not show the absence and could not ask for the reason, so it is a conflict.
    const needsReason = becomesPresent(mark, command) && !command.reason && !isStale(mark, command);
    return needsReason ? 'reason-needed' : changeMark(student, mark, command);
  }
  if (isStale(mark, command)) return 'mark-changed';
  const data = { date, status, ...toNotes(command, mark), ...toReason(command), ...chargeFor(student, status) };
  return [{ type: 'AttendanceMarked', data }];
};

/**
 * A present mark that stays present keeps its class, so that a change of date alone changes no balance. If the status
 * changes too, the class that a present mark took is given back on the old date, or a mark that becomes present takes a class
 * on the new date.
 */
const moveMark = (student: CappedState, mark: AttendanceMark, command: CorrectAttendanceCommand): StudentEvent[] => {
  const { status, charge } = mark;
  const common = {
    mark: mark.id,
    from: { date: mark.date, status, charge },
    date: command.date,
    ...toNotes(command, mark),
    ...toReason(command),
    ...toCode(command),
  };
  if (status === 'present' && command.status === 'present') {
    return [{ type: 'AttendanceMoved', data: { ...common, status, charge } }];
  }
  const moved: StudentEvent = {
    type: 'AttendanceMoved',
    data: { ...common, status: 'absent', charge: 'none', ...reverseCharge(student, mark) },
  };
  return command.status === 'absent' ? [moved] : [moved, toCorrectedEvent(student, mark, command)];
};

/** The events of a command that changes or moves an existing mark, or its refusal. */
export const decideCorrectAttendance = (
  student: CappedState,
  command: CorrectAttendanceCommand,
  today: string,
): Decision => {
  const { from, date } = command;
  const mark = student.marks.get(from);
  if (date > today) return 'date-in-future';
  if (mark === undefined) return 'no-mark';
  // Asked for before a conflict, so that a reason is typed once.
  if (isCorrection(mark, command) && !command.reason) return 'reason-needed';
  if (date === from) return changeMark(student, mark, command);
  if (isStale(mark, command)) return 'mark-changed';
  return student.marks.has(date) ? 'date-taken' : moveMark(student, mark, command);
};

/** The event that voids a mark and gives back the class that it took, or the refusal. */
export const decideVoidAttendance = (student: CappedState, command: VoidAttendanceCommand): Decision => {
  const { date, reason } = command;
  const mark = student.marks.get(date);
  if (mark === undefined) return 'no-mark';
  if (isStale(mark, command)) return 'mark-changed';
  const { id, status, charge } = mark;
  const data = {
    mark: id,
    date,
    from: { status, charge },
    reason,
    ...toCode(command),
    ...reverseCharge(student, mark),
  };
  return [{ type: 'AttendanceVoided', data }];
};

/** The event that takes the class of an uncovered mark later, when one is left again, or the refusal. */
export const decideSettleUncoveredClass = (student: CappedState, date: string): Decision => {
  const mark = student.marks.get(date);
  if (mark === undefined) return 'no-mark';
  if (mark.charge !== 'uncovered') return 'not-uncovered';
  if (student.remaining === 0) return 'no-classes-left';
  return [{ type: 'UncoveredClassSettled', data: { mark: mark.id, date, change: takeClass(student) } }];
};
