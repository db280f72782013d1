/** Builds a practice session for tests: five questions whose answer keys are 0, 1, 2, 3 and 0. */

import { toTestEventId } from '../../../classes/student/test/student-fixture.ts';
import type { RecordedEvent } from '../../../kernel/recorded-event.ts';
import type { PracticeCommand } from '../commands.ts';
import type { PracticeEvent, PracticeQuestion } from '../events.ts';
import {
  type PracticeContext,
  type PracticeSessionState,
  practiceDecider,
  type StartedPracticeSession,
} from '../practice-decider.ts';

export const SESSION_STARTED_AT = '2026-11-21T15:00:00.000Z';
/** The id of the tutor who decides reports. */
export const DECIDING_TUTOR = 'tutor';
/** The centre's day of the session and the streak rule. */
export const PRACTICE_DAY = { day: '2026-11-21', sameDay: 'reset' } as const;

export const practiceQuestions: PracticeQuestion[] = [0, 1, 2, 3, 0].map((correctAnswer, index) => ({
  text: `What is ${index} + 1?`,
  options: ['1', '2', '3', '4'],
  correctAnswer,
  explanation: `One more than ${index}.`,
  origin: { source: 'mathematics' },
}));
/** The zero-based index of the correct option of each question. */
export const correctChoices = practiceQuestions.map(({ correctAnswer }) => correctAnswer);

const recorded = (event: PracticeEvent, recordedAt: string) =>
  ({
    ...{ ...event, id: toTestEventId(1), recordedAt },
    metadata: { commandId: '', fingerprint: '', actor: { id: DECIDING_TUTOR, role: 'tutor' } },
  }) as RecordedEvent<PracticeEvent>;

const evolved = (
  state: PracticeSessionState,
  events: readonly PracticeEvent[],
  at = SESSION_STARTED_AT,
): PracticeSessionState => events.reduce((before, event) => practiceDecider.evolve(before, recorded(event, at)), state);

/** Decides a command on the day of the session, under the first rules of a centre. */
export const decidePracticeCommand = (
  state: PracticeSessionState,
  command: PracticeCommand,
  now = SESSION_STARTED_AT,
  { practiceOpenMinutes = 120, racePoints = 'off' }: Partial<PracticeContext['rules']> = {},
) => {
  const { day: today, sameDay } = PRACTICE_DAY;
  return practiceDecider.decide(state, command, { now, today, rules: { sameDay, practiceOpenMinutes, racePoints } });
};

/** Decides a command and folds its events. A refusal fails the test. */
export function applyPracticeCommand(
  state: PracticeSessionState,
  command: PracticeCommand,
  at = SESSION_STARTED_AT,
  rules: Partial<PracticeContext['rules']> = {},
): StartedPracticeSession {
  const events = decidePracticeCommand(state, command, at, rules);
  if (typeof events === 'string') throw new Error(`${command.type} was refused: ${events}`);
  const after = evolved(state, events, at);
  if (!after) throw new Error('The session has not started.');
  return after;
}

export const START_PRACTICE_COMMAND = {
  ...{ type: 'StartPractice', grade: 4, subject: 'math', topic: 'Addition' },
  questions: practiceQuestions,
} as const satisfies PracticeCommand;

export const createStartedSession = (openMinutes = 120): StartedPracticeSession =>
  applyPracticeCommand(practiceDecider.initial, START_PRACTICE_COMMAND, SESSION_STARTED_AT, {
    practiceOpenMinutes: openMinutes,
  });

/** Answers the questions in order, one every `everyMs`. */
export const answerPracticeQuestions = (
  state: StartedPracticeSession,
  choices: readonly number[],
  everyMs = 1_000,
): StartedPracticeSession =>
  choices.reduce((before, choice, question) => {
    const now = new Date(Date.parse(SESSION_STARTED_AT) + (question + 1) * everyMs).toISOString();
    return applyPracticeCommand(before, { type: 'AnswerQuestion', question, choice }, now);
  }, state);
