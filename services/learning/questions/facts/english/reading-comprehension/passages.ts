import type { QuestionDifficulty } from '#events/values/shapes.ts';
import { splitCell } from '#services/learning/questions/facts/english/split-cell.ts';
import type { FactRow, FactTable } from '#services/learning/questions/facts/fact-table.ts';
import { toKey } from '#services/learning/questions/facts/wording.ts';

/** One question about a passage. */
export interface PassageQuestion extends FactRow {
  readonly passage: string;
  readonly difficulty: QuestionDifficulty;
  readonly question: string;
  readonly answer: string;
  readonly wrong: readonly string[];
  readonly explanation: string;
}

const difficulties: Readonly<Record<string, QuestionDifficulty>> = { e: 'easy', m: 'medium', h: 'hard' };

/**
 * Reads passages, each followed by its questions. A line `@name: text` begins a passage, and a line
 * `e question | answer | wrong / wrong / wrong | explanation` asks about it, with `e`, `m` or `h` for its difficulty.
 */
export function readPassages(text: string): FactTable<PassageQuestion> {
  const rows: PassageQuestion[] = [];
  let name = '';
  let passage = '';
  for (const line of text.trim().split('\n')) {
    const begun = /^@([a-z-]+): (.*)$/.exec(line);
    if (begun) [, name = '', passage = ''] = begun;
    else rows.push(readQuestion(line, name, passage));
  }
  return { source: 'The passage itself', year: 2026, rows };
}

function readQuestion(line: string, name: string, passage: string): PassageQuestion {
  const [question = '', answer = '', wrong = '', explanation = ''] = line
    .slice(2)
    .split('|')
    .map((cell) => cell.trim());
  const difficulty = difficulties[line.charAt(0)];
  if (!difficulty || !explanation) throw new Error(`The line “${line}” is no question.`);
  return {
    key: toKey(`${name} ${question}`),
    passage,
    difficulty,
    question,
    answer,
    wrong: splitCell(wrong),
    explanation,
  };
}
