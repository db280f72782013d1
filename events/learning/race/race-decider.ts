/**
 * The rules of a class race.
 *
 * All answers of a race are in its one stream, although sixty students may answer within a second. Whether an answer counts
 * depends on the question being open, and only a decision on the stream that also holds the opening and the closing is right
 * whichever copy of the program makes it: with a stream of answers for each student, an answer that one copy has accepted could
 * follow the closing that another copy has appended, together with the key. The command handler runs the commands on a stream
 * one at a time, and a copy that meets the append of another decides again.
 */
import type { DecisionContext } from '../../core/centre/decision-context.ts';
import { defineAggregate } from '../../kernel/aggregate.ts';
import type { Decider } from '../../kernel/decider.ts';
import type { RecordedEvent } from '../../kernel/recorded-event.ts';
import { RACE_OPEN_MINUTES } from '../../values/limits.ts';
import { isOption, type PracticeAnswer } from '../practice/practice-decider.ts';
import type { RaceCommand, RaceRefusal } from './commands.ts';
import type { RaceEvent } from './events.ts';
import { toRaceStream } from './race-stream.ts';

type Data<Type extends RaceEvent['type']> = Extract<RaceEvent, { type: Type }>['data'];
type CommandOf<Type extends RaceCommand['type']> = Extract<RaceCommand, { type: Type }>;

/** A question that was opened. Questions are opened in their order. */
export interface AskedQuestion {
  /** `dropped`: skipped, or still open when the race ended. */
  readonly status: 'open' | 'paused' | 'closed' | 'dropped';
  /** UTC instant, ISO 8601; while the race is paused, that from before the pause. */
  readonly closesAt: string;
  /** Milliseconds that were left when the race was paused. */
  readonly remainingMs: number;
  /** The answers by the id of the student. */
  readonly answers: ReadonlyMap<string, PracticeAnswer>;
}

export interface Race {
  readonly started: Data<'RaceStarted'>;
  /** Id of the tutor who started it. */
  readonly startedBy: string;
  /** Ids of the students, in the order in which they joined. */
  readonly participants: readonly string[];
  readonly asked: readonly AskedQuestion[];
  readonly ended: Data<'RaceEnded'> | undefined;
  readonly areResultsRecorded: boolean;
}

/** Null before the race is started. */
export type RaceState = Race | null;
type RaceContext = Pick<DecisionContext, 'now'>;
type Decision = RaceEvent[] | RaceRefusal;

const addMs = (instant: string, ms: number): string => new Date(Date.parse(instant) + ms).toISOString();

const start = (
  { group, subject, grade, topic, questions, secondsPerQuestion, code }: CommandOf<'StartRace'>,
  now: string,
): Decision => {
  const expiresAt = addMs(now, RACE_OPEN_MINUTES * 60_000);
  const data = { group, subject, grade, topic, questions: [...questions], secondsPerQuestion, code, expiresAt };
  return [{ type: 'RaceStarted', data }];
};

const join = ({ participants }: Race, student: string): Decision =>
  participants.includes(student) ? [] : [{ type: 'RaceJoined', data: { student } }];

const isLive = (asked: AskedQuestion | undefined): boolean => asked?.status === 'open' || asked?.status === 'paused';

const open = ({ asked, started }: Race, question: number, now: string): Decision => {
  if (question === asked.length - 1 && isLive(asked[question])) return [];
  if (question !== asked.length || question >= started.questions.length || isLive(asked.at(-1))) return 'race-moved-on';
  const closesAt = addMs(now, started.secondsPerQuestion * 1_000);
  return [{ type: 'RaceQuestionOpened', data: { question, closesAt } }];
};

/** The answer that makes the answers complete closes the question in the same append. */
const answer = (
  { participants, asked, started }: Race,
  { student, question, choice }: CommandOf<'AnswerRaceQuestion'>,
  now: string,
): Decision => {
  const at = asked[question];
  const key = started.questions[question]?.correctAnswer;
  if (!participants.includes(student)) return 'race-unknown';
  if (!at) return 'race-moved-on';
  if (!isOption(choice)) return 'no-such-option';
  if (at.answers.has(student)) return [];
  if (at.status === 'paused') return 'race-paused';
  if (at.status !== 'open' || now > at.closesAt) return 'race-question-closed';
  const answered: RaceEvent = {
    type: 'RaceQuestionAnswered',
    data: { student, question, choice, correct: choice === key },
  };
  const isComplete = participants.every((each) => each === student || at.answers.has(each));
  return isComplete ? [answered, { type: 'RaceQuestionClosed', data: { question } }] : [answered];
};

/** Decides a command about the question that was opened last; `unchanged` if the question is already as requested. */
const changeLast = (
  { asked }: Race,
  question: number,
  unchanged: readonly AskedQuestion['status'][],
  change: (at: AskedQuestion) => RaceEvent[],
): Decision => {
  const at = asked[question];
  if (question !== asked.length - 1 || !at) return 'race-moved-on';
  if (unchanged.includes(at.status)) return [];
  return isLive(at) ? change(at) : 'race-moved-on';
};

