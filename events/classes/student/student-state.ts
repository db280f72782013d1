/** The state of a student, folded from the events of the student's stream. */
import { RecordFault } from '../../kernel/record-fault.ts';
import type { RecordedEvent } from '../../kernel/recorded-event.ts';
import { UTC_OFFSET_MAX_MS } from '../../values/limits.ts';
import type { AbsenceReport } from './absence-reports.ts';
import { isAttendanceEvent, toAttendanceChange, toMarkCharge } from './attendance-change.ts';
import type { AttendanceMark } from './attendance-mark.ts';
import { type Balance, toReturnLimit } from './balance.ts';
import type { AttendanceEvent, BalanceChange, StudentEvent } from './events.ts';
import { evolveFamilies, type FamilyAccesses } from './family-access.ts';
import { MarksByDate } from './marks-by-date.ts';
import { evolveMoney, initialMoneyState, type MoneyState } from './money.ts';
import { toWaitingClassesChange } from './waiting-classes.ts';

/** What the figures of a student's classes follow from. */
export interface ClassesState extends Balance {
  readonly status: 'none' | 'current' | 'archived';
  /** The latest day, in any time zone, on which the student was archived; undefined unless they are. */
  readonly archivedOn?: string | undefined;
  /** Classes over the cap of remaining that were neither applied nor withdrawn yet. */
  readonly waiting: number;
  /** See `toReturnLimit`. */
  readonly returnLimit: number;
  /** Number of present marks for which no class was left. */
  readonly uncovered: number;
  readonly marks: MarksByDate;
  /** The purchases of which a refund took classes. */
  readonly returnedPurchases: ReadonlySet<string>;
  /** The command that withdrew waiting classes last. */
  readonly withdrawnBy?: string | undefined;
  /** What was reported for each day on which the student said that they are not coming. */
  readonly absences: ReadonlyMap<string, AbsenceReport>;
  readonly version: number;
}

export interface StudentState extends ClassesState {
  /** The changes of additions of classes, also of reversed ones, by the id of their event, which `money` has too. */
  readonly purchases: ReadonlyMap<string, BalanceChange>;
  readonly money: MoneyState;
  readonly families: FamilyAccesses;
}

export const initialClassesState: ClassesState = {
  status: 'none',
  remaining: 0,
  total: 0,
  waiting: 0,
  returnLimit: 0,
  uncovered: 0,
  marks: MarksByDate.none,
  returnedPurchases: new Set(),
  absences: new Map(),
  version: 0,
};

export const initialStudentState: StudentState = {
  ...initialClassesState,
  ...{ purchases: new Map(), money: initialMoneyState, families: new Map() },
};

const withBalanceChange = (
  state: ClassesState,
  change: BalanceChange | undefined,
  isAttendance = false,
): ClassesState => {
  if (change === undefined) return state;
  const returnLimit = toReturnLimit(state.returnLimit, change, isAttendance);
  return { ...state, remaining: change.remainingAfter, total: change.totalAfter, returnLimit };
};

const withMark = (state: ClassesState, mark: AttendanceMark): ClassesState => {
  const before = state.marks.get(mark.date);
  const uncovered = Number(mark.charge === 'uncovered') - Number(before?.charge === 'uncovered');
  return { ...state, marks: state.marks.with(mark), uncovered: state.uncovered + uncovered };
};

const withoutMark = (state: ClassesState, date: string): ClassesState => ({
  ...state,
  marks: state.marks.without(date),
  uncovered: state.uncovered - Number(requireMark(state, date).charge === 'uncovered'),
});

const toLastChange = ({ version, metadata, recordedAt }: RecordedEvent) => ({
  version,
  changedBy: metadata.actor.id,
  changedAt: recordedAt,
});

const applyAttendanceEvent = (state: ClassesState, event: RecordedEvent<AttendanceEvent>): ClassesState => {
  const change = toAttendanceChange(event);
  const { what, mark: id, from, date, note, statesNote, privateNote, statesPrivateNote } = change;
  if (what === 'voided') return withBalanceChange(withoutMark(state, date), change.change, true);
  const before = what === 'marked' ? undefined : requireMark(state, from?.date ?? date);
  const left = from?.date === undefined ? state : withoutMark(state, from.date);
  return withMark(withBalanceChange(left, change.change, true), {
    date,
    id,
    ...toMarkCharge(change, before),
    note: statesNote ? note : before?.note,
    privateNote: statesPrivateNote ? privateNote : before?.privateNote,
    ...toLastChange(event),
  });
};

