/** The rules of one practice session: only the first answer to a question counts, and each correct one gives 10 points. */
import type { DecisionContext } from '../../core/centre/decision-context.ts';
import { defineAggregate } from '../../kernel/aggregate.ts';
import type { Decider } from '../../kernel/decider.ts';
import type { RecordedEvent } from '../../kernel/recorded-event.ts';
import {
  COUNTED_SESSION_MIN_MS,
  OPTIONS_PER_QUESTION,
  POINTS_PER_CORRECT_ANSWER,
  QUESTIONS_PER_PRACTICE,
  REPORT_UNDO_ACCEPTED_MS,
  REPORT_WITHDRAWALS_MAX,
} from '../../values/limits.ts';
import type { PracticeCommand, PracticeRefusal } from './commands.ts';
import type { PracticeEvent } from './events.ts';
import { toPracticeStream } from './practice-stream.ts';

type Data<Type extends PracticeEvent['type']> = Extract<PracticeEvent, { type: Type }>['data'];

export interface PracticeAnswer {
  readonly choice: number;
  readonly correct: boolean;
}
export type QuestionReportStatus = 'open' | 'accepted' | 'dismissed';

/** The report of a question after its last event. */
export interface QuestionReport {
  readonly status: QuestionReportStatus | 'withdrawn';
  /** UTC instant, ISO 8601. */
  readonly changedAt: string;
  /** Id of the tutor who accepted or dismissed it. */
  readonly decidedBy: string | undefined;
  /** How often the student took it back. */
  readonly withdrawals: number;
}

/** A session that has started. Its maps are keyed by the zero-based index of a question. */
export interface StartedPracticeSession {
  readonly started: Data<'PracticeSessionStarted'>;
  /** The class race that it was a part of. */
  readonly race: Pick<Data<'PracticeRaceRecorded'>, 'race' | 'counts'> | undefined;
  /** UTC instants, ISO 8601. */
  readonly startedAt: string;
  readonly answeredAt: string;
  readonly answers: ReadonlyMap<number, PracticeAnswer>;
  readonly reports: ReadonlyMap<number, QuestionReport>;
  /** The missed questions that were answered correctly since. */
  readonly putRight: ReadonlySet<number>;
  readonly completed: Pick<Data<'PracticeSessionCompleted'>, 'day' | 'correct' | 'points' | 'hasty'> | undefined;
  /** UTC instant, ISO 8601. */
  readonly completedAt: string | undefined;
}

/** Null before the session is started. */
export type PracticeSessionState = StartedPracticeSession | null;

export interface PracticeContext extends Pick<DecisionContext, 'now' | 'today'> {
  readonly rules: Pick<DecisionContext['rules'], 'sameDay' | 'practiceOpenMinutes' | 'racePoints'>;
}
type Decision = PracticeEvent[] | PracticeRefusal;
type RaceRecorded = Extract<RecordedEvent<PracticeEvent>, { type: 'PracticeRaceRecorded' }>;

const MINUTE_MS = 60_000;

/** The last instant at which a session accepts answers. `startedAt` and the result are UTC instants, ISO 8601. */
export const toPracticeOpenUntil = (startedAt: string, openMinutes: number): string =>
  new Date(Date.parse(startedAt) + openMinutes * MINUTE_MS).toISOString();

/** Whether a session accepts no more answers. One with all answers counts, however old it is. */
export const isPracticeExpired = (
  { startedAt, started }: Pick<StartedPracticeSession, 'startedAt' | 'started'>,
  now: string,
): boolean => now > toPracticeOpenUntil(startedAt, started.openMinutes);

/** Counts the correct answers and the questions whose report a tutor has accepted. */
export const countCorrectAnswers = ({ answers, reports }: StartedPracticeSession): number =>
  [...answers].filter(([question, { correct }]) => correct || reports.get(question)?.status === 'accepted').length;

