/** The rules of one student's classes and attendance (specification, section 9). */
import type { DecisionContext } from '../../core/centre/decision-context.ts';
import { defineAggregate } from '../../kernel/aggregate.ts';
import type { Decider } from '../../kernel/decider.ts';
import { AMOUNT_CENTS_MAX } from '../../values/limits.ts';
import { findPlan, toPriceCents } from '../../values/plans.ts';
import { type AbsenceCommand, type AbsenceRefusal, decideAbsence } from './absence-reports.ts';
import {
  type AttendanceContext,
  type AttendanceRefusal,
  decideCorrectAttendance,
  decideMarkAttendance,
  decideSettleUncoveredClass,
  decideVoidAttendance,
  toCode,
} from './attendance.ts';
import {
  addClasses,
  applyWaitingClasses,
  type CappedBalance,
  countFittingWaitingClasses,
  importClasses,
  removeClasses,
  reverseAddition,
  withdrawWaitingClasses,
} from './balance.ts';
import type { AdjustClassesCommand, FamilyAccessCommand, ImportedBalance, StudentCommand } from './commands.ts';
import {
  decideMoney,
  decideMoneyOfReversal,
  exceedsMoneyLimit,
  findPurchase,
  hasUnseenEqualEntry,
  isMoneyCommand,
  listEntriesOfAddition,
  type MoneyRefusal,
  toPaymentEvent,
} from './decide-money.ts';
import type { BalanceChange, PurchaseDetails, StudentEvent } from './events.ts';
import { decideFamilyAccess, type FamilyAccessRefusal } from './family-access.ts';
import type { MoneyCommand } from './money-commands.ts';
import { evolveStudent, initialStudentState, type StudentState } from './student-state.ts';
import { toStudentStream } from './student-stream.ts';

export interface StudentContext extends AttendanceContext {
  readonly rules: Pick<DecisionContext['rules'], 'classesMax'>;
}

export type StudentRefusal =
  | 'student-unknown'
  | 'student-archived'
  | 'student-not-archived'
  | 'nothing-waiting'
  | 'no-room'
  | 'purchase-unknown'
  | 'purchase-reversed'
  | 'purchase-used'
  | 'price-reason-needed'
  | 'money-choice-needed'
  | MoneyRefusal
  | AbsenceRefusal
  | AttendanceRefusal
  | FamilyAccessRefusal;

type Decision = StudentEvent[] | StudentRefusal;
type Command<Type extends StudentCommand['type']> = Extract<StudentCommand, { type: Type }>;
type CappedState = StudentState & CappedBalance;

/** Opening classes follow the rules of added classes. */
const toEnrolledEvent = (
  { name, email, via, classes }: Command<'EnrolStudent'>,
  { today, rules: { classesMax } }: StudentContext,
): StudentEvent => ({
  type: 'StudentEnrolled',
  data: { name, email, via, effectiveOn: today, change: addClasses({ ...initialStudentState, classesMax }, classes) },
});

const toImportedEvent = (
  { left, total, ...line }: ImportedBalance,
  { rules: { classesMax } }: StudentContext,
): StudentEvent => ({
  type: 'StudentImported',
  data: { ...line, total, change: importClasses({ ...initialStudentState, classesMax }, { left, total }) },
});

/**
 * A plan is sold at its present list price, whatever was paid, once or several times. Other numbers of classes, and sums
 * that no purchase can have, have none.
 */
const toListPrice = ({ code, classes }: AdjustClassesCommand): Pick<PurchaseDetails, 'listPriceCents'> | undefined => {
  const plan = findPlan(code);
  if (plan === undefined || classes % plan.classes !== 0) return undefined;
  const listPriceCents = toPriceCents(plan) * (classes / plan.classes);
  return listPriceCents <= AMOUNT_CENTS_MAX ? { listPriceCents } : undefined;
};

const toPurchase = (command: AdjustClassesCommand): { purchase?: PurchaseDetails } => {
  const listPrice = toListPrice(command);
  return listPrice || command.purchase ? { purchase: { ...listPrice, ...command.purchase } } : {};
};

const toAdjustedEvent = (student: CappedState, command: AdjustClassesCommand, today: string): StudentEvent => {
  const { direction, classes, reason } = command;
  const change = direction === 'add' ? addClasses(student, classes) : removeClasses(student, classes);
  const why = { ...(reason ? { reason } : {}), ...toCode(command) };
  const bought = direction === 'add' ? toPurchase(command) : {};
  return { type: 'ClassesAdjusted', data: { direction, ...why, ...bought, effectiveOn: today, change } };
};

