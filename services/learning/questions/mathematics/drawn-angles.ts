/** Exercises about angles that only the drawing shows. */
import type { RandomDraw } from '#services/learning/questions/random/random-draw.ts';
import { drawParts } from './draw-parts.ts';
import { createNumberExercise, defineExerciseKind, type Exercise, type ExerciseKind } from './exercise.ts';

export const drawnAngleKinds: readonly ExerciseKind[] = [
  defineExerciseKind(4, 5, kindOfDrawnAngle),
  defineExerciseKind(4, 8, unknownAngle),
];

const kindsOfAngles = ['an acute angle', 'an obtuse angle', 'a right angle', 'a straight angle'] as const;

/** The angles are far from a right and a straight angle, because nobody measures a drawing on a screen. */
function kindOfDrawnAngle(draw: RandomDraw): Exercise {
  const [answer, degrees, why] = draw.of([
    ['an acute angle', draw.between(20, 70), 'It is smaller than a square corner.'],
    ['an obtuse angle', draw.between(110, 155), 'It is larger than a square corner and smaller than a straight line.'],
    ['a right angle', 90, 'It is a square corner, which is a quarter turn.'],
    ['a straight angle', 180, 'Its two sides make a straight line.'],
  ] as const);
  return {
    text: 'What kind of angle does the drawing show?',
    answer,
    mistakes: kindsOfAngles.filter((other) => other !== answer),
    steps: why,
    figure: { kind: 'angles', degrees: [degrees] },
  };
}

/** How many degrees angles make together, the number of angles, and the smallest one that has room for its label. */
interface Turn {
  readonly whole: 90 | 180 | 360;
  readonly count: number;
  readonly least: number;
}

const listTurns = (grade: number): Turn[] => [
  { whole: 180, count: 2, least: 30 },
  ...(grade < 7 ? ([{ whole: 90, count: 2, least: 25 }] as const) : []),
  ...(grade > 4 ? ([{ whole: 180, count: 3, least: 35 }] as const) : []),
  ...(grade > 5 ? ([{ whole: 360, count: 3, least: 60 }] as const) : []),
  ...(grade > 6 ? ([{ whole: 360, count: 4, least: 50 }] as const) : []),
];

const shapes = { 90: 'a right angle', 180: 'a straight line', 360: 'a full turn' } as const;

function unknownAngle(draw: RandomDraw, grade: number): Exercise {
  const { whole, count, least } = draw.of(listTurns(grade));
  const unit = grade < 6 ? 5 : 1;
  const degrees = drawParts(draw, whole / unit, count, least / unit).map((part) => part * unit);
  const unknown = draw.between(0, count - 1);
  const known = degrees.filter((_, at) => at !== unknown);
  const answer = degrees[unknown] as number;
  return createNumberExercise({
    text: 'What is the measure of the unknown angle in the drawing?',
    answer,
    mistakes: [
      ...[90, 180, 360].map((other) => answer + other - whole),
      ...known,
      ...(count > 2 ? [answer + (known[0] as number)] : []),
      answer + 10,
      answer - 10,
    ],
    steps: `Together the angles make ${shapes[whole]}, which is ${whole}°: ${[whole, ...known].join(' − ')} = ${answer}.`,
    write: (n) => `${n}°`,
    least: 5,
    figure: { kind: 'angles', degrees: degrees.map((size, at) => (at === unknown ? null : size)), whole },
  });
}
