/** A session for tests: five questions whose keys are 0, 1, 2, 3 and 0. */
import type { RecordedEvent } from '../../decider/recorded-event.ts';
import { eventId } from '../../student/test/student-fixture.ts';
import type { PracticeCommand } from '../commands.ts';
import type { PracticeEvent, PracticeQuestion } from '../events.ts';
import { type Practice, type PracticeState, practice } from '../practice.ts';

export const START = '2026-11-21T15:00:00.000Z';

export const questions: PracticeQuestion[] = [0, 1, 2, 3, 0].map((correctAnswer, index) => ({
  text: `What is ${index} + 1?`,
  options: ['1', '2', '3', '4'],
  correctAnswer,
  explanation: `One more than ${index}.`,
}));
export const keys = questions.map(({ correctAnswer }) => correctAnswer);

const recorded = (event: PracticeEvent, recordedAt: string) =>
  ({ ...event, id: eventId(1), recordedAt }) as RecordedEvent<PracticeEvent>;

const evolved = (state: PracticeState, events: readonly PracticeEvent[], at = START): PracticeState =>
  events.reduce((before, event) => practice.evolve(before, recorded(event, at)), state);

/** Decides and folds; a refusal fails the test. */
export function gave(state: PracticeState, command: PracticeCommand, at = START): Practice {
  const events = practice.decide(state, command);
  if (typeof events === 'string') throw new Error(`${command.type} was refused: ${events}`);
  const after = evolved(state, events, at);
  if (!after) throw new Error('the session is not there');
  return after;
}

export const start = (): Practice =>
  gave(practice.initial, { type: 'StartPractice', grade: 4, subject: 'math', topic: 'Addition', questions });

/** Answers the questions from the first on, a second apart. */
export const answering = (state: Practice, choices: readonly number[], everyMs = 1_000): Practice =>
  choices.reduce((before, choice, question) => {
    const now = new Date(Date.parse(START) + (question + 1) * everyMs).toISOString();
    return gave(before, { type: 'AnswerQuestion', question, choice, now }, now);
  }, state);

export const complete = {
  type: 'CompletePractice',
  day: '2026-11-21',
  sameDay: 'reset',
} as const satisfies PracticeCommand;
