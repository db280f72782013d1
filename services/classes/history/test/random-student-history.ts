/** Random histories of one student over several weeks, in which classes are often recorded days after they took place. */
import fc from 'fast-check';
import type { StudentCommand } from '#events/classes/student/commands.ts';
import type { StudentEvent } from '#events/classes/student/events.ts';
import { toOpenCents, toReturnableCents, toUnusedCents } from '#events/classes/student/money.ts';
import { studentDecider } from '#events/classes/student/student-decider.ts';
import type { StudentState } from '#events/classes/student/student-state.ts';
import {
  createStudentContext,
  toRecordedStudentEvent,
  toTestEventId,
} from '#events/classes/student/test/student-fixture.ts';
import type { RecordedEvent } from '#events/kernel/recorded-event.ts';
import { type CodedAct, reasonCodesByAct } from '#events/values/enum-values.ts';
import type { ReasonCode } from '#events/values/shapes.ts';

const DAY_MS = 86_400_000;
const FIRST_DAY = Date.parse('2026-09-01T15:00:00.000Z');

/** The UTC instant on a day of the history, counted from 0, at which its events are recorded. */
const toInstant = (day: number): string => new Date(FIRST_DAY + day * DAY_MS).toISOString();
/** The civil date of a day of the history, also before its first day. */
export const toHistoryDate = (day: number): string => toInstant(day).slice(0, 10);
export const HISTORY_DAYS = 60;

type Draft = (day: number, state: StudentState) => StudentCommand;
/** The rules of late cancellations of the days in turn. */
const LATE_CANCELLATION_HOURS = [24, 48, 0];
const toContext = (day: number) => ({
  ...createStudentContext({ today: toHistoryDate(day) }),
  findRulesOn: (on: string) => ({ lateCancellationHours: LATE_CANCELLATION_HOURS[Number(on.slice(8)) % 3] as number }),
});
/** How late a class may be recorded, in days. */
const LATE_DAYS_MAX = 20;
const daysAgo = fc.oneof(fc.integer({ min: 0, max: 2 }), fc.integer({ min: 0, max: LATE_DAYS_MAX }));
const status = fc.constantFrom('present' as const, 'present' as const, 'absent' as const);
const lateCancellation = fc.boolean();
const reason = fc.constant('Checked with the family');

/** A plan that was sold once. Events and reports keep its id. */
export const FORMER_PLAN = 'summer-camp';

const codeOf = (act: CodedAct): fc.Arbitrary<ReasonCode | undefined> =>
  fc.option(fc.constantFrom<ReasonCode>(...reasonCodesByAct[act], ...(act === 'add' ? [FORMER_PLAN] : [])), {
    nil: undefined,
  });
const cents = fc.integer({ min: 1, max: 70_000 });
const transfer = { method: 'check', reference: '1042' } as const;
const toPayment = (amountCents: number, day: number) => ({
  ...{ ...transfer, amountCents, receivedOn: toHistoryDate(day), receivedBy: toTestEventId(0) },
});
const unpaidCodes: ReadonlySet<ReasonCode> = new Set(['correction', 'goodwill', 'make-up']);

