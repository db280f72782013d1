/** The class race with which a group of the demo centre ended its last class. */
import { Temporal } from 'temporal-polyfill';
import type { DecisionContext } from '#events/core/centre/decision-context.ts';
import { defineAggregate } from '#events/kernel/aggregate.ts';
import type { RecordedEvent } from '#events/kernel/recorded-event.ts';
import { practiceAggregate } from '#events/learning/practice/practice-decider.ts';
import type { RaceCommand } from '#events/learning/race/commands.ts';
import type { RaceEvent } from '#events/learning/race/events.ts';
import { type Race, type RaceState, raceAggregate, raceDecider } from '#events/learning/race/race-decider.ts';
import { type createCommandHandler, toNewStreamId } from '#services/core/command/command-handler.ts';
import { toPracticeSessionId } from '#services/learning/practice/to-practice-session-id.ts';
import { createQuestionSource } from '#services/learning/questions/create-question-source.ts';
import { RACE_ACTOR, toRecordCommand } from '#services/learning/race/record-race-results.ts';
import { toCommandId, toDemoStudentId, toTutorActor } from '../centre/demo-ids.ts';
import { demoStudents } from '../centre/people.ts';
import { repeatableRandom } from '../centre/repeatable-random.ts';
import { demoGroups } from '../centre/timetable.ts';

const GROUP = 0;
/** Minutes from the beginning of the class to the race. */
const AFTER_MINUTES = 55;
const asked = { subject: 'math', grade: 5, topic: 'Fractions' } as const;
/** The right answers of each student who joined, by question; a dot where nothing was answered in time. */
const answers: Readonly<Record<string, string>> = {
  'Noah Patel': '111101',
  'Maya Okafor': '110111',
  'Aisha Rahman': '111111',
  'Sofia Novak': '010.10',
  'Leo Martin': '1001.1',
};
const QUESTIONS = 6;

const groupOf = () => {
  const group = demoGroups[GROUP];
  if (!group) throw new Error('The demo has no group for a race.');
  return group;
};

/** The day and time of the race: in the last class of the group before `today`. */
export function findRaceTime(days: readonly Temporal.PlainDate[]): { day: Temporal.PlainDate; time: string } {
  const { weekdays, begins } = groupOf();
  const day = days.slice(0, -1).findLast(({ dayOfWeek }) => weekdays.includes(dayOfWeek));
  if (!day) throw new Error('The demo has no class for a race.');
  return {
    day,
    time: Temporal.PlainTime.from(begins).add({ minutes: AFTER_MINUTES }).toString({ smallestUnit: 'minute' }),
  };
}

/**
 * A whole race is one command. Its events are then appended together, so that the program, which looks after each race by the
 * present time, never finds one that has been open for days.
 */
const wholeRaceAggregate = defineAggregate<
  RaceState,
  { commands: readonly RaceCommand[] },
  RaceEvent,
  never,
  RaceContext,
  string
>(
  {
    ...raceDecider,
    decide: (race, { commands }, context) => (race ? [] : runRace(commands, context).events),
  },
  { toStream: raceAggregate.toStream, toPerson: raceAggregate.toPerson, usesRules: false },
);
type RaceContext = Pick<DecisionContext, 'now'>;

interface Parts {
  readonly handle: ReturnType<typeof createCommandHandler>;
  readonly decisionContext: () => DecisionContext;
}

/** Returns a function that records the race and its results. It throws when a command is refused. */
export const createRaceCommands =
  ({ handle, decisionContext }: Parts) =>
  async (): Promise<void> => {
    const { name, tutor } = groupOf();
    const context = decisionContext();
    const id = toNewStreamId(toCommandId('race', name));
    const send = { context, body: null };
    const commands = await createCommands(toNewStreamId(toCommandId('group', name)));
    const race = runRace(commands, context).race;
    // The results come before the race says that they are recorded, because the program would record them for today.
    for (const studentId of race.participants) {
      const command = toRecordCommand(id, race, studentId);
      if (!command) continue;
      const session = { id: toPracticeSessionId(id, studentId), studentId };
      const commandId = toCommandId('race', name, studentId);
      const by = { actor: RACE_ACTOR, commandId };
      expectDone(await handle({ ...send, ...by, aggregate: practiceAggregate, id: session, command }));
    }
    const by = { actor: toTutorActor(tutor), commandId: toCommandId('race', name) };
    expectDone(await handle({ ...send, ...by, aggregate: wholeRaceAggregate, id, command: { commands } }));
  };

const expectDone = ({ status }: { readonly status: string }): void => {
  if (status !== 'done') throw new Error(`The demo could not record its race: ${status}.`);
};

async function createCommands(group: string): Promise<RaceCommand[]> {
  let drawn = 0;
  const source = createQuestionSource(() => repeatableRandom(GROUP, drawn++));
  const drawnQuestions = await source.questions({ ...asked, count: QUESTIONS });
  const questions = drawnQuestions.map((question) => ({ ...question, options: [...question.options] }));
  const students = demoStudents.filter(({ name }) => name in answers);
  const rounds = questions.flatMap(({ correctAnswer, options }, question): RaceCommand[] => [
    { type: 'OpenQuestion', question },
    ...students.flatMap(({ name }, index): RaceCommand[] => {
      const given = answers[name]?.[question];
      if (given === '.') return [];
      const choice =
        given === '1' ? correctAnswer : (correctAnswer + 1 + (index % (options.length - 1))) % options.length;
      return [{ type: 'AnswerRaceQuestion', student: toDemoStudentId(name), question, choice }];
    }),
    { type: 'CloseQuestion', question },
  ]);
  return [
    { type: 'StartRace', group, ...asked, questions, secondsPerQuestion: 30, code: '482913' },
    ...students.map(({ name }): RaceCommand => ({ type: 'JoinRace', student: toDemoStudentId(name) })),
    ...rounds,
    { type: 'EndRace' },
    { type: 'ConfirmResults' },
  ];
}

function runRace(commands: readonly RaceCommand[], { now }: RaceContext): { race: Race; events: RaceEvent[] } {
  let race: RaceState = null;
  const events: RaceEvent[] = [];
  for (const command of commands) {
    const decided = raceDecider.decide(race, command, { now });
    if (typeof decided === 'string') throw new Error(`The demo could not ${command.type}: ${decided}.`);
    for (const event of decided) {
      events.push(event);
      race = raceDecider.evolve(race, toRecorded(event, now));
    }
  }
  if (!race) throw new Error('The demo has a race without commands.');
  return { race, events };
}

/** An event as it will be read from the log, as far as the state of a race depends on it. */
const toRecorded = (event: RaceEvent, recordedAt: string) =>
  ({ ...event, recordedAt, metadata: { actor: toTutorActor(groupOf().tutor) } }) as unknown as RecordedEvent<RaceEvent>;
