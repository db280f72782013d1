/**
 * The closing figures of one student for a month, folded from events. They are sums over the days of the facts (of a class, a
 * sale, a payment), so what was recorded late counts in the month in which it happened.
 */
import type { ClosingChange, ClosingFigures, ClosingStock } from '#contracts/closing.ts';
import { isAttendanceEvent } from '#events/classes/student/attendance-change.ts';
import { noClasses } from '#events/classes/student/class-figures.ts';
import {
  isPurchaseRow,
  type LedgerEntry,
  toClassTransactions,
  toLedgerEntries,
} from '#events/classes/student/class-ledger.ts';
import type { StudentEvent } from '#events/classes/student/events.ts';
import {
  evolveMoney,
  initialMoneyState,
  listOwedChanges,
  type MoneyState,
  toMoneyDay,
} from '#events/classes/student/money.ts';
import { suggestRefund } from '#events/classes/student/suggest-refund.ts';
import type { RecordedEvent } from '#events/kernel/recorded-event.ts';
import type { AddedOrRemovedClasses } from '#projections/classes/class-transactions/class-reports.ts';

/** The end of a civil day, and the instant at which it ended. */
export interface DayEnd {
  readonly day: string;
  readonly at: string;
}

/** The end of the day before a period, and of its last day. */
export interface ClosingPeriod {
  readonly opening: DayEnd;
  readonly closing: DayEnd;
}

/** A change on one day, by the event of a version. */
interface Movement {
  readonly day: string;
  readonly version: number;
  /** The change of unused classes. */
  readonly classes: number;
  readonly isDelivery: boolean;
}

/** Classes that were added, or removed if `classes` is below 0. They count for the day on which they were recorded. */
interface Lot extends AddedOrRemovedClasses {
  readonly version: number;
  readonly price_cents: number;
  readonly isPurchase: boolean;
  readonly reversal?: Pick<Movement, 'day' | 'version'>;
}

type MoneyChange = Pick<ClosingChange, 'due_cents' | 'no_longer_due_cents' | 'received_cents' | 'refunded_cents'>;
type MoneyMovement = MoneyChange & Pick<Movement, 'day'>;

interface Facts {
  readonly movements: Movement[];
  /** By the id of the event. */
  readonly lots: Map<string, Lot>;
  readonly money: MoneyMovement[];
  /** What each day changed in what is owed, by purchase and payment. */
  readonly owedParts: Map<string, OwedPart>;
  /** The instants at which the student was archived and restored, in turn. */
  readonly archivals: string[];
}

/** A purchase, or a payment of which a part may be unused. */
interface OwedPart {
  /** Undefined for a payment. */
  readonly purchase: string | undefined;
  readonly changes: { readonly day: string; readonly cents: number }[];
}

const toMoneyChange = (event: RecordedEvent<StudentEvent>, before: MoneyState, after: MoneyState): MoneyChange => {
  const change = {
    due_cents: after.due - before.due,
    received_cents: after.paid - before.paid,
    refunded_cents: after.refunded - before.refunded,
  };
  const reversed = after.reversed - before.reversed;
  if (event.type === 'PaymentReversed') return { ...change, received_cents: reversed, no_longer_due_cents: 0 };
  if (event.type !== 'RefundReversed') return { ...change, no_longer_due_cents: reversed };
  const { cents, restoredCents } = event.data;
  return { ...change, refunded_cents: 0 - cents, no_longer_due_cents: 0 - restoredCents };
};

/** What an event changed in the sums of money; undefined if it changed nothing. */
const toMoneyMovement = (
  event: RecordedEvent<StudentEvent>,
  before: MoneyState,
  after: MoneyState,
): MoneyMovement | undefined => {
  const day = toMoneyDay(event);
  return before === after || day === undefined ? undefined : { ...toMoneyChange(event, before, after), day };
};

/** What a change of money changes in what the family owes. */
const toOwedChange = ({ due_cents, no_longer_due_cents, received_cents, refunded_cents }: MoneyChange): number =>
  due_cents - no_longer_due_cents - received_cents + refunded_cents;

const addMoneyFacts = (
  facts: Facts,
  event: RecordedEvent<StudentEvent>,
  before: MoneyState,
  after: MoneyState,
): void => {
  const movement = toMoneyMovement(event, before, after);
  if (movement === undefined) return;
  const { day } = movement;
  facts.money.push(movement);
  for (const { of, id, cents } of listOwedChanges(before, after)) {
    const key = `${of} ${id}`;
    const part = facts.owedParts.get(key) ?? { purchase: of === 'purchase' ? id : undefined, changes: [] };
    facts.owedParts.set(key, part);
    part.changes.push({ day, cents });
  }
};

