/** Builds class races for tests: five questions, whose answer keys are 0, 1, 2, 3 and 0, with 20 seconds for each. */
import { toTestEventId } from '../../../classes/student/test/student-fixture.ts';
import type { RecordedEvent } from '../../../kernel/recorded-event.ts';
import { practiceQuestions } from '../../practice/test/practice-fixture.ts';
import type { RaceCommand } from '../commands.ts';
import type { RaceEvent } from '../events.ts';
import { type Race, type RaceState, raceDecider } from '../race-decider.ts';

export const RACE_STARTED_AT = '2026-11-21T15:00:00.000Z';
export const RACE_SECONDS = 20;
export const [MIA, BEN, CAI] = [1, 2, 3].map(toTestEventId) as [string, string, string];

export const START_RACE_COMMAND = {
  ...{ type: 'StartRace', group: toTestEventId(9), subject: 'math', grade: 4, topic: 'Addition' },
  ...{ questions: practiceQuestions, secondsPerQuestion: RACE_SECONDS, code: '012345' },
} as const satisfies RaceCommand;

/** The instant this many seconds after the start of the race. */
export const atSecond = (seconds: number): string =>
  new Date(Date.parse(RACE_STARTED_AT) + seconds * 1_000).toISOString();

export const decideRaceCommand = (race: RaceState, command: RaceCommand, second = 0) =>
  raceDecider.decide(race, command, { now: atSecond(second) });

const recorded = (event: RaceEvent) =>
  ({
    ...{ ...event, id: toTestEventId(1), recordedAt: RACE_STARTED_AT },
    metadata: { commandId: '', fingerprint: '', actor: { id: 'tutor', role: 'tutor' } },
  }) as RecordedEvent<RaceEvent>;

export const evolveRace = (race: RaceState, events: readonly RaceEvent[]): RaceState =>
  events.reduce((before, event) => raceDecider.evolve(before, recorded(event)), race);

/** Decides a command and folds its events. A refusal fails the test. */
export function applyRaceCommand(race: RaceState, command: RaceCommand, second = 0): Race {
  const events = decideRaceCommand(race, command, second);
  if (typeof events === 'string') throw new Error(`${command.type} was refused: ${events}`);
  const after = evolveRace(race, events);
  if (!after) throw new Error('The race has not started.');
  return after;
}

/** A race that these students have joined. */
export const createRace = (...students: string[]): Race =>
  students.reduce<Race>(
    (race, student) => applyRaceCommand(race, { type: 'JoinRace', student }),
    applyRaceCommand(null, START_RACE_COMMAND),
  );

/** A race of Mia and Ben whose first question is open until the 20th second. */
export const createOpenRace = (): Race => applyRaceCommand(createRace(MIA, BEN), { type: 'OpenQuestion', question: 0 });
