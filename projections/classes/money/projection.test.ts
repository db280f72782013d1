import { expect, test } from 'vitest';
import { isEventOf } from '#events/catalogue/event-catalogue.ts';
import type { StudentCommand } from '#events/classes/student/commands.ts';
import { studentEvents } from '#events/classes/student/events.ts';
import { toMoneyParts, toOwedCents } from '#events/classes/student/money.ts';
import { studentDecider } from '#events/classes/student/student-decider.ts';
import { createInMemoryKeyRing } from '#events/record/test/in-memory-key-ring.ts';
import type { StoredEvent } from '#events/store/port/event-store.ts';
import { parseEvents } from '../../engine/parsed-event.ts';
import { foldInMemory } from '../../test/fold-in-memory.ts';
import { createLogWriter } from '../../test/log-writer-fixture.ts';
import { createStudentIds } from '../../test/student-log-fixture.ts';
import { moneyProjection } from './projection.ts';

const [MIA, LEE] = createStudentIds(2) as [string, string];
const today = '2026-11-21';
const transfer = { method: 'check', reference: '1042' } as const;

/** Executes commands that are made from the ids of the events so far, and folds them in batches of 1 and of 1,000. */
async function fold(...steps: ((ids: readonly string[]) => StudentCommand)[]) {
  const keys = createInMemoryKeyRing();
  const writer = createLogWriter(keys);
  const enrol = { type: 'EnrolStudent', name: 'Mia', email: 'm@example.com', classes: 0, via: 'tutor', today } as const;
  const log: StoredEvent[] = await writer.execute(MIA, enrol);
  for (const toCommand of steps) {
    const command = toCommand(log.map(({ id }) => id));
    log.push(...(await writer.execute(MIA, { ...command, today } as never)));
  }
  const { tables, parked } = await foldInMemory(moneyProjection, log, keys, 1);
  expect(parked).toEqual([]);
  expect((await foldInMemory(moneyProjection, log, keys, 1_000)).tables).toEqual(tables);
  const { money } = parseEvents(log).reduce(
    (state, { event }) => (event && isEventOf(studentEvents, event) ? studentDecider.evolve(state, event) : state),
    studentDecider.initial,
  );
  return {
    ids: log.map(({ id }) => id),
    account: tables.money_accounts?.[0],
    entries: tables.money_entries ?? [],
    money,
  };
}

const buy = (priceCents: number) => (): StudentCommand => ({
  ...{ type: 'AdjustClasses', direction: 'add', classes: 12, code: 'growth' },
  purchase: { priceCents, priceReason: 'Second child' },
});
const pay =
  (amountCents: number, index?: number, cents = amountCents) =>
  (ids: readonly string[]): StudentCommand => ({
    ...{ type: 'ReceivePayment', amountCents, ...transfer, receivedOn: '2026-11-19', receivedBy: LEE },
    allocations: index === undefined ? [] : [{ purchase: ids[index] ?? '', cents }],
  });

test('money: an account has the sums of its entries, and an entry what is owed after it', async () => {
  const { ids, account, entries, money } = await fold(
    buy(45_000),
    pay(20_000, 1),
    (known) => ({
      type: 'GiveRefund',
      purchase: known[1],
      cents: 5_000,
      ...transfer,
      returnedOn: today,
      reason: 'Moved',
    }),
    pay(10_000),
    (known) => ({ type: 'ReversePayment', payment: known[4] ?? '', reason: 'Bounced', code: 'bounced-check' }),
    pay(30_000),
    (known) => ({ type: 'UseCredit', purchase: known[1] ?? '', cents: 10_000 }),
    (known) => ({ type: 'ClearDuplicate', entry: known[1] ?? '' }),
  );
  expect(entries.map((entry) => [entry.kind, entry.amount_cents, entry.owed_after_cents])).toEqual([
    ['purchase', 45_000, 45_000],
    ['payment', 20_000, 25_000],
    ['refund', 5_000, 25_000],
    ['payment', 10_000, 15_000],
    ['payment-reversed', 10_000, 25_000],
    ['payment', 30_000, -5_000],
    ['credit-used', 10_000, -5_000],
  ]);
  expect(entries[1]).toMatchObject({
    effective_on: '2026-11-19',
    recorded_on: today,
    received_by: LEE,
    method: 'check',
  });
  expect(String(entries[1]?.reference)).toMatch(/^sealed\./);
  expect(entries.map((entry) => entry.duplicate_cleared)).toEqual([true, ...Array(6).fill(false)]);
  expect(ids).toContain(entries[0]?.id);
  for (const name of ['due', 'paid', 'refunded', 'reversed'] as const) {
    const sum = entries.reduce((all, entry) => all + Number(entry[`${name}_cents`]), 0);
    expect([account?.[`${name}_cents`], sum], name).toEqual([money[name], money[name]]);
  }
  const { open, credit, toReturn } = toMoneyParts(money);
  expect(account).toMatchObject({
    open_cents: open,
    credit_cents: credit,
    to_return_cents: toReturn,
    owed_since: today,
  });
  expect(account?.owed_cents).toBe(toOwedCents(money));
});

test('money: a refund has all classes that it took, also waiting ones that it withdrew, and no more than there were', async () => {
  const refund = (cents: number, classes: number) => (known: readonly string[]) =>
    ({
      type: 'GiveRefund',
      purchase: known[1],
      cents,
      classes,
      ...transfer,
      returnedOn: today,
      reason: 'Moved',
    }) as const;
  // 20 classes are bought, of which 2 wait.
  const bought = { type: 'AdjustClasses', direction: 'add', classes: 20, code: 'other' } as const;
  const { entries } = await fold(
    () => ({ ...bought, purchase: { priceCents: 40_000, priceReason: '' } }),
    pay(40_000, 1),
    refund(2_000, 1),
    refund(6_000, 3),
    refund(32_000, 18),
  );
  expect(entries.filter(({ kind }) => kind === 'refund').map(({ classes }) => classes)).toEqual([1, 3, 16]);
});

test('money: classes without a price have no entry, and neither has their reversal', async () => {
  const { entries, account } = await fold(
    () => ({ type: 'AdjustClasses', direction: 'add', classes: 2, code: 'goodwill' }),
    (known) => ({ type: 'ReversePurchase', purchase: known[1] ?? '', reason: 'Mistyped' }),
  );
  expect(entries).toEqual([]);
  expect(account).toMatchObject({ owed_cents: 0, owed_since: null });
});

test('money: the reversal of a purchase has an entry, also if its money was returned and nothing more is due', async () => {
  const { entries } = await fold(buy(45_000), pay(45_000, 1), (known) => ({
    ...{ type: 'ReversePurchase', purchase: known[1] ?? '', reason: 'Mistyped', money: 'returned' },
    returned: { ...transfer, returnedOn: today },
  }));
  expect(entries.map(({ kind, owed_after_cents }) => [kind, owed_after_cents])).toEqual([
    ['purchase', 45_000],
    ['payment', 0],
    ['refund', 0],
    ['purchase-reversed', 0],
  ]);
});
