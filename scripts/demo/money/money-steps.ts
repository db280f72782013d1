/**
 * How the families of the demo centre pay: at once, later, in parts, for two children together, with a check that bounces, or twice by
 * mistake. The functions are pure, like those of the classes.
 */
import type { StudentCommand } from '#events/classes/student/commands.ts';
import { type MoneyState, toOpenCents } from '#events/classes/student/money.ts';
import type { StudentState } from '#events/classes/student/student-state.ts';
import { addDays } from '#events/values/add-days.ts';
import type { PaymentMethod } from '#events/values/shapes.ts';
import { toTutorId } from '../centre/demo-ids.ts';
import type { DemoStudent, DemoTutor } from '../centre/people.ts';

interface MoneyDay {
  readonly student: DemoStudent;
  readonly index: number;
  readonly daysLeft: number;
  readonly date: string;
  readonly state: StudentState;
}
interface MoneyStep {
  readonly at: string;
  readonly by: DemoTutor['key'];
  readonly command: StudentCommand;
}

const OFFICE: DemoTutor['key'] = 'whitfield';
const LATER_DAYS = 9;
const SECOND_PART_DAYS = 21;
/** The last pack of a family that owes money was bought so many days ago or earlier. */
const OWED_DAYS = 40;
const methods: readonly PaymentMethod[] = ['card', 'check', 'cash', 'bank-transfer'];

/** The way in which a family pays, which stays the same. */
const toTransfer = (index: number, date: string) => {
  const method = methods[index % methods.length] ?? 'card';
  const [month = 1, day = 1] = date.split('-').slice(1).map(Number);
  const reference = method === 'check' ? String(1_000 + index * 37 + month * 3 + Math.floor(day / 11)) : undefined;
  return { method, ...(reference && { reference }) };
};

const toReceived = (index: number, date: string, amountCents: number) => ({
  ...{ amountCents, ...toTransfer(index, date), receivedOn: date, receivedBy: toTutorId(OFFICE) },
});

/** What is paid when a pack is bought; nothing, if the family pays later. */
export const toFirstPayment = ({ student, index, daysLeft, date }: Omit<MoneyDay, 'state'>, priceCents: number) => {
  switch (student.pays) {
    case 'pays-later':
    case 'siblings':
      return undefined;
    case 'owes-money':
      return toReceived(index, date, daysLeft < OWED_DAYS * 3 ? priceCents / 2 : priceCents);
    case 'pays-in-parts':
      return toReceived(index, date, priceCents / 2);
    default:
      return toReceived(index, date, priceCents);
  }
};

const findOpenPurchases = ({ purchases }: MoneyState, before: string) =>
  Object.entries(purchases).flatMap(([purchase, details]) =>
    toOpenCents(details) > 0 && details.on <= before ? [{ purchase, cents: toOpenCents(details) }] : [],
  );

/** A payment of what is open on purchases that are at least so many days old. */
const payOpen = (day: MoneyDay, days: number, more: Partial<ReturnType<typeof toReceived>> = {}): MoneyStep[] => {
  const { state, index, date } = day;
  const allocations = findOpenPurchases(state.money, addDays(date, -days));
  const amountCents = allocations.reduce((sum, { cents }) => sum + cents, 0);
  if (amountCents === 0) return [];
  return [
    {
      at: '12:30',
      by: OFFICE,
      command: toPayment(day, { ...toReceived(index, date, amountCents), ...more }, allocations),
    },
  ];
};

const toPayment = (
  { state }: MoneyDay,
  payment: ReturnType<typeof toReceived>,
  allocations: { purchase: string; cents: number }[],
): StudentCommand => ({
  ...{ type: 'ReceivePayment', ...payment, allocations, seenEqual: Object.keys(state.money.payments) },
});

const bounce = (day: MoneyDay): MoneyStep[] => {
  const { payments } = day.state.money;
  if (Object.values(payments).some(({ reversed }) => reversed)) return payOpen(day, 6, { method: 'cash' });
  const [id] = Object.entries(payments).find(([, { on }], at) => at > 0 && on === addDays(day.date, -4)) ?? [];
  if (id === undefined) return [];
  const reason = 'The bank returned the check.';
  return [{ at: '10:40', by: OFFICE, command: { type: 'ReversePayment', payment: id, reason, code: 'bounced-check' } }];
};

/** A pack lasts for fewer days, so that one of the recent packs is always old enough for a question about it. */
const TWICE_DAYS = 75;
/** The payment of a recent pack is recorded again by the tutor of the class on the next day, and reversed the morning after. */
const recordTwice = (day: MoneyDay): MoneyStep[] => {
  const { state, date, index, daysLeft } = day;
  const payments = Object.entries(state.money.payments);
  const [id, last] = payments.at(-1) ?? [];
  if (id === undefined || last === undefined || payments.some(([, { reversed }]) => reversed)) return [];
  if (last.on !== addDays(date, -1) || daysLeft > TWICE_DAYS) return [];
  if (Object.keys(last.allocations).length > 0)
    return [{ at: '16:05', by: 'lee', command: toPayment(day, toReceived(index, date, last.amount), []) }];
  const reason = 'Recorded twice: in the office and in class.';
  return [{ at: '09:05', by: OFFICE, command: { type: 'ReversePayment', payment: id, reason, code: 'correction' } }];
};

const MAYBE_TWICE = { first: 5, second: 3, cents: 12_000 };
const maybeTwice = (day: MoneyDay): MoneyStep[] => {
  const { first, second, cents } = MAYBE_TWICE;
  if (day.daysLeft !== first && day.daysLeft !== second) return [];
  const by = day.daysLeft === first ? OFFICE : 'diaz';
  return [{ at: '12:50', by, command: toPayment(day, { ...toReceived(2, day.date, cents), method: 'cash' }, []) }];
};

/** The payments of a day after the purchases. */
export const createMoneySteps = (day: MoneyDay): MoneyStep[] => {
  switch (day.student.pays) {
    case 'pays-later':
      return payOpen(day, LATER_DAYS);
    case 'pays-in-parts':
      return payOpen(day, SECOND_PART_DAYS);
    case 'check-bounces':
      return bounce(day);
    case 'recorded-twice':
      return recordTwice(day);
    case 'maybe-twice':
      return maybeTwice(day);
    default:
      return [];
  }
};

/** What each of two children of a family has open, if both have something and the older purchase is some days old. */
export const findFamilyPayment = (children: readonly Pick<MoneyDay, 'state'>[], index: number, date: string) => {
  const parts = children.map(({ state }) => findOpenPurchases(state.money, addDays(date, -2)));
  if (parts.some((allocations) => allocations.length === 0)) return undefined;
  const { amountCents: _, ...payment } = toReceived(index, date, 1);
  const amounts = parts.map((allocations) => allocations.reduce((sum, { cents }) => sum + cents, 0));
  return { payment, parts: parts.map((allocations, at) => ({ allocations, amountCents: amounts[at] ?? 0 })) };
};
