/**
 * The month in which a payment of a family of the demo centre was recorded twice: a question by phone, and a packet of the month with
 * the answer.
 */

import { Temporal } from 'temporal-polyfill';
import type { MakePacketResponse } from '#contracts/packets.ts';
import { type CaseCommand, casesAggregate } from '#events/classes/cases/case-decider.ts';
import { toCasesStream } from '#events/classes/cases/cases-stream.ts';
import { toEventId } from '#events/record/to-events-to-append.ts';
import { addDays } from '#events/values/add-days.ts';
import { fetchMoneyEntriesOfStudent } from '#projections/classes/money/money-query.ts';
import { makePacket } from '#services/classes/packets/make-packet.ts';
import { getDecisionTime } from '#services/core/centre/centre-rules.ts';
import type { UseCaseResponse } from '#services/core/use-case/use-case.ts';
import type { Program } from '#services/server/program/program.ts';
import { toDemoEmail } from '../centre/demo-accounts.ts';
import { toCommandId, toDemoStudentId, toTutorActor, toTutorId } from '../centre/demo-ids.ts';
import { type DemoTutor, demoTutors } from '../centre/people.ts';

const STUDENT = 'Chloe Nguyen';
const QUESTION = 'The page of payments shows two payments for one pack, and we paid once.';
const ANSWER =
  'The second one was recorded twice, not paid twice: it was reversed the next morning. The packet of the month is attached.';
const ENTRIES_MAX = 100;

/**
 * The first day of the month in which a payment was recorded that was reversed later, and the day after the month of its reversal;
 * undefined if none was.
 */
const findDisputedMonth = async ({ readModels }: Program, student: string, today: string) => {
  const { rows } = await fetchMoneyEntriesOfStudent(readModels.sql, student, { limit: ENTRIES_MAX });
  const reversal = rows.find(({ kind }) => kind === 'payment-reversed');
  const payment = rows.find(({ id }) => id === reversal?.reverses);
  if (!payment || !reversal) return undefined;
  const month = Temporal.PlainYearMonth.from(reversal.effective_on.slice(0, 7));
  const nextMonth = month.add({ months: 1 }).toPlainDate({ day: 1 }).toString();
  const tomorrow = addDays(today, 1);
  return {
    from: `${payment.effective_on.slice(0, 7)}-01`,
    // A packet cannot end in the future.
    to: nextMonth < tomorrow ? nextMonth : tomorrow,
  };
};

const toDisputeEventId = (act: string) =>
  toEventId(toCasesStream(toDemoStudentId(STUDENT)), toCommandId('disputed-month', act), 0);

const EVENTS_MAX = 100;
/** Whether the case was answered, which is the last act of the seeding. */
export const isDisputeAnswered = async ({ store }: Pick<Program, 'store'>): Promise<boolean> => {
  const events = await store.read(toCasesStream(toDemoStudentId(STUDENT)), 1, EVENTS_MAX);
  return events.some(({ id }) => id === toDisputeEventId('answer'));
};

/** Opens the case, makes the packet, and answers with it. A repetition finds the case and the packet of the first time. */
export const recordDisputedMonth = async (program: Program): Promise<void> => {
  const context = getDecisionTime(program);
  const student = toDemoStudentId(STUDENT);
  await program.runner.caughtUp();
  const month = await findDisputedMonth(program, student, context.today);
  if (!month) throw new Error('No payment of the demo was recorded twice.');
  const { from, to } = month;
  const send = async (act: string, command: CaseCommand) => {
    const by = { commandId: toCommandId('disputed-month', act), actor: toTutorActor('lee') };
    const outcome = await program.handle({
      aggregate: casesAggregate,
      id: student,
      command,
      context,
      ...by,
      body: command,
    });
    if (outcome.status !== 'done') throw new Error(`The demo could not ${act} the case: ${outcome.status}.`);
  };
  await send('open', {
    ...{ type: 'OpenCase', asker: 'family', kind: 'charged-twice', text: QUESTION },
    askedBy: { who: 'family', name: 'Linh Nguyen', channel: 'phone', on: addDays(context.today, -1) },
    period: { from, to: addDays(to, -1) },
  });
  await program.runner.caughtUp();
  const { name } = demoTutors.find(({ owner }) => owner) as DemoTutor;
  const profile = { id: toTutorId('whitfield'), name, email: toDemoEmail(name), role: 'tutor', owner: true } as const;
  const body = { from, to, contents: { attendance: true, texts: true, policy: true }, seal: true };
  const request = { params: { id: student }, commandId: toCommandId('disputed-month', 'packet'), body, profile };
  const made = await makePacket.run(request as Parameters<typeof makePacket.run>[0], program);
  if ('refused' in made) throw new Error(`The demo could not make a packet: ${made.refused}.`);
  await send('answer', {
    type: 'AnswerCase',
    case: toDisputeEventId('open'),
    text: ANSWER,
    packet: (made as UseCaseResponse<MakePacketResponse>).body.id,
  });
};
