import { algebraSolvers } from './algebra.ts';
import { fractionAndDecimalSolvers } from './fractions-and-decimals.ts';
import { geometrySolvers } from './geometry.ts';
import { operationSolvers } from './operations.ts';

const solvers = [...operationSolvers, ...fractionAndDecimalSolvers, ...geometrySolvers, ...algebraSolvers];

/** True if an option answers a question, computed from the two texts alone. Throws if no solver matches the question. */
export function isCorrectOption(question: string, option: string): boolean {
  for (const [asked, answers] of solvers) {
    const match = question.match(asked);
    if (match !== null) return answers(option, ...match.slice(1));
  }
  throw new Error(`No solver matches the question “${question}”. Add one.`);
}
