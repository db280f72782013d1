/** Decides what the demo centre's students practice on one day. The functions are pure. */
import { QUESTIONS_PER_PRACTICE } from '#events/values/limits.ts';
import { repeatableRandom } from '../centre/repeatable-random.ts';
import { type DemoReport, type PracticePlan, practicePlans, reports } from './practice-plans.ts';

export interface DemoSession {
  readonly habit: PracticePlan;
  /** Index of the session among the student's sessions. */
  readonly number: number;
  readonly topic: string;
  /** The number of correct answers. */
  readonly right: number;
  readonly report: DemoReport | undefined;
}

export interface PracticeStep {
  readonly at: string;
  readonly type: 'start' | 'finish' | 'accept';
  readonly session: DemoSession;
}

/**
 * Times at which sessions start and are completed. On the last day they are in the morning, because most people start
 * the demo later in the day.
 */
const afternoons = [
  ['15:48', '15:52'],
  ['17:12', '17:17'],
  ['18:35', '18:39'],
  ['19:54', '19:58'],
] as const;
const morning = ['07:21', '07:25'] as const;
const DECIDED_AT = '16:55';

/** The index of the first question that is answered wrongly. Reports are about this question. */
export const firstWrong = (session: DemoSession): number =>
  [...Array(QUESTIONS_PER_PRACTICE).keys()].findIndex((question) => !isRight(session, question));

export const isRight = ({ number, right }: DemoSession, question: number): boolean =>
  (question + number) % QUESTIONS_PER_PRACTICE < right;

const sessionOn = (habit: PracticePlan, daysLeft: number): DemoSession | undefined => {
  const days = [...habit.days.replaceAll(' ', '')];
  const at = days.length - 1 - daysLeft;
  const right = Number(days[at] ?? Number.NaN);
  if (Number.isNaN(right)) return undefined;
  const number = days.slice(0, at).filter((day) => day !== '.').length;
  const report = reports.find(({ student, ...report }) => student === habit.student && report.daysLeft === daysLeft);
  return { habit, number, right, report, topic: habit.topics[number % habit.topics.length] ?? '' };
};

/** The steps of the day that is `daysLeft` days before the last. */
export const practiceStepsOn = (daysLeft: number): PracticeStep[] => {
  const sessions = practicePlans.flatMap((habit, index): PracticeStep[] => {
    const session = sessionOn(habit, daysLeft);
    if (session === undefined) return [];
    const slot = afternoons[Math.floor(repeatableRandom(index, daysLeft) * afternoons.length)];
    const [start, finish] = daysLeft === 0 || slot === undefined ? morning : slot;
    return [
      { at: start, type: 'start', session },
      { at: finish, type: 'finish', session },
    ];
  });
  const decided = reports.flatMap(({ student, accepted, ...report }): PracticeStep[] => {
    const habit = practicePlans.find((each) => each.student === student);
    const session = accepted?.daysLeft === daysLeft && habit && sessionOn(habit, report.daysLeft);
    return session ? [{ at: DECIDED_AT, type: 'accept', session }] : [];
  });
  return [...sessions, ...decided];
};
