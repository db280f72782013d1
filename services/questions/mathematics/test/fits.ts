import { algebra } from './algebra.ts';
import { fractionsAndDecimals } from './fractions-and-decimals.ts';
import { geometry } from './geometry.ts';
import { operations } from './operations.ts';

const solvers = [...operations, ...fractionsAndDecimals, ...geometry, ...algebra];

/** Whether an option answers a question, worked out from the two texts alone. Throws where nobody can read it. */
export function fits(question: string, option: string): boolean {
  for (const [asked, answers] of solvers) {
    const match = question.match(asked);
    if (match !== null) return answers(option, ...match.slice(1));
  }
  throw new Error(`Nobody can solve “${question}”`);
}
