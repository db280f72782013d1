import { toQuestionKey } from '#contracts/question-key.ts';
import { SCHOOL_GRADE_MAX } from '#events/values/limits.ts';
import type { GeneratedQuestion, QuestionRequest, QuestionSource } from '#services/core/use-case/question-source.ts';
import { createRandomDraw } from '#services/learning/questions/random/random-draw.ts';
import { findTopic } from '#services/learning/questions/topics/find-topic.ts';
import { type ExerciseKind, toGeneratedQuestion } from './exercise.ts';
import { findExerciseKinds } from './topics.ts';

/** Limit of attempts per requested question, because an attempt can repeat an earlier question. */
const ATTEMPTS_PER_QUESTION = 20;

/** Creates a source that generates mathematics questions. `random` returns numbers in [0, 1). */
export const createMathematicsSource = (random: () => number): QuestionSource<GeneratedQuestion> => ({
  questions: async (asked) => {
    const request = { ...asked, grade: toExerciseGrade(asked) };
    return request.subject === 'math' ? drawDifferentQuestions(findKinds(request), request, random) : [];
  },
});

/** The last grade without fractions in digits and decimals, and the last one without simplest form. */
const GRADES_BEFORE_NEW_NOTATION = [2, 3];

/** Easy exercises are those of the grade before, hard ones those of the next grade, unless it uses notation that is not known yet. */
function toExerciseGrade({ grade, difficulty }: QuestionRequest): number {
  if (difficulty === 'hard' && !GRADES_BEFORE_NEW_NOTATION.includes(grade))
    return Math.min(SCHOOL_GRADE_MAX, grade + 1);
  return difficulty === 'easy' ? Math.max(1, grade - 1) : grade;
}

/** The kinds of exercises for the words of the topic; if they are not understood, for the topic that they may mean. */
function findKinds({ topic, grade }: QuestionRequest): ExerciseKind[] {
  const kinds = findExerciseKinds(topic, grade);
  return kinds.length > 0 ? kinds : findExerciseKinds(findTopic('math', topic)?.name ?? '', grade);
}

function drawDifferentQuestions(
  kinds: readonly ExerciseKind[],
  { grade, count, seen = new Set() }: QuestionRequest,
  random: () => number,
) {
  if (kinds.length === 0) return [];
  const draw = createRandomDraw(random);
  const shuffledKinds = draw.shuffled(kinds);
  const byKey = new Map<string, GeneratedQuestion>();
  const countUnseen = () => [...byKey.keys()].filter((key) => !seen.has(key)).length;
  for (let attempt = 0; countUnseen() < count && attempt < count * ATTEMPTS_PER_QUESTION; attempt += 1) {
    const kind = shuffledKinds[attempt % shuffledKinds.length] as ExerciseKind;
    const question = toGeneratedQuestion(kind.make(draw, grade), draw);
    if (question === undefined) continue;
    const key = toQuestionKey(question);
    if (!byKey.has(key)) byKey.set(key, question);
  }
  return [...byKey]
    .toSorted(([one], [other]) => Number(seen.has(one)) - Number(seen.has(other)))
    .slice(0, count)
    .map(([, question]) => question);
}