/** The status of the report of a question; undefined if there is none, or if it was taken back. */
export const findReportStatus = (
  { reports }: StartedPracticeSession,
  question: number,
): QuestionReportStatus | undefined => {
  const status = reports.get(question)?.status;
  return status === 'withdrawn' ? undefined : status;
};

/** The points of a completed session with this number of correct answers. */
export const toPracticePoints = (correct: number): number => POINTS_PER_CORRECT_ANSWER * correct;

/** Whether a choice is the zero-based index of an option. */
export const isOption = (choice: number): boolean =>
  Number.isInteger(choice) && choice >= 0 && choice < OPTIONS_PER_QUESTION;

const hasAllAnswers = ({ answers }: StartedPracticeSession): boolean => answers.size === QUESTIONS_PER_PRACTICE;

/** The last answer completes the session in the same append, so that no answered session depends on a second request. */
const answerQuestion = (
  state: StartedPracticeSession,
  { question, choice, topic }: Extract<PracticeCommand, { type: 'AnswerQuestion' }>,
  context: PracticeContext,
): Decision => {
  const { now } = context;
  const asked = state.started.questions[question];
  if (asked === undefined || !isOption(choice)) return 'no-such-option';
  if (state.answers.has(question)) return [];
  // A race leaves questions open that the student did not answer in time.
  if (state.completed) return 'practice-expired';
  if (isPracticeExpired(state, now)) return 'practice-expired';
  const correct = choice === asked.correctAnswer;
  const answers = new Map(state.answers).set(question, { choice, correct });
  const answered = { ...state, answers, answeredAt: now };
  return [
    { type: 'PracticeQuestionAnswered', data: { question, choice, correct } },
    ...(hasAllAnswers(answered) ? [toCompleted(answered, topic, context)] : []),
  ];
};

const toCompleted = (
  state: StartedPracticeSession,
  topic: string | undefined,
  { today: day, rules: { sameDay } }: PracticeContext,
): PracticeEvent => {
  const { grade, subject } = state.started;
  const correct = countCorrectAnswers(state);
  const putRight = state.started.questions.filter(
    ({ missedOn }, question) => missedOn !== undefined && state.answers.get(question)?.correct,
  ).length;
  return {
    type: 'PracticeSessionCompleted',
    data: {
      ...{ grade, subject, questionsAnswered: QUESTIONS_PER_PRACTICE, correct, points: toPracticePoints(correct) },
      ...{ day, sameDay },
      hasty: Date.parse(state.answeredAt) - Date.parse(state.startedAt) < COUNTED_SESSION_MIN_MS,
      ...(topic && { topic }),
      ...(putRight > 0 && { putRight }),
    },
  };
};

/** True for a question that was answered wrong, unless its report was accepted. */
const isMissed = (
  { answers, reports }: Pick<StartedPracticeSession, 'answers' | 'reports'>,
  question: number,
): boolean => answers.get(question)?.correct === false && reports.get(question)?.status !== 'accepted';

/** Only the first correct answer is recorded, so that a stream stays short. */
const reviewQuestion = (
  state: StartedPracticeSession,
  { question, choice }: Extract<PracticeCommand, { type: 'ReviewQuestion' }>,
  { today: day }: PracticeContext,
): Decision => {
  if (!state.completed) return 'practice-unfinished';
  const asked = state.started.questions[question];
  if (asked === undefined || !isOption(choice)) return 'no-such-option';
  if (choice !== asked.correctAnswer || state.putRight.has(question) || !isMissed(state, question)) return [];
  return [{ type: 'PracticeQuestionPutRight', data: { question, day } }];
};

/** Points of a race count 10 for each correct answer, as those of every session. */
const recordRace = (
  { race, grade, subject, topic, questions, answers }: Extract<PracticeCommand, { type: 'RecordRace' }>,
  { today: day, rules }: PracticeContext,
): PracticeEvent[] => {
  const correct = answers.filter((answer) => answer?.correct).length;
  const counts = rules.racePoints === 'on';
  const asked = { race, grade, subject, topic, questions: [...questions], answers: [...answers] };
  return [
    { type: 'PracticeRaceRecorded', data: { ...asked, correct, points: toPracticePoints(correct), day, counts } },
  ];
};

