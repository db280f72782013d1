/** Reconstructs the request of a student's command from the events that it appended. */

import { countFittingWaitingClasses } from '#events/classes/student/balance.ts';
import type { ImportedBalance, StudentCommand } from '#events/classes/student/commands.ts';
import type { BalanceChange, StudentEvent } from '#events/classes/student/events.ts';
import type { StudentState } from '#events/classes/student/student-state.ts';
import type { RecordedEvent } from '#events/kernel/recorded-event.ts';

/** A command, and whether a part that its events do not record would decide otherwise in another state. */
export interface ReconstructedCommand {
  readonly command: StudentCommand;
  /** True if another request with the same recorded events could lead elsewhere in this state. */
  readonly isAmbiguousIn: (state: StudentState) => boolean;
}

type Recorded<Type extends StudentEvent['type'] = StudentEvent['type']> = RecordedEvent<
  Extract<StudentEvent, { type: Type }>
>;

interface Before {
  /** The recorded state before the command. */
  readonly recorded: StudentState;
  /** The cap under which the command is decided. */
  readonly classesMax: number;
}

/** A reason for a request that needed none. Under the rules of the question it may need one, which changes no number. */
const NO_REASON = '-';
const never = () => false;

const find = <Type extends StudentEvent['type']>(events: readonly Recorded[], type: Type): Recorded<Type> | undefined =>
  events.find((event): event is Recorded<Type> => event.type === type);

const sizeOf = ({ requested }: BalanceChange): number => Math.abs(requested);

/** The request of a command from all of its events, in their order. Throws if the events are not those of one command. */
export const reconstructCommand = (events: readonly Recorded[], before: Before): ReconstructedCommand => {
  const found =
    fromEnrolment(events) ??
    fromMoney(events, before) ??
    fromAdjustment(events, before) ??
    fromWaiting(events, before) ??
    fromAttendance(events, before) ??
    fromAccount(events);
  if (found) return found;
  throw new Error(`The events ${events.map(({ type }) => type).join(', ')} are not those of one command.`);
};

const fromEnrolment = (events: readonly Recorded[]): ReconstructedCommand | undefined => {
  const enrolled = find(events, 'StudentEnrolled');
  if (!enrolled) return undefined;
  const { name, email, via, change } = enrolled.data;
  const imported = find(events, 'StudentImported');
  const line = imported && toImportedBalance(imported.data);
  const command = { type: 'EnrolStudent', name, email, via, classes: change.requested, imported: line } as const;
  return { command, isAmbiguousIn: never };
};

const toImportedBalance = ({ change, ...line }: Recorded<'StudentImported'>['data']): ImportedBalance => ({
  ...line,
  left: change.requested,
});

const fromAdjustment = (events: readonly Recorded[], { recorded }: Before): ReconstructedCommand | undefined => {
  const reversed = find(events, 'PurchaseReversed');
  if (reversed) {
    const { purchase, reason, money } = reversed.data;
    const refund = find(events, 'RefundGiven')?.data;
    const command = { type: 'ReversePurchase', purchase, reason, money, returned: refund } as const;
    return { command, isAmbiguousIn: never };
  }
  const adjusted = find(events, 'ClassesAdjusted');
  if (!adjusted) return undefined;
  const withdrawn = find(events, 'WaitingClassesWithdrawn');
  const { direction, reason, code, change } = adjusted.data;
  const classes = sizeOf(change) + (withdrawn ? sizeOf(withdrawn.data.change) : 0);
  const withdrawWaiting = withdrawn !== undefined;
  const command = {
    type: 'AdjustClasses',
    ...{ direction, classes, reason, withdrawWaiting, code },
    ...toRecordedPurchase(adjusted, find(events, 'PaymentReceived')),
    seenEqual: Object.keys({ ...recorded.money.purchases, ...recorded.money.payments }),
  } as const;
  // With nothing waiting, the events do not record whether waiting classes were to be withdrawn first.
  const isUntold = direction === 'remove' && !withdrawWaiting && recorded.waiting === 0;
  return { command, isAmbiguousIn: ({ waiting }) => isUntold && waiting > 0 };
};