const addLots = ({ lots }: Facts, event: RecordedEvent<StudentEvent>, { purchases }: MoneyState): void => {
  for (const row of toClassTransactions(event)) {
    const { id, code, source, classes_changed, applied_remaining, effective_on, version, reversed } = row;
    const lot = { id, code, effective_on, version, price_cents: purchases[id]?.price ?? 0 };
    if (source === 'purchase-reversal' && reversed !== null) {
      const purchase = lots.get(reversed);
      if (purchase) lots.set(reversed, { ...purchase, reversal: { day: effective_on, version } });
    } else if (classes_changed < 0 && (source === 'manual' || source === 'waiting')) {
      // A removal may have found fewer classes than it asked for.
      const classes = source === 'manual' ? applied_remaining : classes_changed;
      lots.set(id, { ...lot, classes, isPurchase: false });
    } else if (source === 'opening' || source === 'import' || source === 'manual') {
      lots.set(id, { ...lot, classes: classes_changed, isPurchase: isPurchaseRow(row) });
    }
  }
};

/** The facts of a student, from the first events of their stream. */
const collectFacts = (events: readonly RecordedEvent<StudentEvent>[]): Facts => {
  const facts: Facts = {
    ...{ movements: [], lots: new Map(), money: [] },
    ...{ owedParts: new Map(), archivals: [] },
  };
  let money = initialMoneyState;
  for (const event of events) {
    const { version } = event;
    const after = evolveMoney(money, event);
    for (const { effectiveOn: day, change } of toLedgerEntries(event)) {
      const classes = change.remaining + change.waiting;
      if (classes !== 0) facts.movements.push({ day, version, classes, isDelivery: isAttendanceEvent(event) });
    }
    addMoneyFacts(facts, event, money, after);
    addLots(facts, event, after);
    if (event.type === 'StudentArchived' || event.type === 'StudentRestored') facts.archivals.push(event.recordedAt);
    money = after;
  }
  return facts;
};

const sum = <Each>(all: readonly Each[], toNumber: (each: Each) => number): number =>
  all.reduce((total, each) => total + toNumber(each), 0);

/** What `classes` of the newest of `unused` classes cost, which are left of these lots. */
const toValue = (lots: readonly Lot[], unused: number, classes: number): number =>
  unused > 0 ? suggestRefund(lots.toReversed(), unused, classes).total_cents : 0;

const toStock = (facts: Facts, { day, at }: DayEnd): ClosingStock => {
  const { movements, lots, owedParts, archivals } = facts;
  const isUntil = (each: { readonly day: string }) => each.day <= day;
  const classes = sum(movements.filter(isUntil), (each) => each.classes);
  const left = [...lots.values()].filter(
    ({ effective_on, reversal }) => effective_on <= day && !(reversal && isUntil(reversal)),
  );
  const stock = { open_cents: 0, credit_cents: 0, to_return_cents: 0 };
  for (const { purchase, changes } of owedParts.values()) {
    const owed = sum(changes.filter(isUntil), ({ cents }) => cents);
    const reversal = purchase === undefined ? undefined : lots.get(purchase)?.reversal;
    // A refund can have been given on an earlier day than the payment that it returns.
    if (owed > 0) stock.open_cents += owed;
    else stock[reversal && isUntil(reversal) ? 'to_return_cents' : 'credit_cents'] -= owed;
  }
  const unused = Math.max(0, classes);
  const value_cents = toValue(left, classes, classes);
  const isFormer = archivals.filter((instant) => instant <= at).length % 2 === 1;
  return {
    ...{ unused, taken_early: Math.max(0, 0 - classes), value_cents },
    ...{ former_unused: isFormer ? unused : 0, former_value_cents: isFormer ? value_cents : 0 },
    ...stock,
  };
};

/** What the classes of a removal cost. They are the newest that were unused before it. */
const toRemovedValue = ({ movements, lots }: Facts, { version, effective_on, classes }: Lot): number => {
  const earlier = [...lots.values()].filter(
    (lot) => lot.version < version && (lot.reversal === undefined || lot.reversal.version > version),
  );
  const before = movements.filter(
    ({ day, ...each }) => day < effective_on || (day === effective_on && each.version < version),
  );
  return toValue(
    earlier,
    sum(before, (each) => each.classes),
    0 - classes,
  );
};

