/** What the next session of a student asks, from their last sessions of the subject. */
import { Temporal } from 'temporal-polyfill';
import { toQuestionKey } from '#contracts/question-key.ts';
import type { PracticeQuestion } from '#events/learning/practice/events.ts';
import type { PracticeSubject, QuestionDifficulty } from '#events/values/shapes.ts';
import type {
  AskedSession,
  SessionWithAnswers,
} from '#projections/learning/practice-sessions/practice-sessions-query.ts';
import { toTopicKey } from '#services/learning/questions/topics/find-topic.ts';
import { type AnsweredQuestion, listAnsweredQuestions, listMissedQuestions } from './list-missed-questions.ts';

/** Number of a student's newest sessions of the subject of which a plan needs the questions. */
export const PLANNED_FROM_ASKED_SESSIONS = 400;
/** Answers of a topic within which none of its questions comes back while there are others. */
export const SEEN_OF_TOPIC = 200;
/** The same for the whole subject, because topics share questions. */
const SEEN_OF_SUBJECT = 50;
/** The difficulty follows this many last answers. */
const DIFFICULTY_ANSWERS = 10;
const HARD_CORRECT_MIN = 9;
const EASY_CORRECT_MAX = 4;
/** A missed question comes back when this many days have passed, until it is answered correctly. */
const MISSED_AFTER_DAYS = 3;

interface SessionPlan {
  /** Undefined for a mixture that suits the grade. */
  readonly difficulty: QuestionDifficulty | undefined;
  /** Keys of questions that were asked lately, the newest first. */
  readonly seen: ReadonlySet<string>;
  /** A missed question that comes back, with the day on which it was missed. */
  readonly missed: PracticeQuestion | undefined;
}

/** What the student chose for the session. */
export interface SessionChoice {
  readonly subject: PracticeSubject;
  readonly grade: number;
  /** As the student typed it. */
  readonly topic: string;
}

interface PlanInput extends SessionChoice {
  /** The current day of the centre. */
  readonly today: string;
}

/**
 * Both lists are newest first, with the topic as it was typed: those from which missed questions are taken, of all subjects,
 * and those of the subject.
 */
export function planSession(
  sessions: readonly SessionWithAnswers[],
  askedSessions: readonly AskedSession[],
  choice: PlanInput,
): SessionPlan {
  const topicKey = toTopicKey(choice.subject, choice.topic);
  const isOfTopic = (topic: string) => toTopicKey(choice.subject, topic) === topicKey;
  const isOfGrade = ({ subject, grade }: SessionWithAnswers) => subject === choice.subject && grade === choice.grade;
  const missedOfTopic = listMissedQuestions(sessions).filter(
    ({ session }) => isOfGrade(session) && isOfTopic(session.topic),
  );
  const missed = findMissed(missedOfTopic, choice.today);
  const seen = new Set(listSeenKeys(askedSessions, isOfTopic));
  return {
    difficulty: chooseDifficulty(listAnsweredQuestions(sessions.filter(isOfGrade)), choice.subject),
    seen: missed ? seen.add(toQuestionKey(missed)) : seen,
    missed,
  };
}

/** Keys of questions, the newest first. */
function listSeenKeys(sessions: readonly AskedSession[], isOfTopic: (topic: string) => boolean): string[] {
  const ofTopic = sessions.filter(({ topic }) => isOfTopic(topic)).flatMap(({ questions }) => questions);
  const ofSubject = sessions.flatMap(({ questions }) => questions);
  return [...ofTopic.slice(0, SEEN_OF_TOPIC), ...ofSubject.slice(0, SEEN_OF_SUBJECT)].map(toQuestionKey);
}

/** In mathematics the difficulty stays that of the grade, because harder exercises are those of the next grade. */
function chooseDifficulty(
  answered: readonly AnsweredQuestion[],
  subject: PracticeSubject,
): QuestionDifficulty | undefined {
  // The answers of a race are under time, so they do not say how hard the questions may be.
  const last = answered.filter(({ session }) => session.race_id === null).slice(0, DIFFICULTY_ANSWERS);
  if (subject === 'math' || last.length < DIFFICULTY_ANSWERS) return undefined;
  const correct = last.filter((answer) => answer.correct).length;
  if (correct >= HARD_CORRECT_MIN) return 'hard';
  return correct <= EASY_CORRECT_MAX ? 'easy' : undefined;
}

/** The question that was missed the longest time ago. */
function findMissed(missed: readonly AnsweredQuestion[], today: string): PracticeQuestion | undefined {
  const due = Temporal.PlainDate.from(today).subtract({ days: MISSED_AFTER_DAYS }).toString();
  const found = missed.findLast(({ day }) => day <= due);
  return found && { ...found.question, missedOn: found.day };
}
