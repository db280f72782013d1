import { expect, test } from 'vitest';
import { RecordFault, type RecordFaultCode } from '#events/kernel/record-fault.ts';
import { applyRaceCommand, BEN, createOpenRace, MIA } from '#events/learning/race/test/race-fixture.ts';
import { type RaceCommandContext, recordRaceResults } from './record-race-results.ts';

const RACE = '0b9c5a52-6f1c-5b7e-9c53-2a0d4f6e8b11';
const answer = (student: string) => ({ type: 'AnswerRaceQuestion', student, question: 0, choice: 0 }) as const;
const race = [answer(MIA), answer(BEN), { type: 'EndRace' } as const].reduce(
  (before, command) => applyRaceCommand(before, command),
  createOpenRace(),
);

/** Records the results while the key of Mia has a fault, and returns the commands that were written. */
async function recordWithFault(code: RecordFaultCode): Promise<{ written: string[]; error: unknown }> {
  const written: string[] = [];
  const context = {
    clock: () => new Date('2026-11-21T15:10:00.000Z'),
    centre: { timeZone: 'America/New_York' },
    loadAggregate: async () => ({ state: null, version: 0 }),
    handle: async ({ id, command }: { id: { studentId?: string }; command: { type: string } }) => {
      if (id.studentId === MIA) throw new RecordFault(code, 'there is no key', MIA);
      written.push(command.type);
      return { status: 'done' };
    },
  } as unknown as RaceCommandContext;
  const error = await recordRaceResults(context, RACE, race).catch((caught) => caught);
  return { written, error };
}

test('recordRaceResults: records the others of a student who was erased, and completes the race', async () => {
  expect(await recordWithFault('key-erased')).toEqual({ written: ['RecordRace', 'ConfirmResults'], error: undefined });
});

test('recordRaceResults: records the others before it reports a fault with one student', async () => {
  expect(await recordWithFault('key-missing')).toEqual({ written: ['RecordRace'], error: expect.any(RecordFault) });
});