/** The price and the payment of an addition. What an early log says of a payment is in no command. */
const toRecordedPurchase = ({ id, data }: Recorded<'ClassesAdjusted'>, payment?: Recorded<'PaymentReceived'>) => {
  const { priceCents, priceReason = NO_REASON } = data.purchase ?? {};
  if (priceCents === undefined) return {};
  return { purchase: { priceCents, priceReason }, ...(payment && { payment: { ...payment.data, purchase: id } }) };
};

/** A command on money alone, but for the classes that a refund takes. */
const fromMoney = (events: readonly Recorded[], { recorded }: Before): ReconstructedCommand | undefined => {
  const [event] = events;
  const seenEqual = Object.keys(recorded.money.payments);
  switch (event?.type) {
    case 'PaymentReceived':
      return { command: { type: 'ReceivePayment', ...event.data, seenEqual }, isAmbiguousIn: never };
    case 'PaymentReversed':
      return { command: { type: 'ReversePayment', ...event.data }, isAmbiguousIn: never };
    case 'CreditUsed': {
      const { purchase } = event.data;
      const parts = events.flatMap((each) => (each.type === 'CreditUsed' ? each.data.parts : []));
      const cents = parts.reduce((sum, part) => sum + part.cents, 0);
      return { command: { type: 'UseCredit', purchase, cents }, isAmbiguousIn: never };
    }
    case 'RefundReversed':
      return { command: { type: 'ReverseRefund', ...event.data }, isAmbiguousIn: never };
    case 'DuplicateCleared':
      return { command: { type: 'ClearDuplicate', ...event.data }, isAmbiguousIn: never };
  }
  const refund = find(events, 'RefundGiven');
  if (!refund || find(events, 'PurchaseReversed')) return undefined;
  const withdrawn = find(events, 'WaitingClassesWithdrawn')?.data.change;
  const { change, ...data } = refund.data;
  const classes = (change ? sizeOf(change) : 0) + (withdrawn ? sizeOf(withdrawn) : 0);
  return { command: { type: 'GiveRefund', ...data, classes }, isAmbiguousIn: never };
};

const takesClassEvents = ['AttendanceMarked', 'AttendanceCorrected', 'UncoveredClassSettled'] as const;

const fromWaiting = (
  events: readonly Recorded[],
  { recorded, classesMax }: Before,
): ReconstructedCommand | undefined => {
  const withdrawn = find(events, 'WaitingClassesWithdrawn');
  if (withdrawn) {
    const { change, reason } = withdrawn.data;
    const classes = sizeOf(change);
    const command = { type: 'WithdrawWaitingClasses', classes, reason } as const;
    // It may have asked for all, or have removed classes with the waiting ones first.
    return { command, isAmbiguousIn: ({ waiting }) => waiting !== recorded.waiting };
  }
  const applied = find(events, 'WaitingClassesApplied');
  if (!applied || takesClassEvents.some((type) => find(events, type))) return undefined;
  const classes = sizeOf(applied.data.change);
  const { classesMax: formerMax } = applied.data.change;
  const mayBeAll = classes === countFittingWaitingClasses({ ...recorded, classesMax: formerMax }, recorded.waiting);
  const isAmbiguousIn = (state: StudentState) => {
    const fitting = countFittingWaitingClasses({ ...state, classesMax }, state.waiting);
    return mayBeAll && fitting > 0 && fitting !== classes;
  };
  return { command: { type: 'ApplyWaitingClasses', classes }, isAmbiguousIn };
};

