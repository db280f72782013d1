/** What a centre that keeps its books records of a student: purchases with a price, payments, refunds, bounced checks and cases. */
import { toCasesStream } from '#events/classes/cases/cases-stream.ts';
import type { StoredEvent } from '#events/store/port/event-store.ts';
import { plans, toPriceCents } from '#events/values/plans.ts';
import type { createLogWriter } from '#projections/test/log-writer-fixture.ts';
import { TUTOR } from '#projections/test/log-writer-fixture.ts';

type Writer = ReturnType<typeof createLogWriter>;

/** A family buys again when so many classes are left. */
const CLASSES_LEFT_AT_PURCHASE = 2;
/** One lesson in so many leads to a question of the family. */
const LESSONS_A_CASE = 150;

/**
 * A purchase if few classes are left and none is waiting, and what was paid of it. `turn` counts lessons: one purchase in twelve stays open, one in four is
 * paid in part, one in twenty is returned in part, and one check in thirty bounces.
 */
export async function* generatePurchase(writer: Writer, id: string, turn: number, today: string) {
  const { remaining, waiting } = writer.state(id);
  if (remaining > CLASSES_LEFT_AT_PURCHASE) return;
  if (waiting > 0) {
    yield await writer.execute(id, { type: 'ApplyWaitingClasses', today });
    return;
  }
  const plan = plans[turn % plans.length] as (typeof plans)[number];
  const priceCents = toPriceCents(plan);
  const pack = {
    direction: 'add',
    classes: plan.classes,
    code: plan.id as never,
    purchase: { priceCents },
    today,
  } as const;
  const events = await writer.execute(id, { type: 'AdjustClasses', ...pack });
  yield events;
  const purchase = events[0]?.id;
  if (purchase === undefined || turn % 12 === 0) return;
  const isCheck = turn % 3 === 0;
  const cents = turn % 4 === 1 ? Math.round(priceCents / 3) : priceCents;
  const paid = {
    amountCents: cents,
    receivedOn: today,
    receivedBy: TUTOR.id,
    allocations: [{ purchase, cents }],
    today,
  };
  const payment = await writer.execute(id, { type: 'ReceivePayment', method: isCheck ? 'check' : 'card', ...paid });
  yield payment;
  if (isCheck && turn % 30 === 3) {
    const bounced = {
      payment: payment[0]?.id as string,
      reason: 'The check bounced',
      code: 'bounced-check',
      today,
    } as const;
    yield await writer.execute(id, { type: 'ReversePayment', ...bounced });
  } else if (turn % 20 === 7) {
    const returned = { cents: Math.round(cents / 4), classes: 1, method: 'cash', returnedOn: today } as const;
    yield await writer.execute(id, { type: 'GiveRefund', purchase, ...returned, reason: 'One class too many', today });
  }
}

/** A question about a class now and then. A tutor has answered it, unless it is one of the newest. */
export async function* generateCase(
  writer: Writer,
  id: string,
  turn: number,
  isOpen: boolean,
): AsyncGenerator<readonly StoredEvent[]> {
  if (turn % LESSONS_A_CASE !== 11) return;
  const stream = toCasesStream(id);
  const asked = { kind: 'missing-classes', text: 'We count one class more than this page.' } as const;
  const [opened] = await writer.record(stream, [{ type: 'CaseOpened', data: asked }], { id, role: 'student' });
  if (!opened) return;
  yield [opened];
  if (isOpen) return;
  const answer = { case: opened.id, text: 'The class of the day before was marked a day late.' };
  yield await writer.record(stream, [{ type: 'CaseResolved', data: answer }]);
}
