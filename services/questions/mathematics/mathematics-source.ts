import type { GeneratedQuestion, QuestionSource } from '#services/questions/port/question-source.ts';
import { type ExerciseKind, toGeneratedQuestion } from './exercise.ts';
import { createRandomDraw } from './random-draw.ts';
import { findExerciseKinds } from './topics.ts';

/** Limit of attempts per requested question, because an attempt can repeat an earlier question. */
const ATTEMPTS_PER_QUESTION = 20;

/** Creates a source that generates mathematics questions. `random` returns numbers in [0, 1). */
export const createMathematicsSource = (random: () => number): QuestionSource => ({
  questions: async ({ grade, subject, topic, count }) =>
    subject === 'math' ? drawDifferentQuestions(findExerciseKinds(topic, grade), grade, count, random) : [],
});

function drawDifferentQuestions(kinds: readonly ExerciseKind[], grade: number, count: number, random: () => number) {
  if (kinds.length === 0) return [];
  const draw = createRandomDraw(random);
  const shuffledKinds = draw.shuffled(kinds);
  const byText = new Map<string, GeneratedQuestion>();
  for (let attempt = 0; byText.size < count && attempt < count * ATTEMPTS_PER_QUESTION; attempt += 1) {
    const kind = shuffledKinds[attempt % shuffledKinds.length] as ExerciseKind;
    const question = toGeneratedQuestion(kind.make(draw, grade), draw);
    if (question !== undefined && !byText.has(question.text)) byText.set(question.text, question);
  }
  return [...byText.values()];
}