/** Why the money of an addition cannot be recorded. */
const findPurchaseFault = (
  { money }: StudentState,
  command: AdjustClassesCommand,
  today: string,
): StudentRefusal | undefined => {
  const { listPriceCents, priceCents, priceReason } = toPurchase(command).purchase ?? {};
  if (priceCents === undefined) return undefined;
  if (listPriceCents !== undefined && priceCents !== listPriceCents && !priceReason) return 'price-reason-needed';
  if (command.payment !== undefined && command.payment.receivedOn > today) return 'date-in-future';
  const { payment } = command;
  if (exceedsMoneyLimit(money.due, priceCents) || exceedsMoneyLimit(money.paid, payment?.amountCents ?? 0))
    return 'money-limit';
  const entries = listEntriesOfAddition(priceCents, payment?.amountCents);
  return entries.some((entry) => hasUnseenEqualEntry(money, entry, command, today)) ? 'possible-duplicate' : undefined;
};

/** What was paid for an addition at once. More than its price is credit of the family. */
const toFirstPayment = ({ payment, purchase }: AdjustClassesCommand, today: string): StudentEvent[] => {
  if (payment === undefined) return [];
  const cents = Math.min(payment.amountCents, purchase?.priceCents ?? 0);
  return [toPaymentEvent(payment, cents === 0 ? [] : [{ purchase: payment.purchase, cents }], today)];
};

const adjustClasses = (student: CappedState, command: AdjustClassesCommand, today: string): Decision => {
  const { direction, classes, withdrawWaiting = false, reason = '' } = command;
  if (direction === 'add')
    return (
      findPurchaseFault(student, command, today) ?? [
        toAdjustedEvent(student, command, today),
        ...toFirstPayment(command, today),
      ]
    );
  const withdrawn = withdrawWaiting ? Math.min(classes, student.waiting) : 0;
  if (withdrawn === 0) return [toAdjustedEvent(student, command, today)];
  const change = withdrawWaitingClasses(student, withdrawn);
  const why = { reason, ...toCode(command) };
  const rest = { ...command, classes: classes - withdrawn };
  return [
    { type: 'WaitingClassesWithdrawn', data: { ...why, effectiveOn: today, change } },
    ...(classes > withdrawn ? [toAdjustedEvent(student, rest, today)] : []),
  ];
};

/** A requested number is applied as a whole or refused, so that the tutor never applies fewer than the screen showed. */
const applyWaiting = (student: CappedState, command: Command<'ApplyWaitingClasses'>, today: string): Decision => {
  const classes = command.classes ?? countFittingWaitingClasses(student, student.waiting);
  if (student.waiting === 0 || classes > student.waiting) return 'nothing-waiting';
  if (classes === 0 || classes > countFittingWaitingClasses(student, student.waiting)) return 'no-room';
  const change = applyWaitingClasses(student, classes);
  return [{ type: 'WaitingClassesApplied', data: { effectiveOn: today, change } }];
};

/**
 * Decides a command that may take a class. If it asks for it and no class is left to take, the waiting classes that fit are
 * applied in the same decision.
 */
const applyingWaitingFirst = (
  student: CappedState,
  { applyWaiting = false }: Command<'MarkAttendance' | 'SettleUncoveredClass'>,
  today: string,
  decideNext: (state: CappedState) => Decision,
): Decision => {
  const fitting = countFittingWaitingClasses(student, student.waiting);
  if (!applyWaiting || student.remaining > 0) return decideNext(student);
  if (fitting === 0) {
    // The form showed waiting classes that are gone, and nobody confirmed an uncovered class.
    const decided = decideNext(student);
    return typeof decided !== 'string' && decided.some(isUncovered) ? 'nothing-waiting' : decided;
  }
  const change = applyWaitingClasses(student, fitting);
  const decided = decideNext({ ...student, remaining: change.remainingAfter });
  const takesClass = typeof decided !== 'string' && decided.some((event) => takesOneClass(event));
  if (!takesClass) return decideNext(student);
  return [{ type: 'WaitingClassesApplied', data: { effectiveOn: today, change } }, ...decided];
};

/** Whether the event found no class to take. An uncovered mark that keeps its charge takes none. */
const isUncovered = ({ data }: StudentEvent): boolean =>
  'charge' in data && data.charge === 'uncovered' && 'change' in data;

const takesOneClass = (event: StudentEvent): boolean =>
  'change' in event.data && event.data.change?.appliedRemaining === -1;

const withdrawWaiting = (student: CappedState, command: Command<'WithdrawWaitingClasses'>, today: string): Decision => {
  const { classes = student.waiting, reason } = command;
  if (student.waiting === 0 || classes > student.waiting) return 'nothing-waiting';
  const change = withdrawWaitingClasses(student, classes);
  const why = { reason, ...toCode(command) };
  return [{ type: 'WaitingClassesWithdrawn', data: { ...why, effectiveOn: today, change } }];
};

