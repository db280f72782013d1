// Uses plain assertions, because 20,000 histories make about a million of them and `expect` would be too slow.
import assert from 'node:assert/strict';
import fc from 'fast-check';
import { test } from 'vitest';
import { chooseSamples, chooseSeed } from '#testing/sampling.ts';
import { DEFAULT_CLASSES_MAX } from '../../values/limits.ts';
import type { StudentCommand } from './commands.ts';
import { type BalanceChange, type StudentEvent, studentEvents } from './events.ts';
import { type StudentContext, studentDecider } from './student-decider.ts';
import type { StudentState } from './student-state.ts';
import { createStudentContext, TODAY, toRecordedStudentEvent } from './test/student-fixture.ts';

const date = fc.constantFrom('2026-11-17', '2026-11-18', '2026-11-19', TODAY, '2026-11-22');
const classes = fc.oneof(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 40 }));
const maybe = fc.option(fc.integer({ min: 1, max: 20 }), { nil: undefined });
/** The owner may lower or raise the cap, and turn late cancellations on or off, between any two commands. */
const context: fc.Arbitrary<StudentContext> = fc
  .record({
    classesMax: fc.oneof({ weight: 4, arbitrary: fc.constant(DEFAULT_CLASSES_MAX) }, fc.constantFrom(12, 24)),
    lateCancellationHours: fc.constantFrom(0, 24, 24, 48),
  })
  .map(createStudentContext);

const command: fc.Arbitrary<StudentCommand> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      type: fc.constant('AdjustClasses' as const),
      direction: fc.constantFrom('add', 'remove'),
      classes,
      withdrawWaiting: fc.boolean(),
    }),
  },
  {
    weight: 8,
    arbitrary: fc.record({
      type: fc.constant('MarkAttendance' as const),
      date,
      status: fc.constantFrom('present', 'absent'),
      lateCancellation: fc.boolean(),
      note: fc.constantFrom(undefined, null, '', 'late'),
      privateNote: fc.constantFrom(undefined, null, '', 'shy'),
      reason: fc.constantFrom('', 'Came after all'),
      applyWaiting: fc.boolean(),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      type: fc.constant('CorrectAttendance' as const),
      from: date,
      date,
      status: fc.constantFrom('present', 'absent'),
      lateCancellation: fc.boolean(),
      note: fc.constantFrom(undefined, null, '', 'late'),
      privateNote: fc.constantFrom(undefined, null, '', 'shy'),
      reason: fc.constantFrom('', 'Came after all', 'Wrong day'),
    }),
  },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('ApplyWaitingClasses' as const), classes: maybe }) },
  {
    weight: 1,
    arbitrary: fc.record({
      type: fc.constant('WithdrawWaitingClasses' as const),
      classes: maybe,
      reason: fc.constant('paid back'),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      type: fc.constant('ReversePurchase' as const),
      // The number of the purchase, from the oldest; replaced by its id when the command is decided.
      purchase: fc.nat(4).map(String),
      reason: fc.constant('mistyped'),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ type: fc.constant('SettleUncoveredClass' as const), date, applyWaiting: fc.boolean() }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ type: fc.constant('VoidAttendance' as const), date, reason: fc.constant('wrong student') }),
  },
  { weight: 1, arbitrary: fc.constant<StudentCommand>({ type: 'ArchiveStudent' }) },
  { weight: 1, arbitrary: fc.constant<StudentCommand>({ type: 'RestoreStudent', email: 'ada@example.com' }) },
);

const enrolment = fc.record({
  type: fc.constant('EnrolStudent' as const),
  name: fc.constant('Ada'),
  email: fc.constant('ada@example.com'),
  classes: fc.integer({ min: 0, max: 40 }),
  via: fc.constant('tutor' as const),
});
const history = fc.tuple(
  fc.tuple(enrolment, context),
  fc.array(fc.tuple(command, context), { maxLength: 24, size: 'max' }),
);

const changeOf = (event: StudentEvent) => ('change' in event.data ? event.data.change : undefined);
const isReversal = (event: StudentEvent) => 'reverses' in event.data && event.data.reverses !== undefined;
const canWait = (event: StudentEvent) =>
  event.type === 'StudentEnrolled' ||
  event.type === 'PurchaseReversed' ||
  (event.type === 'ClassesAdjusted' && event.data.direction === 'add') ||
  isReversal(event);