const reportQuestion = (state: StartedPracticeSession, question: number): Decision => {
  if (!state.answers.has(question)) return 'not-answered';
  return findReportStatus(state, question) ? [] : [{ type: 'PracticeQuestionReported', data: { question } }];
};

/** A report that is accepted in an open session is counted when the session is completed. */
const acceptReport = (state: StartedPracticeSession, question: number): Decision => {
  switch (state.reports.get(question)?.status) {
    case 'open':
      return [{ type: 'PracticeReportAccepted', data: { question, ...toReportCredit(state, question) } }];
    case 'accepted':
      return [];
    default:
      return 'report-unknown';
  }
};

/** What an accepted report adds to a completed session. Without a day it does not count for the student's figures. */
const toReportCredit = ({ completed, race, answers }: StartedPracticeSession, question: number) =>
  completed && !answers.get(question)?.correct
    ? { correct: 1, points: POINTS_PER_CORRECT_ANSWER, ...(race?.counts !== false && { day: completed.day }) }
    : { correct: 0, points: 0 };

const dismissReport = (state: StartedPracticeSession, question: number): Decision => {
  switch (state.reports.get(question)?.status) {
    case 'open':
      return [{ type: 'PracticeReportDismissed', data: { question } }];
    case 'dismissed':
      return [];
    default:
      return 'report-unknown';
  }
};

const isUndoExpired = ({ changedAt }: QuestionReport, now: string): boolean =>
  Date.parse(now) - Date.parse(changedAt) > REPORT_UNDO_ACCEPTED_MS;

/** Only the tutor who decided can take the decision back. An accepted report may have counted since, at completion. */
const reopenReport = (
  state: StartedPracticeSession,
  { question, tutorId }: Extract<PracticeCommand, { type: 'ReopenReport' }>,
  { now }: PracticeContext,
): Decision => {
  const report = state.reports.get(question);
  if (report?.status === 'open') return [];
  if (report?.decidedBy !== tutorId) return 'report-unknown';
  if (isUndoExpired(report, now)) return 'undo-expired';
  const taken = report.status === 'accepted' ? toReportCredit(state, question) : { correct: 0, points: 0 };
  return [{ type: 'PracticeReportReopened', data: { question, ...taken } }];
};

const withdrawReport = (
  state: StartedPracticeSession,
  { question }: Extract<PracticeCommand, { type: 'WithdrawReport' }>,
  { now }: PracticeContext,
): Decision => {
  const report = state.reports.get(question);
  if (report === undefined || report.status === 'withdrawn') return [];
  if (report.status !== 'open') return 'report-unknown';
  if (report.withdrawals >= REPORT_WITHDRAWALS_MAX || isUndoExpired(report, now)) return 'undo-expired';
  return [{ type: 'PracticeReportWithdrawn', data: { question } }];
};

const decide = (state: PracticeSessionState, command: PracticeCommand, context: PracticeContext): Decision => {
  if (command.type === 'StartPractice') {
    const { grade, subject, topic, questions } = command;
    const { practiceOpenMinutes: openMinutes } = context.rules;
    // A started session never starts again: each session has a new id, and the command handler answers retries itself.
    if (state) return 'practice-unknown';
    return [
      { type: 'PracticeSessionStarted', data: { grade, subject, topic, questions: [...questions], openMinutes } },
    ];
  }
  if (command.type === 'RecordRace') return state ? [] : recordRace(command, context);
  if (!state) return 'practice-unknown';
  switch (command.type) {
    case 'AnswerQuestion':
      return answerQuestion(state, command, context);
    case 'CompletePractice':
      return state.completed ? [] : 'practice-unfinished';
    case 'ReviewQuestion':
      return reviewQuestion(state, command, context);
    case 'ReportQuestion':
      return reportQuestion(state, command.question);
    case 'AcceptReport':
      return acceptReport(state, command.question);
    case 'DismissReport':
      return dismissReport(state, command.question);
    case 'ReopenReport':
      return reopenReport(state, command, context);
    case 'WithdrawReport':
      return withdrawReport(state, command, context);
  }
};

