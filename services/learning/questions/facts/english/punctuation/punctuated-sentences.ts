import { readRows } from '#services/learning/questions/facts/english/read-rows.ts';
import type { FactRow, FactTable } from '#services/learning/questions/facts/fact-table.ts';
import { toKey } from '#services/learning/questions/facts/wording.ts';
import { type RuleCode, rules } from './rules.ts';

/** A sentence that is punctuated correctly, and the one rule that it shows. */
export interface PunctuatedSentence extends FactRow {
  readonly sentence: string;
  readonly rule: RuleCode;
}

/** Reads sentences that are listed under the code of their rule, one to a line: a line with `#` begins a rule. */
export function readPunctuatedSentences(text: string): FactTable<PunctuatedSentence> {
  let rule: RuleCode | undefined;
  const rows: PunctuatedSentence[] = [];
  for (const line of text.trim().split('\n')) {
    if (line.startsWith('#')) rule = toRule(line.slice(1).trim());
    else if (rule) rows.push({ key: toKey(line), sentence: line.trim(), rule });
  }
  return { source: 'The Chicago Manual of Style, 18th edition', year: 2024, rows };
}

function toRule(code: string): RuleCode {
  if (!(code in rules)) throw new Error(`There is no rule “${code}.”`);
  return code as RuleCode;
}

const versionColumns = ['sentence', 'wrong', 'lesson'] as const;

/** Reads sentences with the wrong versions that stand beside them, for marks that cannot simply be moved. */
export const readVersions = (text: string) => ({
  source: 'The Chicago Manual of Style, 18th edition',
  year: 2024,
  rows: readRows(versionColumns, text),
});
