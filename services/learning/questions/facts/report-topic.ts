/** How long the questions of a topic last a child, and how well their answers are hidden. */
import { toQuestionKey } from '#contracts/question-key.ts';
import { QUESTIONS_PER_PRACTICE } from '#events/values/limits.ts';
import type { PracticeSubject } from '#events/values/shapes.ts';
import type { GeneratedQuestion, QuestionSource } from '#services/core/use-case/question-source.ts';
import { SEEN_OF_TOPIC } from '#services/learning/practice/plan-session.ts';
import { type GradePair, gradePairs } from './fact-question.ts';

export interface TopicReport {
  readonly pair: GradePair;
  /** Different questions that the simulated child got. */
  readonly different: number;
  /** Questions that came back within `SEEN_OF_TOPIC` answers. */
  readonly repeats: number;
  /** Share of the questions whose answer was the only longest option, 0 to 1. */
  readonly longestRight: number;
}

export const SIMULATED_SESSIONS = 100;

/** Lets one child of each pair of grades practise the topic `SIMULATED_SESSIONS` times, with a memory as the plan of a session has it. */
export const reportTopic = (
  source: QuestionSource<GeneratedQuestion>,
  subject: PracticeSubject,
  topic: string,
): Promise<TopicReport[]> =>
  Promise.all(
    gradePairs.map(async (pair) => {
      const asked = await simulateSessions(source, { subject, topic, grade: Number.parseInt(pair, 10) });
      const keys = asked.map(toQuestionKey);
      return {
        pair,
        different: new Set(keys).size,
        repeats: keys.filter((key, at) => keys.slice(Math.max(0, at - SEEN_OF_TOPIC), at).includes(key)).length,
        longestRight: asked.filter(isAnswerLongest).length / Math.max(1, asked.length),
      };
    }),
  );

interface Choice {
  readonly subject: PracticeSubject;
  readonly topic: string;
  readonly grade: number;
}

async function simulateSessions(source: QuestionSource<GeneratedQuestion>, choice: Choice) {
  const asked: GeneratedQuestion[] = [];
  for (let session = 0; session < SIMULATED_SESSIONS; session += 1) {
    const seen = new Set(asked.slice(-SEEN_OF_TOPIC).map(toQuestionKey));
    asked.push(...(await source.questions({ ...choice, count: QUESTIONS_PER_PRACTICE, seen })));
  }
  return asked;
}

const isAnswerLongest = ({ options, correctAnswer }: GeneratedQuestion): boolean =>
  options.every((option, at) => at === correctAnswer || option.length < (options[correctAnswer] as string).length);