/**
 * Computes balances and marks from the events by the rules of the specification alone, independently of the decider's
 * state.
 */
class ExpectedLedger {
  remaining = 0;
  total = 0;
  waiting = 0;
  archived = false;
  /** Id of the event that took a class → id of the mark for which it was taken. */
  readonly charges = new Map<string, string>();
  readonly reversed = new Set<string>();
  /** The changes of additions that were not reversed, by the id of their event. */
  readonly purchases = new Map<string, BalanceChange>();

  apply(event: StudentEvent, id: string, waitingNow: number): void {
    const change = changeOf(event);
    // Only the attendance of the days before can still be recorded, also with waiting classes for it.
    const isAttendance =
      'mark' in event.data || event.type === 'AttendanceMarked' || event.type === 'WaitingClassesApplied';
    assert(!this.archived || change === undefined || isAttendance, 'the classes of an archived student changed');
    if (change) this.balance(change, event, waitingNow);
    if (event.type === 'ClassesAdjusted' && event.data.direction === 'add') this.purchases.set(id, event.data.change);
    if (event.type === 'PurchaseReversed') this.reversePurchase(event.data);
    if (event.type === 'AttendanceMarked' && event.data.charge === 'covered') this.charge(id, id);
    if (event.type === 'AttendanceCorrected' && event.data.charge === 'covered') {
      const { mark, from } = event.data;
      if (change) this.charge(mark, id);
      // A mark that changes between present and a late cancellation keeps its class.
      else assert(from.charge === 'covered' && [...this.charges.values()].includes(mark), 'a class was not taken');
    }
    if (event.type === 'UncoveredClassSettled') this.charge(event.data.mark, id);
    if ('reverses' in event.data && event.data.reverses) this.reverse(event.data.mark, event.data.reverses);
    if (event.type === 'StudentArchived') this.archived = true;
    if (event.type === 'StudentRestored') this.archived = false;
  }

  private balance(change: BalanceChange, event: StudentEvent, waitingNow: number): void {
    const before = [this.remaining, this.total] as const;
    this.remaining += change.appliedRemaining;
    this.total += change.appliedTotal;
    assert.equal(change.remainingAfter, this.remaining);
    assert.equal(change.totalAfter, this.total);
    // A balance that is above a lowered cap may stay there, but nothing raises it further.
    for (const [at, balance] of [this.remaining, this.total].entries()) {
      assert(balance >= 0 && balance <= Math.max(change.classesMax, before[at] as number));
    }
    if (canWait(event)) assert.equal(change.appliedRemaining + (waitingNow - this.waiting), change.requested);
    if (isReversal(event)) assert.equal(change.requested, 1);
    if (event.type.startsWith('Waiting')) assert.equal(waitingNow, this.waiting - Math.abs(change.requested));
    else if (!canWait(event)) assert.equal(waitingNow, this.waiting);
    this.waiting = waitingNow;
    assert(waitingNow >= 0);
  }

  private reversePurchase({ purchase, change }: Extract<StudentEvent, { type: 'PurchaseReversed' }>['data']): void {
    const given = this.purchases.get(purchase);
    assert(given, 'a purchase was reversed twice, or never made');
    assert.equal(change.requested, -given.requested);
    assert.equal(change.appliedTotal, 0 - given.appliedTotal);
    this.purchases.delete(purchase);
  }

  private charge(mark: string, by: string): void {
    assert(![...this.charges.values()].includes(mark), 'a mark has two active charges');
    this.charges.set(by, mark);
  }

  private reverse(mark: string, charge: string): void {
    assert(!this.reversed.has(charge), 'a charge was given back twice');
    assert.equal(this.charges.get(charge), mark);
    this.reversed.add(charge);
    this.charges.delete(charge);
  }
}

