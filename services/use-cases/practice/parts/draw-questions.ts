/** Draws the five questions of a session from a source that may be late, wrong or empty, and shuffles their options. */
import { randomInt } from 'node:crypto';
import type { Logger } from 'pino';
import { raceTimeout, TIMED_OUT } from '#events/async/race-timeout.ts';
import { type PracticeQuestion, practiceQuestion } from '#events/practice/events.ts';
import { QUESTIONS_PER_PRACTICE } from '#events/values/limits.ts';
import type { GeneratedQuestion, QuestionRequest, QuestionSource } from '#services/questions/port/question-source.ts';

/** Milliseconds after which a source that has not answered is given up. */
export const DRAW_QUESTIONS_TIMEOUT_MS = 20_000;

interface DrawOptions {
  readonly source: QuestionSource;
  readonly log: Pick<Logger, 'warn'>;
  readonly waitMs?: number;
}

/**
 * The questions of one session, with shuffled options. Undefined when the source has none, does not answer in time, fails,
 * or returns anything but five valid, different questions. Failures are logged without the topic, because it is personal
 * text.
 */
export async function drawPracticeQuestions(
  request: Omit<QuestionRequest, 'count'>,
  { source, log, waitMs = DRAW_QUESTIONS_TIMEOUT_MS }: DrawOptions,
): Promise<PracticeQuestion[] | undefined> {
  const { grade, subject } = request;
  const failed = (why: object) => {
    log.warn({ grade, subject, ...why }, 'the question source returned no usable practice questions');
    return undefined;
  };
  try {
    const drawn = await raceTimeout(source.questions({ ...request, count: QUESTIONS_PER_PRACTICE }), waitMs);
    if (drawn === TIMED_OUT) return failed({ late: true });
    // An empty list means that the source does not know the topic.
    if (drawn.length === 0) return undefined;
    const questions = drawn.map(toPracticeQuestion).filter((question) => question !== undefined);
    const sound = drawn.length === questions.length && areAllDifferent(questions.map(({ text }) => text));
    if (!sound || questions.length !== QUESTIONS_PER_PRACTICE) {
      return failed({ drawn: drawn.length, sound: questions.length });
    }
    return questions.map(shuffleOptions);
  } catch (error) {
    // The message of the error may quote the topic, which a person typed.
    return failed({ error: { name: (error as Error)?.name } });
  }
}

/** Undefined for a question that could not be recorded, is blank, or has two equal options. */
function toPracticeQuestion({
  text,
  options,
  correctAnswer,
  explanation,
  figure,
  origin,
}: GeneratedQuestion): PracticeQuestion | undefined {
  const whole = {
    text,
    options,
    correctAnswer,
    origin,
    ...(explanation !== undefined && { explanation }),
    ...(figure && { figure }),
  };
  const { data } = practiceQuestion.safeParse(whole);
  if (!data || [data.text, ...data.options].some((each) => each.trim() === '')) return undefined;
  return areAllDifferent(data.options) ? data : undefined;
}

const areAllDifferent = (texts: readonly string[]): boolean =>
  new Set(texts.map((text) => text.normalize().replace(/\s+/g, ' ').trim())).size === texts.length;

/** Shuffles the options (Fisher–Yates) with a cryptographic random source. */
function shuffleOptions(question: PracticeQuestion): PracticeQuestion {
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
