import { isEventOf } from '#events/catalogue/event-catalogue.ts';
import { type StudentEvent, studentEvents } from '#events/classes/student/events.ts';
import {
  evolveMoney,
  initialMoneyState,
  listOwedChanges,
  type MoneyState,
  toMoneyAct,
  toMoneyDay,
  toMoneyParts,
  toOpenCents,
  toOwedCents,
} from '#events/classes/student/money.ts';
import { parseStudentStream } from '#events/classes/student/student-stream.ts';
import type { RecordedEvent } from '#events/kernel/recorded-event.ts';
import type { MoneyEntryKind, PaymentMethod, ReasonCode } from '#events/values/shapes.ts';
import { boolean, date, instant, integer, type StoredRow, sealedText, text, uuid } from '../../engine/columns.ts';
import type { Projection } from '../../engine/projection.ts';
import { defineKeyedTable, type LogEvent } from '../../engine/table.ts';

const accountColumns = {
  student_id: uuid(),
  /** The sums of the student's entries. due − paid + refunded − reversed = owed. */
  due_cents: integer(),
  paid_cents: integer(),
  refunded_cents: integer(),
  reversed_cents: integer(),
  /** Below 0, the centre owes the family. */
  owed_cents: integer(),
  /** What is open on purchases, what the family can use, and what is to be returned: open − credit − to_return = owed. */
  open_cents: integer().check('>= 0'),
  credit_cents: integer().check('>= 0'),
  to_return_cents: integer().check('>= 0'),
  /** The day of the oldest purchase that is not paid; null if none is open. */
  owed_since: date().nullable(),
  /**
   * The purchases, payments and refunds of the fold as JSON, by their ids in the order of the log. It is no `jsonb`, which would
   * sort the ids.
   */
  details: text(),
  /** What the event of this version added to what is owed, by purchase and payment, as a JSON object of cents. */
  owed_changes: text(),
  version: integer(),
};

/** The entries of a student's money, in the JSON of `details`. */
export type MoneyDetails = Pick<MoneyState, 'purchases' | 'payments' | 'refunds'>;

const toState = (row: StoredRow<typeof accountColumns> | undefined): MoneyState =>
  row === undefined
    ? initialMoneyState
    : {
        ...{ due: row.due_cents, paid: row.paid_cents, refunded: row.refunded_cents, reversed: row.reversed_cents },
        ...(JSON.parse(row.details) as MoneyDetails),
      };

/** The sums of a student's money, in the columns of the account and of the answers to commands. */
export const toAccountFigures = (state: MoneyState) => {
  const { open, credit, toReturn } = toMoneyParts(state);
  const openDays = Object.values(state.purchases).flatMap((purchase) => (toOpenCents(purchase) > 0 ? purchase.on : []));
  return {
    ...{ due_cents: state.due, paid_cents: state.paid, refunded_cents: state.refunded, reversed_cents: state.reversed },
    ...{ owed_cents: toOwedCents(state), open_cents: open, credit_cents: credit, to_return_cents: toReturn },
    owed_since: openDays.sort()[0] ?? null,
  };
};
export type AccountFigures = ReturnType<typeof toAccountFigures>;

const toOwedChanges = (before: MoneyState, after: MoneyState): Readonly<Record<string, number>> =>
  Object.fromEntries(listOwedChanges(before, after).map(({ of, id, cents }) => [`${of} ${id}`, cents]));

const evolveAccount = (
  before: StoredRow<typeof accountColumns> | undefined,
  event: RecordedEvent<StudentEvent>,
): StoredRow<typeof accountColumns> => {
  const earlier = toState(before);
  const state = evolveMoney(earlier, event);
  const { purchases, payments, refunds } = state;
  return {
    student_id: parseStudentStream(event.stream) as string,
    ...toAccountFigures(state),
    details: JSON.stringify({ purchases, payments, refunds } satisfies MoneyDetails),
    owed_changes: JSON.stringify(toOwedChanges(earlier, state)),
    version: event.version,
  };
};

const moneyAccountsTable = defineKeyedTable({
  name: 'money_accounts',
  key: 'student_id',
  columns: accountColumns,
  indexes: {
    // Serves fetchBalancesDue.
    money_accounts_owing: '(owed_since, student_id) where open_cents > 0',
    // Serves fetchMoneyToReturn.
    money_accounts_to_return: '(student_id) where to_return_cents > 0',
  },
  keyOf: (event) => (toEntryKind(event) === undefined ? undefined : parseStudentStream(event.stream)),
  evolve(row, event) {
    // An event that is redelivered after a checkpoint was set back is skipped.
    if (!isEventOf(studentEvents, event) || event.version <= (row?.version ?? 0)) return undefined;
    return evolveAccount(row, event);
  },
});