const toChange = (facts: Facts, { opening, closing }: ClosingPeriod): Omit<ClosingChange, 'delivered_cents'> => {
  const isWithin = (day: string) => opening.day < day && day <= closing.day;
  const lots = [...facts.lots.values()];
  const inMonth = lots.filter(({ effective_on }) => isWithin(effective_on));
  const reversed = lots.filter(({ reversal }) => reversal && isWithin(reversal.day));
  const removals = inMonth.filter(({ classes }) => classes < 0);
  const additions = inMonth.filter(({ classes }) => classes > 0);
  const isPurchase = (lot: Lot) => lot.isPurchase;
  const isFree = (lot: Lot) => !lot.isPurchase;
  const countClasses = (all: readonly Lot[]) => sum(all, ({ classes }) => classes);
  const money = facts.money.filter(({ day }) => isWithin(day));
  const deliveries = facts.movements.filter(({ day, isDelivery }) => isDelivery && isWithin(day));
  return {
    sold: countClasses(additions.filter(isPurchase)),
    sold_cents: sum(additions.filter(isPurchase), ({ price_cents }) => price_cents),
    reversed: countClasses(reversed.filter(isPurchase)),
    reversed_cents: sum(reversed, ({ price_cents }) => price_cents),
    added: countClasses(additions.filter(isFree)) - countClasses(reversed.filter(isFree)),
    delivered: 0 - sum(deliveries, ({ classes }) => classes),
    removed: 0 - countClasses(removals),
    removed_cents: sum(removals, (removal) => toRemovedValue(facts, removal)),
    due_cents: sum(money, ({ due_cents }) => due_cents),
    no_longer_due_cents: sum(money, ({ no_longer_due_cents }) => no_longer_due_cents),
    received_cents: sum(money, ({ received_cents }) => received_cents),
    refunded_cents: sum(money, ({ refunded_cents }) => refunded_cents),
  };
};

/** The figures of a student for a period, by these events, which are the first ones of the student's stream. */
export const computeClosing = (
  events: readonly RecordedEvent<StudentEvent>[],
  period: ClosingPeriod,
): ClosingFigures => {
  const facts = collectFacts(events);
  const [opening, closing] = [toStock(facts, period.opening), toStock(facts, period.closing)];
  const change = toChange(facts, period);
  const { sold_cents, reversed_cents, removed_cents } = change;
  const delivered_cents = opening.value_cents + sold_cents - reversed_cents - removed_cents - closing.value_cents;
  return { opening, change: { ...change, delivered_cents }, closing };
};

/** What an event changed on one day, in the classes and in what is owed. */
export interface ClosingEffect extends LedgerEntry {
  readonly owed_cents: number;
}

/** What events that were recorded after an instant changed on days up to the last one, in the order of the stream. */
export const listLaterEffects = (
  events: readonly RecordedEvent<StudentEvent>[],
  { knownAt, to }: { readonly knownAt: string; readonly to: string },
): ClosingEffect[] => {
  const effects: ClosingEffect[] = [];
  let money = initialMoneyState;
  for (const event of events) {
    const after = evolveMoney(money, event);
    if (event.recordedAt > knownAt) {
      const entries = toLedgerEntries(event).filter(({ change }) => change.remaining + change.waiting !== 0);
      const movement = toMoneyMovement(event, money, after);
      const owed = movement === undefined ? 0 : toOwedChange(movement);
      const moneyDay = owed === 0 ? [] : [movement?.day as string];
      for (const day of new Set([...entries.map(({ effectiveOn }) => effectiveOn), ...moneyDay])) {
        if (day > to) continue;
        const entry = entries.find(({ effectiveOn }) => effectiveOn === day);
        const owed_cents = day === movement?.day ? owed : 0;
        effects.push({
          ...(entry ?? { event, transaction: undefined, effectiveOn: day, change: noClasses }),
          owed_cents,
        });
      }
    }
    money = after;
  }
  return effects;
};

/** The sums of several students. */
export const sumClosings = (all: readonly ClosingFigures[]): ClosingFigures => {
  const sumParts = <Part extends keyof ClosingFigures>(part: Part) =>
    Object.fromEntries(
      Object.keys(emptyClosing[part]).map((name) => [name, sum(all, (each) => each[part][name as never])]),
    ) as ClosingFigures[Part];
  return { opening: sumParts('opening'), change: sumParts('change'), closing: sumParts('closing') };
};

const noDay: DayEnd = { day: '', at: '' };
export const emptyClosing = computeClosing([], { opening: noDay, closing: noDay });