const withReport = (
  state: StartedPracticeSession,
  { data: { question }, recordedAt: changedAt }: { data: { question: number }; recordedAt: string },
  change: Pick<QuestionReport, 'status'> & Partial<QuestionReport>,
): StartedPracticeSession => {
  const withdrawals = state.reports.get(question)?.withdrawals ?? 0;
  const report = { decidedBy: undefined, withdrawals, ...change, changedAt };
  return { ...state, reports: new Map(state.reports).set(question, report) };
};

const toRecordedRace = ({ data, recordedAt }: RaceRecorded): StartedPracticeSession => {
  const { race, counts, grade, subject, topic, questions, answers, correct, points, day } = data;
  return {
    started: { grade, subject, topic, questions, openMinutes: 0 },
    race: { race, counts },
    ...{ startedAt: recordedAt, answeredAt: recordedAt, completedAt: recordedAt },
    answers: new Map(answers.flatMap((answer, question) => (answer ? [[question, answer] as const] : []))),
    reports: new Map(),
    putRight: new Set(),
    completed: { day, correct, points, hasty: false },
  };
};

const evolve = (state: PracticeSessionState, event: RecordedEvent<PracticeEvent>): PracticeSessionState => {
  const { recordedAt } = event;
  if (event.type === 'PracticeSessionStarted') {
    const none = { answers: new Map(), reports: new Map(), putRight: new Set<number>() };
    const uncompleted = { completed: undefined, completedAt: undefined };
    return {
      started: event.data,
      startedAt: recordedAt,
      answeredAt: recordedAt,
      race: undefined,
      ...none,
      ...uncompleted,
    };
  }
  if (event.type === 'PracticeRaceRecorded') return toRecordedRace(event);
  if (!state) throw new Error(`${event.type} comes before PracticeSessionStarted in the stream.`);
  switch (event.type) {
    case 'PracticeQuestionAnswered': {
      const { question, ...answer } = event.data;
      return { ...state, answers: new Map(state.answers).set(question, answer), answeredAt: recordedAt };
    }
    case 'PracticeSessionCompleted':
      return { ...state, completed: event.data, completedAt: recordedAt };
    case 'PracticeQuestionPutRight':
      return { ...state, putRight: new Set(state.putRight).add(event.data.question) };
    case 'PracticeQuestionReported':
    case 'PracticeReportReopened':
      return withReport(state, event, { status: 'open' });
    case 'PracticeReportAccepted':
      return withReport(state, event, { status: 'accepted', decidedBy: event.metadata.actor.id });
    case 'PracticeReportDismissed':
      return withReport(state, event, { status: 'dismissed', decidedBy: event.metadata.actor.id });
    case 'PracticeReportWithdrawn': {
      const withdrawals = (state.reports.get(event.data.question)?.withdrawals ?? 0) + 1;
      return withReport(state, event, { status: 'withdrawn', withdrawals });
    }
  }
};

export const practiceDecider: Decider<
  PracticeSessionState,
  PracticeCommand,
  PracticeEvent,
  PracticeRefusal,
  PracticeContext
> = {
  initial: null,
  decide,
  evolve,
  hasShortStreams: true,
};

/** A session and its student. */
export interface PracticeSessionKey {
  readonly id: string;
  readonly studentId: string;
}

export const practiceAggregate = defineAggregate(practiceDecider, {
  toStream: ({ id, studentId }: PracticeSessionKey) => toPracticeStream(id, studentId),
  toPerson: ({ studentId }) => studentId,
  usesRules: true,
});