/** What an event did to a student's money; undefined if it changed none. */
const toEntryKind = (event: LogEvent): MoneyEntryKind | undefined => {
  switch (event.type) {
    case 'ClassesAdjusted':
      if (event.data.refundCents !== undefined) return 'refund';
      return event.data.direction === 'add' ? 'purchase' : undefined;
    case 'WaitingClassesWithdrawn':
      return event.data.refundCents === undefined ? undefined : 'refund';
    case 'PurchaseReversed':
      return 'purchase-reversed';
    default:
      return isEventOf(studentEvents, event) ? toMoneyAct(event)?.kind : undefined;
  }
};

const entryColumns = {
  /** The id of the event. */
  id: uuid(),
  student_id: uuid(),
  version: integer(),
  kind: text<MoneyEntryKind>(),
  created_at: instant(),
  /** The day of recording. */
  recorded_on: date(),
  /** The day on which the money changed hands; the day of recording for entries in which none did. */
  effective_on: date(),
  tutor_id: uuid(),
  code: text<ReasonCode>().nullable(),
  /** Classes of a purchase, or taken with a refund, also waiting ones; 0 for every other entry. */
  classes: integer(),
  /** The list price of the plan when it was sold. */
  list_price_cents: integer().nullable(),
  /** The amount of the entry: price, payment, used credit, refund, or what was reversed. */
  amount_cents: integer(),
  method: text<PaymentMethod>().nullable(),
  received_by: uuid().nullable(),
  reference: sealedText({ event: 'id', field: 'reference', person: 'student_id' }).nullable(),
  reason: sealedText({ event: 'id', field: 'reason', person: 'student_id' }).nullable(),
  price_reason: sealedText({ event: 'id', field: 'purchase.priceReason', person: 'student_id' }).nullable(),
  /** The entry that this one reverses. */
  reverses: uuid().nullable(),
  /** The purchase for which credit was used or money returned. */
  purchase_id: uuid().nullable(),
  /** The payment whose credit was returned. */
  payment_id: uuid().nullable(),
  /** The id of a payment for several students. */
  joint_id: uuid().nullable(),
  /** What the entry adds to the sums of the student, and what is owed after it. */
  due_cents: integer(),
  paid_cents: integer(),
  refunded_cents: integer(),
  reversed_cents: integer(),
  owed_after_cents: integer(),
  /** What it adds to what is open on the student's purchases. */
  open_change_cents: integer(),
  /** What it adds to what is owed, by purchase and payment, as a JSON object of cents. */
  owed_changes: text(),
  /** True after an owner said that it is no duplicate. */
  duplicate_cleared: boolean(),
  hash: text(),
};
type EntryRow = StoredRow<typeof entryColumns>;

type EntryFields = Partial<
  Pick<EntryRow, 'method' | 'reference' | 'reason' | 'price_reason' | 'reverses' | 'purchase_id'> &
    Pick<EntryRow, 'payment_id' | 'joint_id' | 'received_by' | 'list_price_cents' | 'code' | 'classes'>
>;

/** The fields of an entry that only some kinds have. */
const toEntryFields = (event: RecordedEvent<StudentEvent>): EntryFields => {
  switch (event.type) {
    case 'ClassesAdjusted': {
      const { direction, purchase, change, reason, code } = event.data;
      const { priceReason, listPriceCents } = purchase ?? {};
      const classes = direction === 'add' ? change.requested : 0 - change.appliedRemaining;
      return {
        ...{ code: code ?? null, reason: reason ?? null, classes },
        ...{ price_reason: priceReason ?? null, list_price_cents: listPriceCents ?? null },
      };
    }
    case 'WaitingClassesWithdrawn':
      return { reason: event.data.reason, code: event.data.code ?? null, classes: -event.data.change.requested };
    case 'PurchaseReversed':
      return { reason: event.data.reason, code: event.data.code ?? null, reverses: event.data.purchase };
    case 'PaymentReceived': {
      const { method, reference, receivedBy, joint } = event.data;
      const transfer = { method, reference: reference ?? null, received_by: receivedBy };
      return { ...transfer, joint_id: joint?.id ?? null };
    }
    case 'PaymentReversed':
      return { reason: event.data.reason, code: event.data.code ?? null, reverses: event.data.payment };
    case 'CreditUsed':
      return { purchase_id: event.data.purchase };
    case 'RefundGiven': {
      const { method, reference, reason, code, purchase, payment, change, withdrawnWaiting = 0 } = event.data;
      return {
        ...{ method, reference: reference ?? null, reason, code: code ?? null },
        ...{
          purchase_id: purchase ?? null,
          payment_id: payment ?? null,
          classes: withdrawnWaiting - (change?.appliedRemaining ?? 0),
        },
      };
    }
    case 'RefundReversed':
      return { reason: event.data.reason, code: event.data.code ?? null, reverses: event.data.refund };
    default:
      return {};
  }
};

