import { z } from 'zod';
import {
  OPTIONS_PER_QUESTION,
  RACE_CODE_LENGTH,
  RACE_QUESTIONS_MAX,
  RACE_QUESTIONS_MIN,
  RACE_SECONDS_MAX,
  RACE_SECONDS_MIN,
  SCHOOL_GRADE_MAX,
  TOPIC_LENGTH_MAX,
} from '#events/values/limits.ts';
import { practiceFigure } from '#events/values/practice-figure.ts';
import { practiceSubject } from '#events/values/shapes.ts';
import { id, instant, lowerCaseId, requiredText } from './primitives.ts';

const count = z.int().min(0);
/** A student of a race, as their number in the order of joining, from 0. */
const participant = count;
const option = z
  .int()
  .min(0)
  .max(OPTIONS_PER_QUESTION - 1);
/** One of the race's questions, counted from 0. */
const question = z
  .int()
  .min(0)
  .max(RACE_QUESTIONS_MAX - 1);

/** What everybody may know of the question that was opened last. */
const raceQuestion = z.strictObject({
  index: question,
  text: z.string(),
  options: z.array(z.string()),
  figure: practiceFigure.nullable(),
  /** `dropped`: the tutor skipped it, or the race ended before it was closed. */
  status: z.enum(['open', 'paused', 'closed', 'dropped']),
  /** Milliseconds for which it can still be answered, by the server's clock. A phone counts from when it receives them. */
  remaining_ms: count,
  /** Who has answered, in the order of the answers. */
  answered: z.array(participant),
  /** Null until the question is closed, so that nobody gets the key before. */
  result: z
    .strictObject({
      correct_answer: option,
      explanation: z.string().nullable(),
      /** How many chose each option. */
      chosen: z.array(count),
    })
    .nullable(),
});
export type RaceQuestion = z.infer<typeof raceQuestion>;

/** A race as everybody in it may see it. It names nobody. */
export const race = z.strictObject({
  id,
  /** Version of the race's stream: of two states, the one with the larger version is the newer one. */
  version: count,
  subject: practiceSubject,
  grade: z.int(),
  topic: z.string(),
  /** Number of questions. */
  questions: count,
  seconds: count,
  participants: count,
  /** Null until the first question is opened. */
  question: raceQuestion.nullable(),
  /** The points of each participant: 10 for each correct answer to a closed question. */
  points: z.array(count),
  ended: z.boolean(),
  /** True once the answers of all students are in their practice sessions. */
  results_recorded: z.boolean(),
});
export type Race = z.infer<typeof race>;

/**
 * GET /api/races/{id} (getRace, signed-in: students of its group, tutors). Changes come as messages of the feed, which hold
 * `race` alone.
 */
export const raceResponse = z.strictObject({
  race,
  group_name: z.string(),
  /** Null once the group was deleted. */
  group_id: id.nullable(),
  /** Whether points and streaks count it, as the centre's rule says. */
  points_count: z.boolean(),
  /** For tutors: the code by which students join, and the participants as the leaderboard names them. Null for students. */
  room: z.strictObject({ code: z.string(), names: z.array(z.string()) }).nullable(),
  /** The student who asks; null for a tutor, and before the student has joined. */
  own: z
    .strictObject({
      participant,
      /** Their answer to each question that was opened; null where they gave none. */
      choices: z.array(option.nullable()),
      /** Their practice session, which exists once the results are recorded, unless they have answered no question. */
      session_id: id,
    })
    .nullable(),
});
export type RaceResponse = z.infer<typeof raceResponse>;

const raceRow = race.pick({ id: true, subject: true, grade: true, topic: true, questions: true }).extend({
  group_id: id,
  group_name: z.string(),
  started_at: instant,
  ended_at: instant.nullable(),
});

/**
 * GET /api/races (getRaces, signed-in): the races that are running, of all groups for tutors, of their own for students; and
 * for tutors the last ten that are over. Newest first.
 */
export const racesResponse = z.strictObject({ running: z.array(raceRow), over: z.array(raceRow) });
export type RacesResponse = z.infer<typeof racesResponse>;

const inRange = (least: number, most: number, what: string) =>
  z
    .int(`Enter a whole number of ${what}.`)
    .min(least, `The number of ${what} must be ${least} or more.`)
    .max(most, `The number of ${what} can be at most ${most}.`);

/** POST /api/races (startRace, tutor): answers the id of the race. The topic is one of the list. */
export const startRaceRequest = z.strictObject({
  group_id: lowerCaseId,
  subject: practiceSubject,
  grade: z.int().min(1).max(SCHOOL_GRADE_MAX),
  topic: requiredText(TOPIC_LENGTH_MAX, 'Please choose a topic.'),
  questions: inRange(RACE_QUESTIONS_MIN, RACE_QUESTIONS_MAX, 'questions'),
  seconds: inRange(RACE_SECONDS_MIN, RACE_SECONDS_MAX, 'seconds'),
});
export type StartRaceRequest = z.input<typeof startRaceRequest>;
export const raceIdResponse = z.strictObject({ id });
export type RaceIdResponse = z.infer<typeof raceIdResponse>;

/** POST /api/races/find (findRace, student): the running race of one of their groups that has this code. */
export const findRaceRequest = z.strictObject({
  race_code: z
    .string()
    .transform((code) => code.replace(/\s/g, ''))
    .pipe(z.string().regex(new RegExp(`^\\d{${RACE_CODE_LENGTH}}$`), `The code has ${RACE_CODE_LENGTH} digits.`)),
});
export type FindRaceRequest = z.input<typeof findRaceRequest>;

/** POST /api/races/{id}/join (joinRace, student): an empty object; joining again changes nothing; answers 204. */
export const joinRaceRequest = z.strictObject({});

/**
 * POST /api/races/{id}/answers (answerRaceQuestion, student): only the first answer to a question counts. Answers with the
 * choice that counts, and never with whether it is correct.
 */
export const answerRaceRequest = z.strictObject({ question, choice: option });
export type AnswerRaceRequest = z.input<typeof answerRaceRequest>;
export const answerRaceResponse = z.strictObject({ question, choice: option });
export type AnswerRaceResponse = z.infer<typeof answerRaceResponse>;

/**
 * POST /api/races/{id}/steps (stepRace, tutor): what the tutor decides about the question that they saw, or the end of the
 * race; answers 204.
 */
export const stepRaceRequest = z.discriminatedUnion('step', [
  z.strictObject({ step: z.enum(['open', 'close', 'pause', 'resume', 'skip']), question }),
  z.strictObject({ step: z.literal('end') }),
]);
export type StepRaceRequest = z.input<typeof stepRaceRequest>;
export type RaceStep = StepRaceRequest['step'];
