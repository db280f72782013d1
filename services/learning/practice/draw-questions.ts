/** Draws the questions of a session or a race from a source that may be late, wrong or empty, and shuffles their options. */
import type { Logger } from 'pino';
import { toQuestionKey } from '#contracts/question-key.ts';
import { raceTimeout, TIMED_OUT } from '#events/kernel/race-timeout.ts';
import type { PracticeQuestion } from '#events/learning/practice/events.ts';
import { QUESTIONS_PER_PRACTICE } from '#events/values/limits.ts';
import type { GeneratedQuestion, QuestionRequest, QuestionSource } from '#services/core/use-case/question-source.ts';
import { checkQuestions } from '#services/learning/questions/check/check.ts';
import { createRandomDraw } from '#services/learning/questions/random/random-draw.ts';
import { secureRandom } from '#services/learning/questions/random/secure-random.ts';

/** Milliseconds after which a source that has not answered is given up. */
export const DRAW_QUESTIONS_TIMEOUT_MS = 20_000;

/** Index of the question that is asked again, after new ones have begun the session. */
const AGAIN_PLACE = 2;

interface DrawOptions {
  readonly source: QuestionSource;
  readonly log: Pick<Logger, 'warn'>;
  /** Number of questions; that of a practice session if it is missing. */
  readonly questionCount?: number;
  readonly waitMs?: number;
  /** A question that the session asks again, besides new ones. */
  readonly again?: PracticeQuestion | undefined;
}

/**
 * The questions of one session or race, with shuffled options. Undefined when the source has none, does not answer in time, fails,
 * or returns anything but so many different questions that pass the checks. Failures are logged without the topic, because it is personal
 * text.
 */
export async function drawPracticeQuestions(
  request: Omit<QuestionRequest, 'count'>,
  { source, log, questionCount = QUESTIONS_PER_PRACTICE, waitMs = DRAW_QUESTIONS_TIMEOUT_MS, again }: DrawOptions,
): Promise<PracticeQuestion[] | undefined> {
  const { grade, subject } = request;
  const count = questionCount - (again ? 1 : 0);
  const failed = (why: object) => {
    log.warn({ grade, subject, ...why }, 'the question source returned no usable practice questions');
    return undefined;
  };
  try {
    const drawn = await raceTimeout(source.questions({ ...request, count }), waitMs);
    if (drawn === TIMED_OUT) return failed({ late: true });
    // An empty list means that the source does not know the topic.
    if (drawn.length === 0) return undefined;
    const { accepted, rejected } = checkQuestions(drawn, again ? [toQuestionKey(again)] : []);
    if (accepted.length !== count || rejected.length > 0) {
      return failed({ accepted: accepted.length, rejected });
    }
    return accepted
      .map(toPracticeQuestion)
      .toSpliced(AGAIN_PLACE, 0, ...(again ? [again] : []))
      .map(shuffleOptions);
  } catch (error) {
    // The message of the error may quote the topic, which a person typed.
    return failed({ error: { name: (error as Error)?.name } });
  }
}

export const toPracticeQuestion = ({ substitute: _, options, ...question }: GeneratedQuestion): PracticeQuestion => ({
  ...question,
  options: [...options],
});

export function shuffleOptions({ options, correctAnswer, ...question }: PracticeQuestion): PracticeQuestion {
  const order = createRandomDraw(secureRandom).shuffled([...options.keys()]);
  return {
    ...question,
    options: order.map((index) => options[index] as string),
    correctAnswer: order.indexOf(correctAnswer),
  };
}
