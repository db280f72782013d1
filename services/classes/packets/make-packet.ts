import { hash } from 'node:crypto';
import { v5 as uuidv5 } from 'uuid';
import { findLastDay } from '#contracts/packet-words.ts';
import { makePacketRequest, makePacketResponse } from '#contracts/packets.ts';
import { ledgerSealsAggregate } from '#events/core/ledger-seal/ledger-seal-decider.ts';
import { fetchStudent } from '#projections/people/profiles/students-query.ts';
import { type ClassStatement, loadClassStatement } from '#services/classes/history/load-class-statement.ts';
import { toActor } from '#services/core/command/dispatch.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { studentParams } from '#services/core/use-case/student-params.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import { getCivilDate } from '#services/platform/clock.ts';
import { createDayLimit, toDayLimitKey } from '#services/platform/limits/day-limit.ts';
import { type Refusal, refuse } from '#services/platform/problems/refuse.ts';
import { findPacket, insertPacket } from '#services/record/packets/packet-store.ts';
import { isKeyOfLog, sealLog } from '#services/record/seals/seal-log.ts';
import { createPacketFile, type PacketFileContext } from './create-packet-file.ts';
import type { PacketParts } from './freeze-packet.ts';

interface Wanted {
  readonly studentId: string;
  readonly from: string;
  readonly lastDay: string;
}

/** The statement of a period, as the screen shows it, if it is complete and adds up; and the version of the student. */
const loadStatement = async (
  context: Parameters<typeof loadClassStatement>[0],
  { studentId, from, lastDay }: Wanted,
): Promise<{ statement: PacketParts['statement']; version: ClassStatement['version'] } | Refusal> => {
  const statement = await loadClassStatement(context, studentId, { from, to: lastDay });
  if (!statement) return refuse('student-unknown');
  const { counts, money, version } = statement;
  if (!statement.adds_up || money?.adds_up === false || counts === null) return refuse('record-damaged');
  if (statement.has_more || money?.has_more) {
    const errors = { to: 'This period has more than 1,000 entries. Choose a shorter one.' };
    return refuse('invalid-request', { errors });
  }
  return { statement: { ...statement, counts }, version };
};

/** A log that was never sealed is read to its end. */
const ANSWERS_WITHIN_MS = 60_000;
/** Packets that are made on one day, of one student and of all. Each holds the whole history of a student and is kept. */
const PACKETS_OF_STUDENT_A_DAY = 10;
const PACKETS_A_DAY = 200;
export const packetsOfStudentOfDay = createDayLimit('packets-of-student-of-day', PACKETS_OF_STUDENT_A_DAY);
export const packetsOfDay = createDayLimit('packets-of-day', PACKETS_A_DAY);

/** Counts a packet before it is made, so that requests at the same time cannot make more than the limits. */
const countPacket = async (context: Context<'limits' | 'clock' | 'centre'>, studentId: string) => {
  const { limits } = context;
  const counts = [
    {
      ...{ limit: packetsOfStudentOfDay, key: toDayLimitKey(context, studentId) },
      tooMany: `${PACKETS_OF_STUDENT_A_DAY} packets of this student were made today. Make the next one tomorrow.`,
    },
    {
      ...{ limit: packetsOfDay, key: toDayLimitKey(context, 'centre') },
      tooMany: `The center has made ${PACKETS_A_DAY} packets today. Make the next one tomorrow.`,
    },
  ];
  const counted: typeof counts = [];
  /** Answers with a refusal of something else, and counts nothing. */
  const refuseUncounted = async (refusal: Refusal): Promise<Refusal> => {
    for (const { limit, key } of counted) await limits.refund(limit, key);
    return refusal;
  };
  for (const count of counts) {
    counted.push(count);
    if (!(await limits.consume(count.limit, count.key)).allowed)
      return refuseUncounted(refuse('too-often', { detail: count.tooMany }));
  }
  return { refuseUncounted };
};

const notOver = 'This day is in the future. A packet can end today or on an earlier day.';

export const makePacket = defineUseCase({
  operation: 'makePacket',
  attempt: 'make a packet',
  summary: 'Freezes a student’s classes of a period as a packet that proves itself',
  method: 'POST',
  path: '/api/students/:id/packets',
  access: 'owner',
  cost: 'high',
  params: studentParams,
  body: makePacketRequest,
  answer: makePacketResponse,
  answersWithin: ANSWERS_WITHIN_MS,
  run: async (
    { params: { id: studentId }, body, profile, commandId },
    context: PacketFileContext & Context<'handle' | 'log' | 'limits'>,
  ) => {
    const { sql, keys, readModels } = context;
    const id = uuidv5('packet', commandId);
    const request = hash('sha256', JSON.stringify([studentId, profile.id, body]));
    const earlier = await findPacket(sql, id);
    if (earlier !== undefined) return earlier.request === request ? { body: { id } } : refuse('command-reused');
    if (findLastDay(body) > getCivilDate(context.clock, context.centre.timeZone))
      return refuse('invalid-request', { errors: { to: notOver } });
    const [student, key] = await Promise.all([fetchStudent(readModels.sql, studentId), keys.forPerson(studentId)]);
    if (student === undefined || key === 'erased') return refuse('student-unknown');
    const counted = await countPacket(context, studentId);
    if ('refused' in counted) return counted;
    if (body.seal) {
      const by = { actor: toActor(profile), commandId: uuidv5('seal', commandId) };
      if ((await sealLog(context, by)).status === 'not-extended')
        return counted.refuseUncounted(refuse('record-damaged'));
    }
    const { state: seal } = await context.loadAggregate(ledgerSealsAggregate, undefined);
    if (!isKeyOfLog(seal, await context.loadSealKey())) return counted.refuseUncounted(refuse('other-seal-key'));
    const { from, to, contents } = body;
    const found = await loadStatement(context, { studentId, from, lastDay: findLastDay(body) });
    if ('refused' in found) return counted.refuseUncounted(found);
    const period = { from, to };
    const { file, text } = await createPacketFile(context, { ...found, period, contents, maker: profile });
    await insertPacket(
      { sql, keys },
      {
        ...{ id, studentId, from, to, request, text, code: file.code },
        ...{ madeAt: new Date(file.made.at), madeBy: profile.id, lastVersion: found.version },
      },
    );
    return { body: { id } };
  },
});