/** The latest day that it is anywhere at an instant. */
const toLatestCivilDate = (instant: string): string =>
  new Date(Date.parse(instant) + UTC_OFFSET_MAX_MS).toISOString().slice(0, 10);

const applyEvent = (state: ClassesState, event: RecordedEvent<StudentEvent>): ClassesState => {
  if (isAttendanceEvent(event)) return applyAttendanceEvent(state, event);
  switch (event.type) {
    case 'StudentEnrolled':
      return { ...withBalanceChange(state, event.data.change), status: 'current' };
    case 'StudentImported':
      return withBalanceChange(state, event.data.change);
    case 'ClassesAdjusted':
    case 'PurchaseReversed':
    case 'WaitingClassesApplied':
      return withBalanceChange(state, event.data.change);
    case 'WaitingClassesWithdrawn':
      return { ...withBalanceChange(state, event.data.change), withdrawnBy: event.metadata.commandId };
    case 'StudentArchived':
      return { ...state, status: 'archived', archivedOn: toLatestCivilDate(event.recordedAt) };
    case 'StudentRestored':
      return { ...state, status: 'current', archivedOn: undefined };
    case 'AbsenceReported':
    case 'AbsenceReportWithdrawn': {
      const { date } = event.data;
      const isOpen = event.type === 'AbsenceReported';
      const reports = (state.absences.get(date)?.reports ?? 0) + Number(isOpen);
      return { ...state, absences: new Map([...state.absences, [date, { isOpen, reports }]]) };
    }
    case 'RefundGiven':
      return withBalanceChange(withReturnedPurchase(state, event), event.data.change);
    case 'PaymentReceived':
    case 'PaymentReversed':
    case 'CreditUsed':
    case 'RefundReversed':
    case 'DuplicateCleared':
    case 'StudentEmailChanged':
    case 'PasswordCodeMade':
    case 'FamilyInvited':
    case 'FamilyInvitationWithdrawn':
    case 'FamilyAccessGiven':
    case 'FamilyAccessEnded':
      return state;
  }
};

/** The mark that an event refers to. Throws RecordFault when it does not exist. */
const requireMark = (state: ClassesState, date: string): AttendanceMark => {
  const mark = state.marks.get(date);
  if (mark === undefined)
    throw new RecordFault('missing-entry', `an event refers to a mark on ${date} that does not exist`);
  return mark;
};

/** A refund withdraws waiting classes in an event of its own before it, and removes the rest itself. */
const withReturnedPurchase = (
  state: ClassesState,
  { data: { purchase, change }, metadata }: RecordedEvent<Extract<StudentEvent, { type: 'RefundGiven' }>>,
): ClassesState => {
  const takesClasses = state.withdrawnBy === metadata.commandId || (change?.appliedRemaining ?? 0) < 0;
  if (purchase === undefined || !takesClasses) return state;
  return { ...state, returnedPurchases: new Set([...state.returnedPurchases, purchase]) };
};

/** Leaves out what `evolveStudent` adds, which grows with each purchase and is copied for the next one. */
export const evolveClasses = (state: ClassesState, event: RecordedEvent<StudentEvent>): ClassesState => ({
  ...applyEvent(state, event),
  waiting: state.waiting + toWaitingClassesChange(event),
  version: event.version,
});

export const evolveStudent = (state: StudentState, event: RecordedEvent<StudentEvent>): StudentState => ({
  ...evolveClasses(state, event),
  purchases: evolvePurchases(state.purchases, event),
  money: evolveMoney(state.money, event),
  families: evolveFamilies(state.families, event.id, event),
});

const evolvePurchases = (
  purchases: StudentState['purchases'],
  { id, type, data }: RecordedEvent<StudentEvent>,
): StudentState['purchases'] =>
  type === 'ClassesAdjusted' && data.direction === 'add' ? new Map(purchases).set(id, data.change) : purchases;
