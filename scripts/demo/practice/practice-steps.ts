/** Decides what the demo centre's students practice on one day. The functions are pure. */
import { QUESTIONS_PER_PRACTICE } from '#events/values/limits.ts';
import { repeatableRandom } from '../centre/repeatable-random.ts';
import { type DemoReport, demoReports, type PracticePlan, practicePlans } from './practice-plans.ts';

export interface DemoSession {
  readonly plan: PracticePlan;
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
export const findFirstWrongQuestion = (session: DemoSession): number =>
  [...Array(QUESTIONS_PER_PRACTICE).keys()].findIndex((question) => !isAnsweredCorrectly(session, question));

export const isAnsweredCorrectly = ({ number, right }: DemoSession, question: number): boolean =>
  (question + number) % QUESTIONS_PER_PRACTICE < right;

const findSession = (plan: PracticePlan, daysLeft: number): DemoSession | undefined => {
  const days = [...plan.days.replaceAll(' ', '')];
  const dayIndex = days.length - 1 - daysLeft;
  const right = Number(days[dayIndex] ?? Number.NaN);
  if (Number.isNaN(right)) return undefined;
  const number = days.slice(0, dayIndex).filter((day) => day !== '.').length;
  const report = demoReports.find(({ student, ...report }) => student === plan.student && report.daysLeft === daysLeft);
  return { plan, number, right, report, topic: plan.topics[number % plan.topics.length] ?? '' };
};

/** The steps of the day that is `daysLeft` days before the last. */
export const createPracticeSteps = (daysLeft: number): PracticeStep[] => {
  const sessions = practicePlans.flatMap((plan, index): PracticeStep[] => {
    const session = findSession(plan, daysLeft);
    if (session === undefined) return [];
    const slot = afternoons[Math.floor(repeatableRandom(index, daysLeft) * afternoons.length)];
    const [start, finish] = daysLeft === 0 || slot === undefined ? morning : slot;
    return [
      { at: start, type: 'start', session },
      { at: finish, type: 'finish', session },
    ];
  });
  const decided = demoReports.flatMap(({ student, accepted, ...report }): PracticeStep[] => {
    const plan = practicePlans.find((each) => each.student === student);
    const session = accepted?.daysLeft === daysLeft && plan && findSession(plan, report.daysLeft);
    return session ? [{ at: DECIDED_AT, type: 'accept', session }] : [];
  });
  return [...sessions, ...decided];
};
