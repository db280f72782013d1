import type { GeneratedQuestion } from '#services/core/use-case/question-source.ts';
import { algebraSolvers } from './algebra.ts';
import { barGraphSolvers } from './bar-graphs.ts';
import { drawingSolvers } from './drawings.ts';
import { drawnGeometrySolvers } from './drawn-geometry.ts';
import { fractionAndDecimalSolvers } from './fractions-and-decimals.ts';
import { functionGraphSolvers } from './function-graphs.ts';
import { geometrySolvers } from './geometry.ts';
import { operationSolvers } from './operations.ts';
import { clockSolvers, timeSolvers } from './time.ts';

const solvers = [
  ...operationSolvers,
  ...fractionAndDecimalSolvers,
  ...geometrySolvers,
  ...algebraSolvers,
  ...timeSolvers,
];
const solversOfDrawings = [
  ...drawingSolvers,
  ...clockSolvers,
  ...drawnGeometrySolvers,
  ...functionGraphSolvers,
  ...barGraphSolvers,
];

/**
 * True if an option answers a question, computed from the texts and the drawing alone. Throws if no solver matches the
 * question.
 */
export function isCorrectOption({ text, figure }: Pick<GeneratedQuestion, 'text' | 'figure'>, option: string): boolean {
  for (const [asked, answers] of figure ? solversOfDrawings : []) {
    const match = text.match(asked);
    if (match !== null && figure) return answers(option, figure, ...match.slice(1));
  }
  for (const [asked, answers] of solvers) {
    const match = text.match(asked);
    if (match !== null) return answers(option, ...match.slice(1));
  }
  throw new Error(`No solver matches the question “${text}”. Add one.`);
}
