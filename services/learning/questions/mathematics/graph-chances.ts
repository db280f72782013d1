/** Exercises about probabilities in a survey whose bar graph is drawn, for grades 7 to 12. */
import type { RandomDraw } from '#services/learning/questions/random/random-draw.ts';
import { type BarGraph, drawSurvey, surveySizes } from './bar-graph.ts';
import { createFractionExercise, defineExerciseKind, type Exercise, type ExerciseKind } from './exercise.ts';
import { formatFraction, formatSimplification } from './format-math.ts';
import { createFraction, type Fraction } from './fraction.ts';

export const chanceKinds: readonly ExerciseKind[] = [
  defineExerciseKind(7, 8, probability),
  defineExerciseKind(8, 10, probabilityOfEither),
  defineExerciseKind(10, 12, conditionalProbability),
  defineExerciseKind(11, 12, probabilityOfBoth),
];

interface Chance {
  readonly text: string;
  readonly answer: Fraction;
  readonly mistakes: readonly Fraction[];
  readonly steps: string;
}

const createChanceExercise = (chance: Chance, figure: BarGraph): Exercise => ({
  ...createFractionExercise({ ...chance, write: formatFraction }),
  figure,
});

function probability(draw: RandomDraw): Exercise {
  const { total, first, second, figure } = drawSurvey(draw, draw.of(surveySizes));
  const { name, value } = first;
  return createChanceExercise(
    {
      text: `One of the students is chosen at random. What is the probability that this student chose ${name}?`,
      answer: createFraction(value, total),
      mistakes: [
        createFraction(value, total - value),
        createFraction(total - value, total),
        createFraction(second.value, total),
        createFraction(1, value),
      ],
      steps: `Of ${total} students, ${value} chose ${name}. The probability is ${value}/${total}${formatSimplification(value, total)}.`,
    },
    figure,
  );
}

function probabilityOfEither(draw: RandomDraw): Exercise {
  const { total, first, second, figure } = drawSurvey(draw, draw.of(surveySizes));
  const either = first.value + second.value;
  return createChanceExercise(
    {
      text: `One of the students is chosen at random. What is the probability that this student chose ${first.name} or ${second.name}?`,
      answer: createFraction(either, total),
      mistakes: [
        createFraction(first.value * second.value, total * total),
        createFraction(total - either, total),
        createFraction(first.value, total),
        createFraction(either, total + either),
      ],
      steps: `Nobody chose both, so add: ${first.value} + ${second.value} = ${either}. The probability is ${either}/${total}${formatSimplification(either, total)}.`,
    },
    figure,
  );
}

function conditionalProbability(draw: RandomDraw): Exercise {
  const { total, first, second, figure } = drawSurvey(draw, draw.of(surveySizes));
  const others = total - first.value;
  return createChanceExercise(
    {
      text: `One of the students who did not choose ${first.name} is chosen at random. What is the probability that this student chose ${second.name}?`,
      answer: createFraction(second.value, others),
      mistakes: [
        createFraction(second.value, total),
        createFraction(first.value, total - second.value),
        createFraction(others - second.value, others),
        createFraction(second.value * others, total * total),
      ],
      steps: `Only the students who did not choose ${first.name} count: ${total} − ${first.value} = ${others}. Of these, ${second.value} chose ${second.name}, so the probability is ${second.value}/${others}${formatSimplification(second.value, others)}.`,
    },
    figure,
  );
}

function probabilityOfBoth(draw: RandomDraw): Exercise {
  const { total, first, figure } = drawSurvey(draw, draw.of(surveySizes));
  const { name, value } = first;
  const [ways, all] = [value * (value - 1), total * (total - 1)];
  return createChanceExercise(
    {
      text: `Two of the students are chosen at random. What is the probability that both chose ${name}?`,
      answer: createFraction(ways, all),
      mistakes: [
        createFraction(value * value, total * total),
        createFraction(value, total),
        createFraction(value - 1, total - 1),
        createFraction(2 * value, total),
        createFraction(ways, total * total),
      ],
      steps: `The first student chose ${name} with the probability ${value}/${total}, and then the second one with ${value - 1}/${total - 1}. Multiply both: the probability is ${formatFraction(createFraction(ways, all))}.`,
    },
    figure,
  );
}