const reversePurchase = (student: CappedState, command: Command<'ReversePurchase'>, today: string): Decision => {
  const { purchase: id, reason } = command;
  const purchase = findPurchase(student.money, id);
  if (typeof purchase === 'string') return purchase;
  // Otherwise the classes that a refund of it took would be taken a second time, from other purchases.
  const isReturned = student.returnedPurchases.has(id);
  const change = isReturned ? undefined : reverseAddition(student, student.purchases.get(id) as BalanceChange);
  if (change === undefined) return 'purchase-used';
  const settled = decideMoneyOfReversal(student, command, today);
  if (typeof settled === 'string') return settled;
  const { refunds, money } = settled;
  const why = { reason, ...toCode(command), ...(money && { money }) };
  return [...refunds, { type: 'PurchaseReversed', data: { purchase: id, ...why, effectiveOn: today, change } }];
};

const decideForCurrent = (state: StudentState, command: StudentCommand, context: StudentContext): Decision => {
  if (isMoneyCommand(command))
    return decideMoney({ ...state, classesMax: context.rules.classesMax }, command, context.today);
  switch (command.type) {
    case 'EnrolStudent':
      return [];
    case 'ArchiveStudent':
      return [{ type: 'StudentArchived', data: command.import === undefined ? {} : { import: command.import } }];
    case 'RestoreStudent':
      return 'student-not-archived';
    case 'ChangeStudentEmail':
      return [{ type: 'StudentEmailChanged', data: { email: command.email } }];
    case 'ReportAbsence':
    case 'WithdrawAbsence':
      return decideAbsence(state, command, context.today);
    case 'MakePasswordCode':
      return [{ type: 'PasswordCodeMade', data: {} }];
    case 'InviteFamily':
    case 'WithdrawFamilyInvitation':
    case 'GiveFamilyAccess':
    case 'EndFamilyAccess':
      return decideFamilyAccess(state.families, command, context.today);
    default:
      return decideClasses({ ...state, classesMax: context.rules.classesMax }, command, context);
  }
};

type ClassesCommand = Exclude<
  StudentCommand,
  | AbsenceCommand
  | MoneyCommand
  | Command<'EnrolStudent' | 'ArchiveStudent' | 'RestoreStudent' | 'ChangeStudentEmail' | 'MakePasswordCode'>
  | FamilyAccessCommand
>;

const decideClasses = (student: CappedState, command: ClassesCommand, context: StudentContext): Decision => {
  const { today } = context;
  switch (command.type) {
    case 'AdjustClasses':
      return adjustClasses(student, command, today);
    case 'MarkAttendance':
      return applyingWaitingFirst(student, command, today, (state) => decideMarkAttendance(state, command, context));
    case 'CorrectAttendance':
      return decideCorrectAttendance(student, command, context);
    case 'VoidAttendance':
      return decideVoidAttendance(student, command);
    case 'ApplyWaitingClasses':
      return applyWaiting(student, command, today);
    case 'WithdrawWaitingClasses':
      return withdrawWaiting(student, command, today);
    case 'ReversePurchase':
      return reversePurchase(student, command, today);
    case 'SettleUncoveredClass':
      return applyingWaitingFirst(student, command, today, (state) => decideSettleUncoveredClass(state, command.date));
  }
};

/**
 * An archived student can only be restored, and the attendance of the past days up to the last one can be marked and
 * corrected. Their family can still pay and get money back. Archiving again writes nothing.
 */
const decideForArchived = (student: StudentState, command: StudentCommand, context: StudentContext): Decision => {
  if (isMoneyCommand(command) && !('classes' in command && command.classes))
    return decideForCurrent(student, command, context);
  switch (command.type) {
    case 'ArchiveStudent':
      return [];
    case 'RestoreStudent':
      return [{ type: 'StudentRestored', data: { email: command.email, via: command.via ?? 'restore' } }];
    case 'MarkAttendance':
    case 'CorrectAttendance':
    case 'VoidAttendance': {
      const { date } = command;
      // The decider does not know the centre's time zone; the roll lists nobody on a day after they were archived.
      const wasStudent = date < context.today && date <= (student.archivedOn ?? '');
      return wasStudent ? decideForCurrent(student, command, context) : 'student-archived';
    }
    default:
      return 'student-archived';
  }
};

const decide = (student: StudentState, command: StudentCommand, context: StudentContext): Decision => {
  if (student.status === 'current') return decideForCurrent(student, command, context);
  if (student.status === 'archived') return decideForArchived(student, command, context);
  if (command.type !== 'EnrolStudent') return 'student-unknown';
  const imported = command.imported ? [toImportedEvent(command.imported, context)] : [];
  return [toEnrolledEvent(command, context), ...imported];
};

export const studentDecider: Decider<StudentState, StudentCommand, StudentEvent, StudentRefusal, StudentContext> = {
  initial: initialStudentState,
  decide,
  evolve: evolveStudent,
};

export const studentAggregate = defineAggregate(studentDecider, {
  toStream: toStudentStream,
  toPerson: (id) => id,
  usesRules: true,
  staleVersion: {
    describeChange: (type) => (type === 'StudentArchived' ? undefined : 'changed this student'),
    gone: {
      refusal: 'student-archived',
      sentence: 'has deleted this student. Restore the account before changing anything.',
    },
    none: 'version-mismatch',
  },
});