type AccountRow = StoredRow<typeof accountColumns>;

/** What an event adds to the sums. The columns have them, so the details of the account are not parsed for each entry. */
const toChanges = (after: AccountRow | undefined, before: AccountRow | undefined) => {
  const changeOf = (sum: 'due_cents' | 'paid_cents' | 'refunded_cents' | 'reversed_cents') =>
    (after?.[sum] ?? 0) - (before?.[sum] ?? 0);
  return {
    ...{ due_cents: changeOf('due_cents'), paid_cents: changeOf('paid_cents') },
    ...{ refunded_cents: changeOf('refunded_cents'), reversed_cents: changeOf('reversed_cents') },
  };
};

/** The amount of an entry, whose sign the kind says. */
const toAmountCents = (event: RecordedEvent<StudentEvent>, changes: ReturnType<typeof toChanges>): number => {
  const { due_cents, paid_cents, refunded_cents, reversed_cents } = changes;
  return toMoneyAct(event)?.cents ?? (due_cents || paid_cents || refunded_cents || reversed_cents);
};

/** Added classes without a price, and their reversal, are no entry of money. */
const isWithoutMoney = (
  event: RecordedEvent<StudentEvent>,
  after: AccountRow | undefined,
  changes: ReturnType<typeof toChanges>,
): boolean => {
  // Of a purchase whose money was returned before, a reversal changes nothing that is owed.
  if (event.type === 'PurchaseReversed') return toState(after).purchases[event.data.purchase]?.price === 0;
  return event.type === 'ClassesAdjusted' && Object.values(changes).every((cents) => cents === 0);
};

const moneyEntriesTable = defineKeyedTable({
  name: 'money_entries',
  key: 'id',
  columns: entryColumns,
  indexes: {
    // Serves fetchMoneyEntriesOfStudent.
    money_entries_of_student: '(student_id, version desc)',
    // Serves fetchMoneyList for payments and refunds, newest first, and sumMoneyOfPeriods from the index alone.
    money_entries_by_day: `(effective_on desc, created_at desc, version desc, id desc)
      include (student_id, kind, amount_cents, paid_cents, refunded_cents, reversed_cents, open_change_cents)`,
    // Serves fetchPossibleDuplicates, fetchMoneyList for purchases, and the sales of a period.
    money_entries_recorded: "(recorded_on desc, student_id) where kind in ('purchase', 'payment')",
    // Serves sumOpenCents.
    money_entries_recorded_late: '(recorded_on, student_id) where effective_on < recorded_on',
    // Serves fetchMoneyEntries (`reversed_by`).
    money_entries_reversals: '(reverses) where reverses is not null',
    // Serves fetchJointParts and fetchEntryParts.
    money_entries_joint: '(joint_id) where joint_id is not null',
  },
  keyOf(event) {
    if (event.type === 'DuplicateCleared') return event.data.entry;
    return toEntryKind(event) && event.id;
  },
  evolve(row, event, changeOf) {
    if (event.type === 'DuplicateCleared') return row && { ...row, duplicate_cleared: true };
    const kind = toEntryKind(event);
    // An event that is redelivered after a checkpoint was set back is skipped.
    if (row || kind === undefined || !isEventOf(studentEvents, event)) return undefined;
    const { before, after } = changeOf(moneyAccountsTable);
    const changes = toChanges(after, before);
    if (isWithoutMoney(event, after, changes)) return undefined;
    const recordedOn = 'effectiveOn' in event.data ? event.data.effectiveOn : event.recordedAt.slice(0, 10);
    return {
      id: event.id,
      student_id: parseStudentStream(event.stream) as string,
      ...{ version: event.version, kind, created_at: event.recordedAt, tutor_id: event.metadata.actor.id },
      ...{
        recorded_on: recordedOn,
        effective_on: toMoneyDay(event) ?? recordedOn,
        amount_cents: toAmountCents(event, changes),
      },
      ...{ code: null, classes: 0, list_price_cents: null, method: null, received_by: null, reference: null },
      ...{ reason: null, price_reason: null, reverses: null, purchase_id: null, payment_id: null },
      joint_id: null,
      ...toEntryFields(event),
      ...changes,
      owed_after_cents: after?.owed_cents ?? 0,
      open_change_cents: (after?.open_cents ?? 0) - (before?.open_cents ?? 0),
      owed_changes: after?.owed_changes ?? '{}',
      duplicate_cleared: false,
      hash: event.hash,
    };
  },
});

export const moneyProjection = {
  name: 'money',
  version: 2,
  streams: ['student'],
  tables: [moneyAccountsTable, moneyEntriesTable],
} as const satisfies Projection;
