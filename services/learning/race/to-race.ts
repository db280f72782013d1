/** A class race as everybody in it may see it: no key before its question is closed, no points before, and nobody's name. */
import type { Race as RaceView } from '#contracts/races.ts';
import { toPracticePoints } from '#events/learning/practice/practice-decider.ts';
import type { AskedQuestion, Race } from '#events/learning/race/race-decider.ts';
import { OPTIONS_PER_QUESTION } from '#events/values/limits.ts';

/** `now` is the server's time, by which the remaining time is computed. */
export function toRace(id: string, version: number, race: Race, now: Date): RaceView {
  const { started, participants, asked, ended, areResultsRecorded } = race;
  const { subject, grade, topic, questions, secondsPerQuestion: seconds } = started;
  const closed = asked.filter(({ status }) => status === 'closed');
  return {
    ...{ id, version, subject, grade, topic, questions: questions.length, seconds },
    participants: participants.length,
    question: toQuestion(race, asked.length - 1, now),
    points: participants.map((student) =>
      toPracticePoints(closed.filter(({ answers }) => answers.get(student)?.correct).length),
    ),
    ...{ ended: ended !== undefined, results_recorded: areResultsRecorded },
  };
}

function toQuestion({ started, participants, asked }: Race, index: number, now: Date): RaceView['question'] {
  const [at, question] = [asked[index], started.questions[index]];
  if (!at || !question) return null;
  const { text, options, figure = null, correctAnswer: correct_answer, explanation = null } = question;
  const chosen = Array.from({ length: OPTIONS_PER_QUESTION }, (_, option) => countChoices(at, option));
  return {
    ...{ index, text, options, figure, status: at.status, remaining_ms: toRemainingMs(at, now) },
    answered: [...at.answers.keys()].map((student) => participants.indexOf(student)),
    result: at.status === 'closed' ? { correct_answer, explanation, chosen } : null,
  };
}

const countChoices = ({ answers }: AskedQuestion, option: number): number =>
  [...answers.values()].filter(({ choice }) => choice === option).length;

function toRemainingMs({ status, closesAt, remainingMs }: AskedQuestion, now: Date): number {
  if (status === 'paused') return remainingMs;
  return status === 'open' ? Math.max(0, Date.parse(closesAt) - now.getTime()) : 0;
}
