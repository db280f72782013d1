/** A month that a family of the demo centre disputes: a question by phone, and a packet of the month with the answer. */

import type { MakePacketResponse } from '#contracts/packets.ts';
import { type CaseCommand, casesAggregate } from '#events/classes/cases/case-decider.ts';
import { toCasesStream } from '#events/classes/cases/cases-stream.ts';
import { toEventId } from '#events/record/to-events-to-append.ts';
import { addDays } from '#events/values/add-days.ts';
import { makePacket } from '#services/classes/packets/make-packet.ts';
import { getDecisionTime } from '#services/core/centre/centre-rules.ts';
import type { UseCaseResponse } from '#services/core/use-case/use-case.ts';
import type { Program } from '#services/server/program/program.ts';
import { toDemoEmail } from '../centre/demo-accounts.ts';
import { toCommandId, toDemoStudentId, toTutorActor, toTutorId } from '../centre/demo-ids.ts';
import { type DemoTutor, demoTutors } from '../centre/people.ts';

const STUDENT = 'Chloe Nguyen';
const QUESTION = 'The bank statement shows two payments for the pack of last month.';
const ANSWER =
  'The second one was recorded twice, not paid twice: it was reversed the next morning. The packet of the month is attached.';

/** The month before the one of a civil date: its first day, and the day after its last one. */
const toLastMonth = (today: string) => {
  const to = `${today.slice(0, 7)}-01`;
  return { from: `${addDays(to, -1).slice(0, 7)}-01`, to };
};

/** Opens the case, makes the packet, and answers with it. A repetition finds the case and the packet of the first time. */
export const recordDisputedMonth = async (program: Program): Promise<void> => {
  const context = getDecisionTime(program);
  const student = toDemoStudentId(STUDENT);
  const { from, to } = toLastMonth(context.today);
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
  const opened = toEventId(toCasesStream(student), toCommandId('disputed-month', 'open'), 0);
  await send('answer', {
    type: 'AnswerCase',
    case: opened,
    text: ANSWER,
    packet: (made as UseCaseResponse<MakePacketResponse>).body.id,
  });
};