/** A mark that is undone leaves the balances and the waiting classes as they were, also above a cap that was lowered. */
function assertUndoRestores(before: StudentState, under: StudentContext): void {
  const present = { type: 'MarkAttendance', date: TODAY, status: 'present', reason: 'Came after all' } as const;
  const late = { ...present, status: 'absent', lateCancellation: true } as const;
  const absent = { ...present, status: 'absent' } as const;
  const undo = { type: 'VoidAttendance', date: TODAY, reason: 'wrong student' } as const;
  const { marks: _, ...balances } = before;
  if (before.status !== 'current' || before.marks.has(TODAY)) return;
  const isLateAllowed = under.findRulesOn(TODAY).lateCancellationHours > 0;
  const histories = [
    [present, undo],
    ...(isLateAllowed
      ? [
          [late, undo],
          [late, absent],
          [late, present, undo],
          [present, late, absent],
        ]
      : []),
  ];
  for (const commands of histories) {
    let state = before;
    for (const each of commands) {
      const decided = studentDecider.decide(state, each, under);
      assert(typeof decided !== 'string');
      for (const event of decided)
        state = studentDecider.evolve(state, toRecordedStudentEvent(event, state.version + 1));
    }
    const { marks: __, ...after } = state;
    assert.deepEqual({ ...after, version: 0 }, { ...balances, version: 0 });
  }
}

/** The rule of the day of class is the only source of a late cancellation, but for one that stays on its day. */
function assertLateCancellation(event: StudentEvent, before: StudentState, under: StudentContext): void {
  if (!('status' in event.data) || event.data.lateCancellationHours === undefined) return;
  const { date, status, charge, lateCancellationHours: hours } = event.data;
  assert.equal(status, 'absent');
  assert.notEqual(charge, 'none');
  // The move of a late cancellation that becomes present names its former rule.
  const from = 'from' in event.data && 'date' in event.data.from ? event.data.from.date : date;
  const isKept = before.marks.get(from)?.lateCancellationHours === hours;
  assert(isKept || under.findRulesOn(date).lateCancellationHours === hours, 'a late cancellation without a rule');
}

/** The id of an event follows from its place in its command, so it would tell that an event before it is left out of packets. */
function assertShownFirst(events: readonly StudentEvent[]): void {
  const isLeftOut = events.map(({ type }) => studentEvents[type].disclosure === 'left-out');
  assert.deepEqual(isLeftOut, isLeftOut.toSorted());
}

test('random histories keep the rules of the ledger after every event', () => {
  fc.assert(
    fc.property(history, ([first, commands]) => {
      const expectedLedger = new ExpectedLedger();
      let state = studentDecider.initial;
      for (const [drawn, under] of [first, ...commands]) {
        const each =
          drawn.type === 'ReversePurchase'
            ? { ...drawn, purchase: [...state.purchases.keys()][Number(drawn.purchase)] ?? '' }
            : drawn;
        const decided = studentDecider.decide(state, each, under);
        if (typeof decided !== 'string') assertShownFirst(decided);
        for (const event of typeof decided === 'string' ? [] : decided) {
          const recorded = toRecordedStudentEvent(event, state.version + 1);
          assertLateCancellation(event, state, under);
          state = studentDecider.evolve(state, recorded);
          expectedLedger.apply(event, recorded.id, state.waiting);
          assert.equal(state.remaining, expectedLedger.remaining);
          assert.equal(state.total, expectedLedger.total);
        }
        // A voided mark leaves its date free and its class given back.
        if (each.type === 'VoidAttendance' && typeof decided !== 'string') assert(!state.marks.has(each.date));
        // A mark that moves stays one mark, on one date.
        const records = [...state.marks.values()].map((mark) => mark.id);
        assert.equal(new Set(records).size, records.length);
        for (const mark of state.marks.values()) {
          assert.equal(state.marks.get(mark.date), mark);
          const takesClass = mark.status === 'present' || mark.lateCancellationHours !== undefined;
          assert.equal(mark.charge !== 'none', takesClass);
        }
        // Marking a student again with the same status takes no class and writes nothing.
        if (each.type === 'MarkAttendance' && typeof decided !== 'string') {
          assert.deepEqual(studentDecider.decide(state, each, under), []);
        }
      }
      assertUndoRestores(state, commands.at(-1)?.[1] ?? first[1]);
      const charged = [...state.marks.values()].filter((mark) => mark.charge === 'covered');
      assert.deepEqual(charged.map((mark) => mark.chargedBy).sort(), [...expectedLedger.charges.keys()].sort());
      const uncovered = [...state.marks.values()].filter((mark) => mark.charge === 'uncovered');
      assert.equal(state.uncovered, uncovered.length);
    }),
    { numRuns: chooseSamples(20_000), seed: chooseSeed(import.meta.filename) },
  );
}, 60_000);
