/** The rules of attendance: a student has at most one mark per date, which can be corrected or moved to another date. */
import type { DecisionContext } from '../../core/centre/decision-context.ts';
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
  /** No rule of late cancellations is in force on the day of class. */
  | 'late-cancellation-off'
  /** A correction, and a change that takes a class for a recorded absence, need a reason. */
  | 'reason-needed'
  | 'no-mark'
  | 'not-uncovered'
  | 'no-classes-left';

type Decision = StudentEvent[] | AttendanceRefusal;
type CappedState = StudentState & CappedBalance;
/** What a mark says of the student. An absent mark with the hours of a rule is a late cancellation. */
type MarkStatus = Pick<AttendanceMark, 'status' | 'lateCancellationHours'>;
type AttendanceRequest = MarkStatus &
  Omit<RequestedMark, 'lateCancellation'> &
  Pick<MarkAttendanceCommand, 'date' | 'generalNote'> &
  Partial<Pick<CorrectAttendanceCommand, 'code'>>;

export interface AttendanceContext extends Pick<DecisionContext, 'today'> {
  readonly findRulesOn: (day: string) => Pick<ReturnType<DecisionContext['findRulesOn']>, 'lateCancellationHours'>;
}

/**
 * The command with the rule that makes its mark a late cancellation: that of the day of class. A late cancellation that stays on
 * its day keeps the rule under which it was made.
 */
const toRequest = <Command extends MarkAttendanceCommand | CorrectAttendanceCommand>(
  command: Command,
  mark: AttendanceMark | undefined,
  { findRulesOn }: AttendanceContext,
): (Command & MarkStatus) | 'late-cancellation-off' => {
  const { date, status, lateCancellation = false } = command;
  if (status === 'present' || !lateCancellation) return command;
  const kept = mark?.date === date ? mark.lateCancellationHours : undefined;
  const lateCancellationHours = kept ?? findRulesOn(date).lateCancellationHours;
  return lateCancellationHours === 0 ? 'late-cancellation-off' : { ...command, lateCancellationHours };
};

const toStatusFields = ({ status, lateCancellationHours }: MarkStatus) => ({
  status,
  ...(lateCancellationHours !== undefined && { lateCancellationHours }),
});

/** A class is taken for whoever was there, and for whoever canceled too late. */
const takesClass = ({ status, lateCancellationHours }: MarkStatus): boolean =>
  status === 'present' || lateCancellationHours !== undefined;

const hasSameStatus = (one: MarkStatus, other: MarkStatus): boolean =>
  one.status === other.status && takesClass(one) === takesClass(other);

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

/** A present mark and a late cancellation take a class if one is left, else they are uncovered. */
const chargeFor = (before: CappedBalance) =>
  ({ charge: before.remaining > 0 ? 'covered' : 'uncovered', change: takeClass(before) }) as const;

/** Gives back the class that the mark took and names the event that took it. An uncovered mark took none. */
const reverseCharge = (before: CappedState, mark: AttendanceMark) =>
  mark.chargedBy === undefined ? {} : { change: giveBackClass(before), reverses: mark.chargedBy };

/** The charge of a mark whose status changes. A mark whose class is taken before and after keeps it. */
const changeCharge = (before: CappedState, mark: AttendanceMark, after: MarkStatus) => {
  if (!takesClass(after)) return { charge: 'none', ...reverseCharge(before, mark) } as const;
  return takesClass(mark) ? { charge: mark.charge } : chargeFor(before);
};