const fromAttendance = (events: readonly Recorded[], { recorded }: Before): ReconstructedCommand | undefined => {
  const moved = find(events, 'AttendanceMoved');
  const voided = find(events, 'AttendanceVoided');
  if (voided) {
    const { date, reason } = voided.data;
    return { command: { type: 'VoidAttendance', date, reason }, isAmbiguousIn: never };
  }
  const applyWaiting = find(events, 'WaitingClassesApplied') !== undefined;
  // The events show that waiting classes were not to be applied only if some could have been.
  const isUntold = !applyWaiting && !(recorded.remaining === 0 && recorded.waiting > 0);
  const isAmbiguousIn = (state: StudentState) => state.remaining === 0 && state.waiting > 0 && isUntold;
  const settled = find(events, 'UncoveredClassSettled');
  if (settled) {
    const { date } = settled.data;
    return { command: { type: 'SettleUncoveredClass', date, applyWaiting }, isAmbiguousIn };
  }
  const marked = find(events, 'AttendanceMarked') ?? find(events, 'AttendanceCorrected');
  const noted = find(events, 'AttendanceNoted') ?? find(events, 'AttendancePrivatelyNoted');
  const change = marked ?? moved ?? noted;
  if (!change) return undefined;
  const { date } = change.data;
  const mark = recorded.marks.get(date);
  const after = 'status' in change.data ? change.data : mark;
  const request = {
    date,
    status: after?.status ?? 'absent',
    lateCancellation: after?.lateCancellationHours !== undefined,
    note: 'note' in change.data ? change.data.note : change.type === 'AttendancePrivatelyNoted' ? mark?.note : '',
    privateNote: change.data.privateNote ?? '',
    reason: ('reason' in change.data && change.data.reason) || NO_REASON,
  };
  if (moved)
    return { command: { type: 'CorrectAttendance', from: moved.data.from.date, ...request }, isAmbiguousIn: never };
  return {
    command: { type: 'MarkAttendance', applyWaiting, ...request },
    isAmbiguousIn: (state) => marked?.data.change?.requested === -1 && isAmbiguousIn(state),
  };
};

const fromAccount = (events: readonly Recorded[]): ReconstructedCommand | undefined => {
  const [event] = events;
  switch (event?.type) {
    case 'StudentArchived':
      return { command: { type: 'ArchiveStudent' }, isAmbiguousIn: never };
    case 'StudentRestored':
      return { command: { type: 'RestoreStudent', ...event.data }, isAmbiguousIn: never };
    case 'StudentEmailChanged':
      return { command: { type: 'ChangeStudentEmail', ...event.data }, isAmbiguousIn: never };
    case 'AbsenceReported':
      return { command: { type: 'ReportAbsence', ...event.data }, isAmbiguousIn: never };
    case 'AbsenceReportWithdrawn':
      return { command: { type: 'WithdrawAbsence', ...event.data }, isAmbiguousIn: never };
    case 'PasswordCodeMade':
      return { command: { type: 'MakePasswordCode' }, isAmbiguousIn: never };
    case 'FamilyInvitationWithdrawn': {
      const invited = find(events, 'FamilyInvited');
      const { invitation } = event.data;
      if (!invited) return { command: { type: 'WithdrawFamilyInvitation', invitation }, isAmbiguousIn: never };
      return { command: toInviteFamily(invited, invitation), isAmbiguousIn: never };
    }
    case 'FamilyInvited':
      return { command: toInviteFamily(event), isAmbiguousIn: never };
    case 'FamilyAccessGiven':
      return { command: { type: 'GiveFamilyAccess', ...event.data }, isAmbiguousIn: never };
    case 'FamilyAccessEnded':
      return { command: { type: 'EndFamilyAccess', ...event.data }, isAmbiguousIn: never };
    default:
      return undefined;
  }
};

const toInviteFamily = ({ data: { name = '', email = '' } }: Recorded<'FamilyInvited'>, replaces?: string) =>
  ({ type: 'InviteFamily', name, email, replaces }) as const;
