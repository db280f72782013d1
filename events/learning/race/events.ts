/** The events of the stream `race-{raceId}`: the questions of a class race, who joined it, and their answers. It is about nobody. */
import { z } from 'zod';
import { defineEvents, type EventOf } from '../../kernel/event-definition.ts';
import { authoredText } from '../../values/authored-text.ts';
import {
  OPTIONS_PER_QUESTION,
  RACE_CODE_LENGTH,
  RACE_QUESTIONS_MAX,
  RACE_QUESTIONS_MIN,
  RACE_SECONDS_MAX,
  RACE_SECONDS_MIN,
  SCHOOL_GRADE_MAX,
  TOPIC_LENGTH_MAX,
} from '../../values/limits.ts';
import { practiceSubject } from '../../values/shapes.ts';
import { practiceQuestion } from '../practice/events.ts';

/** Zero-based index of one of the race's questions. */
const question = z
  .int()
  .min(0)
  .max(RACE_QUESTIONS_MAX - 1);
/** UTC instant, ISO 8601. */
const instant = z.iso.datetime();

export const raceEvents = defineEvents({
  /** Includes the answer keys. What leaves the server has a key only once its question is closed. */
  RaceStarted: z.strictObject({
    group: z.uuid(),
    subject: practiceSubject,
    grade: z.int().min(1).max(SCHOOL_GRADE_MAX),
    /** The name of a topic with questions, and not what the tutor typed. */
    topic: authoredText(TOPIC_LENGTH_MAX),
    questions: z.array(practiceQuestion).min(RACE_QUESTIONS_MIN).max(RACE_QUESTIONS_MAX),
    secondsPerQuestion: z.int().min(RACE_SECONDS_MIN).max(RACE_SECONDS_MAX),
    code: z.string().regex(new RegExp(`^\\d{${RACE_CODE_LENGTH}}$`)),
    /** After this instant the race accepts nothing but its end. */
    expiresAt: instant,
  }),
  RaceJoined: z.strictObject({ student: z.uuid() }),
  /** Everybody who has joined can answer the question up to this instant, by the server's clock. */
  RaceQuestionOpened: z.strictObject({ question, closesAt: instant }),
  /** The first answer of a student to a question. Later answers do not count. */
  RaceQuestionAnswered: z.strictObject({
    student: z.uuid(),
    question,
    choice: z
      .int()
      .min(0)
      .max(OPTIONS_PER_QUESTION - 1),
    correct: z.boolean(),
  }),
  /** The time of the open question stands still, and no answer is accepted. */
  RacePaused: z.strictObject({ question, remainingMs: z.int().min(0) }),
  RaceResumed: z.strictObject({ question, closesAt: instant }),
  /** The time was over, everybody had answered, or the tutor closed it. The answers count, and everybody gets the key. */
  RaceQuestionClosed: z.strictObject({ question }),
  /** The tutor took the question out: its answers count for nobody, and nobody gets its key. */
  RaceQuestionSkipped: z.strictObject({ question }),
  /** `abandoned`: nobody ended the race until it expired. */
  RaceEnded: z.strictObject({ reason: z.enum(['finished', 'stopped', 'abandoned']) }),
  /** The answers of each student are in a practice session of theirs. */
  RaceResultsRecorded: z.strictObject({}),
});
export type RaceEvent = EventOf<typeof raceEvents>;