const toCorrectedEvent = (before: CappedState, mark: AttendanceMark, command: AttendanceRequest): StudentEvent => {
  return {
    type: 'AttendanceCorrected',
    data: {
      mark: mark.id,
      date: command.date,
      from: { ...toStatusFields(mark), charge: mark.charge },
      ...toStatusFields(command),
      ...toNotes(command, mark),
      ...toReason(command),
      ...toCode(command),
      ...changeCharge(before, mark, command),
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

/** True if a recorded absence becomes present or a late cancellation. */
const takesBackAbsence = (mark: AttendanceMark, request: MarkStatus): boolean =>
  mark.status === 'absent' && takesClass(request) && !hasSameStatus(mark, request);

/** True if families see the change: another status, date or note, but not another private note. */
const isCorrection = (mark: AttendanceMark, request: AttendanceRequest): boolean =>
  !hasSameStatus(mark, request) || mark.date !== request.date || toNotes(request, mark).note !== mark.note;

/**
 * A stale command that changes nothing, because somebody else made the same change, is a conflict only if it has a reason: it
 * would be recorded nowhere. Without one, everything that it asks for is recorded.
 */
const changeMark = (student: CappedState, mark: AttendanceMark, command: AttendanceRequest): Decision => {
  const events = hasSameStatus(mark, command)
    ? toNotedEvents(mark, command)
    : [toCorrectedEvent(student, mark, command)];
  return isStale(mark, command) && (events.length > 0 || command.reason) ? 'mark-changed' : events;
};

/** The events of a command that marks a date, or its refusal. An existing mark of the date is corrected. */
export const decideMarkAttendance = (
  student: CappedState,
  command: MarkAttendanceCommand,
  context: AttendanceContext,
): Decision => {
  const { date } = command;
  const mark = student.marks.get(date);
  if (date > context.today) return 'date-in-future';
  const request = toRequest(command, mark, context);
  if (typeof request === 'string') return request;
  if (mark !== undefined) {
    // A stale form did not show the absence and could not ask for the reason, so it is a conflict.
    const needsReason = takesBackAbsence(mark, request) && !request.reason && !isStale(mark, request);
    return needsReason ? 'reason-needed' : changeMark(student, mark, request);
  }
  if (isStale(mark, request)) return 'mark-changed';
  const charge = takesClass(request) ? chargeFor(student) : ({ charge: 'none' } as const);
  const data = { date, ...toStatusFields(request), ...toNotes(request, mark), ...toReason(request), ...charge };
  return [{ type: 'AttendanceMarked', data }];
};

/**
 * A mark whose class stays taken keeps it, so that a change of date alone changes no balance. If it is no longer taken, it is given
 * back on the old date; a mark that takes a class now takes it on the new date.
 */
const moveMark = (student: CappedState, mark: AttendanceMark, request: AttendanceRequest): StudentEvent[] => {
  const { charge } = mark;
  const common = {
    mark: mark.id,
    from: { date: mark.date, ...toStatusFields(mark), charge },
    date: request.date,
    ...toNotes(request, mark),
    ...toReason(request),
    ...toCode(request),
  };
  const isKept = hasSameStatus(mark, request);
  const data =
    takesClass(mark) && takesClass(request)
      ? { ...common, ...toStatusFields(isKept ? request : mark), charge }
      : { ...common, status: 'absent' as const, charge: 'none' as const, ...reverseCharge(student, mark) };
  const moved: StudentEvent = { type: 'AttendanceMoved', data };
  return isKept || !takesClass(request) ? [moved] : [moved, toCorrectedEvent(student, mark, request)];
};

/** The events of a command that changes or moves an existing mark, or its refusal. */
export const decideCorrectAttendance = (
  student: CappedState,
  command: CorrectAttendanceCommand,
  context: AttendanceContext,
): Decision => {
  const { from, date } = command;
  const mark = student.marks.get(from);
  if (date > context.today) return 'date-in-future';
  if (mark === undefined) return 'no-mark';
  const request = toRequest(command, mark, context);
  if (typeof request === 'string') return request;
  // Asked for before a conflict, so that a reason is typed once.
  if (isCorrection(mark, request) && !request.reason) return 'reason-needed';
  if (date === from) return changeMark(student, mark, request);
  if (isStale(mark, request)) return 'mark-changed';
  return student.marks.has(date) ? 'date-taken' : moveMark(student, mark, request);
};

/** The event that voids a mark and gives back the class that it took, or the refusal. */
export const decideVoidAttendance = (student: CappedState, command: VoidAttendanceCommand): Decision => {
  const { date, reason } = command;
  const mark = student.marks.get(date);
  if (mark === undefined) return 'no-mark';
  if (isStale(mark, command)) return 'mark-changed';
  const { id, charge } = mark;
  const data = {
    mark: id,
    date,
    from: { ...toStatusFields(mark), charge },
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
  const { status: _, ...rule } = toStatusFields(mark);
  return [{ type: 'UncoveredClassSettled', data: { mark: mark.id, date, ...rule, change: takeClass(student) } }];
};
