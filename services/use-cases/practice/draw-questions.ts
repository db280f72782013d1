/** Draws the five questions of a session from a source that may be late, wrong or empty, and shuffles their options. */
import { randomInt } from 'node:crypto';
import type { Logger } from 'pino';
import { raceTimeout, TIMED_OUT } from '#events/async/race-timeout.ts';
import { type PracticeQuestion, practiceQuestion } from '#events/practice/events.ts';
import { QUESTIONS_PER_PRACTICE } from '#events/values/limits.ts';
import type { PracticeSubject } from '#events/values/shapes.ts';
import type { GeneratedQuestion, QuestionSource } from '#services/questions/port/question-source.ts';

/** Milliseconds that somebody waits for questions. */
export const DRAW_TIMEOUT_MS = 20_000;

interface Asked {
  readonly grade: number;
  readonly subject: PracticeSubject;
  readonly topic: string;
}
interface Drawing {
  readonly source: QuestionSource;
  readonly log: Pick<Logger, 'warn'>;
  readonly waitMs?: number;
}

/**
 * The questions of one session, their options in an order of the server's own. Undefined when the source has none, did
 * not answer in time, or answered with anything but five sound and different questions: then the log says which, without
 * the topic, which somebody typed.
 */
export async function drawQuestions(
  asked: Asked,
  { source, log, waitMs = DRAW_TIMEOUT_MS }: Drawing,
): Promise<PracticeQuestion[] | undefined> {
  const { grade, subject } = asked;
  const failed = (why: object) => {
    log.warn({ grade, subject, ...why }, 'no questions to practise with');
    return undefined;
  };
  try {
    const drawn = await raceTimeout(source.questions({ ...asked, count: QUESTIONS_PER_PRACTICE }), waitMs);
    if (drawn === TIMED_OUT) return failed({ late: true });
    // An empty list means that the source does not know the topic.
    if (drawn.length === 0) return undefined;
    const questions = drawn.map(asQuestion).filter((question) => question !== undefined);
    const sound = drawn.length === questions.length && allDiffer(questions.map(({ text }) => text));
    if (!sound || questions.length !== QUESTIONS_PER_PRACTICE) {
      return failed({ drawn: drawn.length, sound: questions.length });
    }
    return questions.map(shuffled);
  } catch (error) {
    // The message of the error may quote the topic, which a person typed.
    return failed({ error: { name: (error as Error)?.name } });
  }
}

/** Undefined for a question that could not be recorded, is blank, or has two equal options. */
function asQuestion({ text, options, correctAnswer, explanation }: GeneratedQuestion): PracticeQuestion | undefined {
  const whole = { text, options, correctAnswer, ...(explanation !== undefined && { explanation }) };
  const { data } = practiceQuestion.safeParse(whole);
  if (!data || [data.text, ...data.options].some((each) => each.trim() === '')) return undefined;
  return allDiffer(data.options) ? data : undefined;
}

const allDiffer = (texts: readonly string[]): boolean =>
  new Set(texts.map((text) => text.normalize().replace(/\s+/g, ' ').trim())).size === texts.length;

/** Shuffles the options (Fisher–Yates) with a cryptographic random source. */
function shuffled(question: PracticeQuestion): PracticeQuestion {
  const order = question.options.map((_, index) => index);
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = randomInt(last + 1);
    [order[last], order[other]] = [order[other] as number, order[last] as number];
  }
  return {
    ...question,
    options: order.map((index) => question.options[index] as string),
    correctAnswer: order.indexOf(question.correctAnswer),
  };
}
