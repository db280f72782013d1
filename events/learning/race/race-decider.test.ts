import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chooseSeed } from '#testing/sampling.ts';
import { RACE_OPEN_MINUTES } from '../../values/limits.ts';
import type { RaceCommand } from './commands.ts';
import type { RaceEvent } from './events.ts';
import type { Race, RaceState } from './race-decider.ts';
import {
  applyRaceCommand,
  atSecond,
  BEN,
  CAI,
  createOpenRace,
  createRace,
  decideRaceCommand as decide,
  evolveRace,
  MIA,
  RACE_SECONDS,
  START_RACE_COMMAND,
} from './test/race-fixture.ts';

const answer = (student: string, choice = 0, question = 0): RaceCommand => ({
  ...{ type: 'AnswerRaceQuestion', student, question, choice },
});
const answered = (student: string, choice: number, correct: boolean) => ({
  type: 'RaceQuestionAnswered',
  data: { student, question: 0, choice, correct },
});
const closed = { type: 'RaceQuestionClosed', data: { question: 0 } };
const SETTLED = ['CloseQuestion', 'PauseRace', 'SkipQuestion'] as const;

describe('StartRace and JoinRace', () => {
  test('a race expires by itself, and never starts twice', () => {
    const { type: _, ...asked } = START_RACE_COMMAND;
    expect(decide(null, START_RACE_COMMAND)).toEqual([
      { type: 'RaceStarted', data: { ...asked, expiresAt: atSecond(RACE_OPEN_MINUTES * 60) } },
    ]);
    expect(decide(createRace(), START_RACE_COMMAND)).toBe('race-running');
    expect(decide(null, { type: 'JoinRace', student: MIA })).toBe('race-unknown');
  });

  test('a student joins once, also while a question is open', () => {
    const join: RaceCommand = { type: 'JoinRace', student: CAI };
    expect(decide(createOpenRace(), join)).toEqual([{ type: 'RaceJoined', data: { student: CAI } }]);
    expect(decide(applyRaceCommand(createOpenRace(), join), join)).toEqual([]);
  });
});

describe('AnswerRaceQuestion', () => {
  test('the first answer counts, and a second one from another tab writes nothing', () => {
    expect(decide(createOpenRace(), answer(MIA, 0))).toEqual([answered(MIA, 0, true)]);
    const race = applyRaceCommand(createOpenRace(), answer(MIA, 2));
    expect(decide(race, answer(MIA, 0))).toEqual([]);
    expect(race.asked[0]?.answers.get(MIA)).toEqual({ choice: 2, correct: false });
  });

  test('the answer of the last student closes the question', () => {
    const race = applyRaceCommand(createOpenRace(), answer(MIA));
    expect(decide(race, answer(BEN, 3))).toEqual([answered(BEN, 3, false), closed]);
  });

  test('an answer counts up to the instant at which the question closes, and not after it', () => {
    expect(decide(createOpenRace(), answer(MIA), RACE_SECONDS)).toHaveLength(1);
    expect(decide(createOpenRace(), answer(MIA), RACE_SECONDS + 0.001)).toBe('race-question-closed');
  });

  test('only students who have joined can answer, and only what was asked', () => {
    expect(decide(createOpenRace(), answer(CAI))).toBe('race-unknown');
    expect(decide(createOpenRace(), answer(MIA, 0, 1))).toBe('race-moved-on');
    expect(decide(createOpenRace(), answer(MIA, 4))).toBe('no-such-option');
    const race = applyRaceCommand(createOpenRace(), { type: 'CloseQuestion', question: 0 });
    expect(decide(race, answer(MIA))).toBe('race-question-closed');
  });
});

describe('the steps of the tutor', () => {
  test('questions are opened in their order, one at a time, and once', () => {
    const open = (question: number): RaceCommand => ({ type: 'OpenQuestion', question });
    expect(decide(createRace(MIA), open(0), 5)).toEqual([
      { type: 'RaceQuestionOpened', data: { question: 0, closesAt: atSecond(5 + RACE_SECONDS) } },
    ]);
    expect(decide(createRace(MIA), open(1))).toBe('race-moved-on');
    expect(decide(createOpenRace(), open(0))).toEqual([]);
    expect(decide(createOpenRace(), open(1))).toBe('race-moved-on');
    const next = applyRaceCommand(createOpenRace(), { type: 'CloseQuestion', question: 0 });
    expect(decide(next, open(0))).toBe('race-moved-on');
    expect(decide(next, open(1))).toHaveLength(1);
  });

  test.each(SETTLED)('%s: changes the question that the tutor saw, and nothing the second time', (type) => {
    const command = { type, question: 0 } as const;
    expect(decide(createOpenRace(), command)).toHaveLength(1);
    expect(decide(applyRaceCommand(createOpenRace(), command), command)).toEqual([]);
    expect(decide(createRace(MIA), command)).toBe('race-moved-on');
  });

  test('a pause stops the time and the answers, and afterwards as much time is left as before', () => {
    const paused = applyRaceCommand(createOpenRace(), { type: 'PauseRace', question: 0 }, 12);
    expect(paused.asked[0]).toMatchObject({ status: 'paused', remainingMs: 8_000 });
    expect(decide(paused, answer(MIA), 13)).toBe('race-paused');
    const resumed = applyRaceCommand(paused, { type: 'ResumeRace', question: 0 }, 60);
    expect(decide(resumed, answer(MIA), 68)).toHaveLength(1);
    expect(decide(resumed, answer(MIA), 68.1)).toBe('race-question-closed');
  });

  test('EndRace: drops a question that is open, and is finished when all questions are closed', () => {
    const stopped = applyRaceCommand(createOpenRace(), { type: 'EndRace' });
    expect(stopped).toMatchObject({ ended: { reason: 'stopped' }, asked: [{ status: 'dropped' }] });
    expect(decide(stopped, { type: 'EndRace' })).toEqual([]);
    expect(decide(stopped, answer(MIA))).toBe('race-over');
    const all = [0, 1, 2, 3, 4].reduce((race, question) => {
      const opened = applyRaceCommand(race, { type: 'OpenQuestion', question });
      return applyRaceCommand(opened, { type: question === 3 ? 'SkipQuestion' : 'CloseQuestion', question });
    }, createRace(MIA));
    expect(decide(all, { type: 'EndRace' })).toEqual([{ type: 'RaceEnded', data: { reason: 'finished' } }]);
  });
});

