import type { GeneratedQuestion, QuestionSource } from '#services/questions/port/question-source.ts';
import { drawBy } from './draw.ts';
import { type Kind, questionOf } from './exercise.ts';
import { kindsFor } from './topics.ts';

/** Kinds are asked in turn; a question that was asked already is made anew, up to so many times for each one wanted. */
const TRIES = 20;

/** Questions of mathematics, made on the spot. `random` gives numbers of [0, 1). */
export const mathematics = (random: () => number): QuestionSource => ({
  questions: async ({ grade, subject, topic, count }) =>
    subject === 'math' ? differentQuestions(kindsFor(topic, grade), grade, count, random) : [],
});

function differentQuestions(kinds: readonly Kind[], grade: number, count: number, random: () => number) {
  if (kinds.length === 0) return [];
  const draw = drawBy(random);
  const shuffledKinds = draw.shuffled(kinds);
  const byText = new Map<string, GeneratedQuestion>();
  for (let attempt = 0; byText.size < count && attempt < count * TRIES; attempt += 1) {
    const kind = shuffledKinds[attempt % shuffledKinds.length] as Kind;
    const question = questionOf(kind.make(draw, grade), draw);
    if (question !== undefined && !byText.has(question.text)) byText.set(question.text, question);
  }
  return [...byText.values()];
}