const close = (race: Race, question: number): Decision =>
  changeLast(race, question, ['closed'], () => [{ type: 'RaceQuestionClosed', data: { question } }]);

const skip = (race: Race, question: number): Decision =>
  changeLast(race, question, ['dropped'], () => [{ type: 'RaceQuestionSkipped', data: { question } }]);

const pause = (race: Race, question: number, now: string): Decision =>
  changeLast(race, question, ['paused'], ({ closesAt }) => {
    const remainingMs = Math.max(0, Date.parse(closesAt) - Date.parse(now));
    return [{ type: 'RacePaused', data: { question, remainingMs } }];
  });

const resume = (race: Race, question: number, now: string): Decision =>
  changeLast(race, question, ['open'], ({ remainingMs }) => [
    { type: 'RaceResumed', data: { question, closesAt: addMs(now, remainingMs) } },
  ]);

const end = ({ asked, started }: Race): Decision => {
  const isFinished = asked.length === started.questions.length && !isLive(asked.at(-1));
  return [{ type: 'RaceEnded', data: { reason: isFinished ? 'finished' : 'stopped' } }];
};

/** Whether the time of a question is over. */
export const isOverdue = ({ status, closesAt }: AskedQuestion, now: string): boolean =>
  status === 'open' && now > closesAt;
export const isExpired = ({ started }: Race, now: string): boolean => now > started.expiresAt;

const decide = (race: RaceState, command: RaceCommand, { now }: RaceContext): Decision => {
  if (command.type === 'StartRace') return race ? 'race-running' : start(command, now);
  if (!race) return 'race-unknown';
  if (command.type === 'EndRace') return race.ended ? [] : end(race);
  if (command.type === 'EndExpiredRace')
    return race.ended || !isExpired(race, now) ? [] : [{ type: 'RaceEnded', data: { reason: 'abandoned' } }];
  if (command.type === 'ConfirmResults')
    return race.ended && !race.areResultsRecorded ? [{ type: 'RaceResultsRecorded', data: {} }] : [];
  if (command.type === 'CloseOverdueQuestion') {
    const at = race.asked[command.question];
    return !race.ended && at && isOverdue(at, now) ? close(race, command.question) : [];
  }
  if (race.ended || isExpired(race, now)) return 'race-over';
  switch (command.type) {
    case 'JoinRace':
      return join(race, command.student);
    case 'OpenQuestion':
      return open(race, command.question, now);
    case 'AnswerRaceQuestion':
      return answer(race, command, now);
    case 'CloseQuestion':
      return close(race, command.question);
    case 'PauseRace':
      return pause(race, command.question, now);
    case 'ResumeRace':
      return resume(race, command.question, now);
    case 'SkipQuestion':
      return skip(race, command.question);
  }
};

const withAsked = (race: Race, question: number, change: (at: AskedQuestion) => Partial<AskedQuestion>): Race => ({
  ...race,
  asked: race.asked.map((at, index) => (index === question ? { ...at, ...change(at) } : at)),
});

const evolve = (race: RaceState, event: RecordedEvent<RaceEvent>): RaceState => {
  if (event.type === 'RaceStarted') {
    const none = { participants: [], asked: [], ended: undefined, areResultsRecorded: false };
    return { started: event.data, startedBy: event.metadata.actor.id, ...none };
  }
  if (!race) throw new Error(`${event.type} comes before RaceStarted in the stream.`);
  switch (event.type) {
    case 'RaceJoined':
      return { ...race, participants: [...race.participants, event.data.student] };
    case 'RaceQuestionOpened': {
      const { closesAt } = event.data;
      return { ...race, asked: [...race.asked, { status: 'open', closesAt, remainingMs: 0, answers: new Map() }] };
    }
    case 'RaceQuestionAnswered': {
      const { student, question, ...given } = event.data;
      return withAsked(race, question, ({ answers }) => ({ answers: new Map(answers).set(student, given) }));
    }
    case 'RacePaused':
      return withAsked(race, event.data.question, () => ({
        status: 'paused',
        remainingMs: event.data.remainingMs,
      }));
    case 'RaceResumed':
      return withAsked(race, event.data.question, () => ({ status: 'open', closesAt: event.data.closesAt }));
    case 'RaceQuestionClosed':
      return withAsked(race, event.data.question, () => ({ status: 'closed' }));
    case 'RaceQuestionSkipped':
      return withAsked(race, event.data.question, () => ({ status: 'dropped' }));
    case 'RaceEnded': {
      const dropLive = (at: AskedQuestion) => (isLive(at) ? ({ ...at, status: 'dropped' } as const) : at);
      return { ...race, asked: race.asked.map(dropLive), ended: event.data };
    }
    case 'RaceResultsRecorded':
      return { ...race, areResultsRecorded: true };
  }
};

export const raceDecider: Decider<RaceState, RaceCommand, RaceEvent, RaceRefusal, RaceContext> = {
  initial: null,
  decide,
  evolve,
};

export const raceAggregate = defineAggregate(raceDecider, {
  toStream: (id: string) => toRaceStream(id),
  toPerson: () => undefined,
  usesRules: false,
});