describe('the commands of the program', () => {
  test('CloseOverdueQuestion: closes a question after its last instant, and nothing else', () => {
    const command: RaceCommand = { type: 'CloseOverdueQuestion', question: 0 };
    expect(decide(createOpenRace(), command, RACE_SECONDS)).toEqual([]);
    expect(decide(createOpenRace(), command, RACE_SECONDS + 0.3)).toEqual([closed]);
    const paused = applyRaceCommand(createOpenRace(), { type: 'PauseRace', question: 0 }, 1);
    expect(decide(paused, command, 100)).toEqual([]);
    expect(decide(createRace(MIA), command, 100)).toEqual([]);
  });

  test('EndExpiredRace: ends a race that nobody ended, which accepts nothing else by then', () => {
    const late = RACE_OPEN_MINUTES * 60 + 1;
    expect(decide(createOpenRace(), { type: 'EndExpiredRace' }, 100)).toEqual([]);
    expect(decide(createOpenRace(), { type: 'OpenQuestion', question: 1 }, late)).toBe('race-over');
    expect(decide(createOpenRace(), { type: 'EndExpiredRace' }, late)).toEqual([
      { type: 'RaceEnded', data: { reason: 'abandoned' } },
    ]);
  });

  test('ConfirmResults: is written once, after the end', () => {
    const confirm: RaceCommand = { type: 'ConfirmResults' };
    expect(decide(createOpenRace(), confirm)).toEqual([]);
    const ended = applyRaceCommand(createOpenRace(), { type: 'EndRace' });
    expect(decide(ended, confirm)).toHaveLength(1);
    expect(decide(applyRaceCommand(ended, confirm), confirm)).toEqual([]);
  });
});

/** Runs commands, each a part of a second after the one before; a refused one changes nothing. */
function runCommands(commands: readonly (readonly [RaceCommand, number])[]) {
  let second = 0;
  const steps: { race: Race; events: readonly RaceEvent[]; second: number }[] = [];
  let race: RaceState = createRace(MIA, BEN);
  for (const [command, after] of commands) {
    second += after;
    const events = decide(race, command, second);
    if (typeof events === 'string') continue;
    steps.push({ race: race as Race, events, second });
    race = evolveRace(race, events);
  }
  return { steps, race: race as Race };
}

const anyQuestion = fc.nat(5);
const anyCommand: fc.Arbitrary<RaceCommand> = fc.oneof(
  { weight: 4, arbitrary: anyQuestion.map((question): RaceCommand => ({ type: 'OpenQuestion', question })) },
  {
    weight: 6,
    arbitrary: fc
      .tuple(fc.constantFrom(MIA, BEN, CAI), fc.nat(3), anyQuestion)
      .map(([student, choice, question]) => answer(student, choice, question)),
  },
  fc
    .tuple(fc.constantFrom(...SETTLED, 'ResumeRace', 'CloseOverdueQuestion'), anyQuestion)
    .map(([type, question]): RaceCommand => ({ type, question })),
  fc.constantFrom<RaceCommand>({ type: 'JoinRace', student: CAI }, { type: 'EndExpiredRace' }),
);
const anyCommands = fc.array(fc.tuple(anyCommand, fc.constantFrom(0, 0.4, 3, 25)), { maxLength: 60 });

test('a race counts one answer of a student to a question, given while it was open, for any order of commands', () => {
  fc.assert(
    fc.property(anyCommands, (commands) => {
      const { steps } = runCommands(commands);
      const given = new Set<string>();
      for (const { race, events, second } of steps) {
        for (const { type, data } of events) {
          if (type !== 'RaceQuestionAnswered') continue;
          const key = `${data.student} ${data.question}`;
          expect(given.has(key)).toBe(false);
          given.add(key);
          const at = race.asked[data.question];
          expect(at?.status).toBe('open');
          expect(atSecond(second) <= (at?.closesAt ?? '')).toBe(true);
        }
        expect(race.asked.slice(0, -1).every(({ status }) => status === 'closed' || status === 'dropped')).toBe(true);
      }
    }),
    { seed: chooseSeed(import.meta.filename), numRuns: 300 },
  );
});