const draft: fc.Arbitrary<Draft> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc
      .record({
        type: fc.constant('AdjustClasses' as const),
        direction: fc.constantFrom('add' as const, 'add' as const, 'remove' as const),
        classes: fc.oneof(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 24 })),
        reason,
        withdrawWaiting: fc.boolean(),
        money: fc.option(fc.record({ cents: fc.integer({ min: 0, max: 70_000 }), paid: fc.option(cents) }), {
          nil: undefined,
        }),
        codes: fc.record({ add: codeOf('add'), remove: codeOf('remove') }),
      })
      .map(
        ({ money, codes, ...command }) =>
          (day: number, { version, money: { purchases, payments } }: StudentState) => {
            const code = codes[command.direction];
            if (command.direction === 'remove' || code === undefined || unpaidCodes.has(code) || !money)
              return { ...command, code };
            const purchase = { priceCents: money.cents, priceReason: 'Agreed with the family' };
            const paid = money.paid !== null &&
              money.cents > 0 && {
                payment: { ...toPayment(money.paid, day), purchase: toTestEventId(version + 1) },
              };
            return { ...command, code, purchase, ...paid, seenEqual: Object.keys({ ...purchases, ...payments }) };
          },
      ),
  },
  {
    weight: 3,
    arbitrary: fc
      .tuple(cents, fc.boolean())
      .map(([amountCents, paysOpen]) => (day: number, { money }: StudentState) => {
        const [id, purchase] = Object.entries(money.purchases).find(([, each]) => toOpenCents(each) > 0) ?? [];
        const open = purchase && paysOpen ? Math.min(amountCents, toOpenCents(purchase)) : 0;
        const allocations = id !== undefined && open > 0 ? [{ purchase: id, cents: open }] : [];
        const payment = { ...toPayment(amountCents, day), allocations, seenEqual: Object.keys(money.payments) };
        return { type: 'ReceivePayment' as const, ...payment };
      }),
  },
  {
    weight: 2,
    arbitrary: fc
      .record({ cents, classes: fc.nat(4), tied: fc.constantFrom('purchase', 'payment', 'nothing') })
      .map(({ cents: wanted, classes, tied }) => (day: number, { money }: StudentState) => {
        const purchase = Object.entries(money.purchases).find(([, each]) => toReturnableCents(each) > 0);
        const payment = Object.entries(money.payments).find(([, each]) => toUnusedCents(each) > 0);
        const refund = {
          type: 'GiveRefund' as const,
          ...transfer,
          returnedOn: toHistoryDate(day),
          reason: 'Moved away',
        };
        if (tied === 'purchase' && purchase)
          return { ...refund, purchase: purchase[0], cents: Math.min(wanted, toReturnableCents(purchase[1])), classes };
        if (tied === 'payment' && payment)
          return { ...refund, payment: payment[0], cents: Math.min(wanted, toUnusedCents(payment[1])), classes };
        return { ...refund, cents: wanted, classes };
      }),
  },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom('ReversePayment' as const, 'ReverseRefund' as const, 'UseCredit' as const)
      .map((type) => (_day: number, { money }: StudentState) => {
        const payment = Object.keys(money.payments).at(-1) ?? toTestEventId(9_999);
        const refund = Object.keys(money.refunds).at(-1) ?? toTestEventId(9_999);
        const [purchase, open] = Object.entries(money.purchases).find(([, each]) => toOpenCents(each) > 0) ?? [
          '',
          null,
        ];
        const credit = Object.values(money.payments).reduce((sum, each) => sum + toUnusedCents(each), 0);
        const used = open === null ? 0 : Math.min(credit, toOpenCents(open));
        if (type === 'UseCredit' && used > 0) return { type, purchase, cents: used };
        if (type === 'ReverseRefund') return { type, refund, reason: 'Mistyped' };
        return { type: 'ReversePayment' as const, payment, reason: 'The check bounced' };
      }),
  },
  {
    weight: 8,
    arbitrary: fc
      .record({
        type: fc.constant('MarkAttendance' as const),
        status,
        lateCancellation,
        reason,
        ago: daysAgo,
        applyWaiting: fc.boolean(),
      })
      .map(({ ago, ...command }) => (day: number) => ({ ...command, date: toHistoryDate(day - ago) })),
  },
  {
    weight: 6,
    arbitrary: fc
      .record({
        type: fc.constant('CorrectAttendance' as const),
        ...{ status, lateCancellation, reason, ago: daysAgo, newAgo: daysAgo },
      })
      .map(({ ago, newAgo, ...command }) => (day: number) => ({
        ...command,
        from: toHistoryDate(day - ago),
        date: toHistoryDate(day - newAgo),
      })),
  },
  {
    weight: 3,
    arbitrary: fc
      .tuple(fc.constantFrom('SettleUncoveredClass' as const, 'VoidAttendance' as const), daysAgo)
      .map(([type, ago]) => (day: number) => ({ type, date: toHistoryDate(day - ago), reason: 'Wrong student' })),
  },
  {
    weight: 2,
    arbitrary: fc
      .constantFrom('ApplyWaitingClasses' as const, 'WithdrawWaitingClasses' as const)
      .map((type) => () => ({ type, classes: undefined, reason: 'Paid back' })),
  },
  {
    weight: 2,
    arbitrary: fc
      .constantFrom('returned' as const, 'to-return' as const, 'credit' as const)
      .map((money) => (day: number) => ({
        ...{ type: 'ReversePurchase' as const, purchase: '', reason: 'Mistyped', money },
        returned: { ...transfer, returnedOn: toHistoryDate(day) },
      })),
  },
);

/** Drafts of commands, each with the number of days since the one before, after an enrolment on day 0. */
const drafts = fc.tuple(
  fc.integer({ min: 0, max: 24 }),
  fc.array(fc.tuple(fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 5 })), draft), { maxLength: 30, size: 'max' }),
);

const daysBefore = (day: number): string[] =>
  Array.from({ length: LATE_DAYS_MAX + 1 }, (_, ago) => toHistoryDate(day - ago));

/** Decides the commands one after another. A refused command adds nothing. */
const decideAll = ([opening, commands]: typeof drafts extends fc.Arbitrary<infer Drawn> ? Drawn : never) => {
  const events: RecordedEvent<StudentEvent>[] = [];
  let state = studentDecider.initial;
  let day = 0;
  const execute = (command: StudentCommand) => {
    const purchases = [...state.purchases.keys()];
    const decide = (changed: StudentCommand) => studentDecider.decide(state, changed, toContext(day));
    // At random, a command would hardly ever find one of the few unused purchases or uncovered classes, or a mark to move.
    const decided =
      command.type === 'ReversePurchase'
        ? (purchases.map((purchase) => decide({ ...command, purchase })).find(Array.isArray) ?? [])
        : command.type === 'SettleUncoveredClass'
          ? (daysBefore(day)
              .map((date) => decide({ ...command, date }))
              .find(Array.isArray) ?? [])
          : command.type === 'CorrectAttendance'
            ? ((decide(command) === 'no-mark' ? daysBefore(day) : [command.from])
                .map((from) => decide({ ...command, from }))
                .find((each) => each !== 'no-mark') ?? [])
            : decide(command);
    const commandId = toTestEventId(-(state.version + 1));
    for (const event of typeof decided === 'string' ? [] : decided) {
      const drafted = toRecordedStudentEvent(event, state.version + 1);
      const recorded = { ...drafted, metadata: { ...drafted.metadata, commandId }, recordedAt: toInstant(day) };
      state = studentDecider.evolve(state, recorded);
      events.push(recorded);
    }
  };
  const who = { name: 'Ada', email: 'ada@example.com', via: 'tutor' as const };
  execute({ type: 'EnrolStudent', ...who, classes: opening });
  for (const [days, toCommand] of commands) {
    day += days;
    execute(toCommand(day, state));
  }
  return events;
};

/** The events of a random history, in the order of the stream. */
export const studentHistory: fc.Arbitrary<RecordedEvent<StudentEvent>[]> = drafts.map(decideAll);
