import type { FactForm } from '#services/learning/questions/facts/fact-form.ts';
import type { FactTable } from '#services/learning/questions/facts/fact-table.ts';
import { toCapital } from '#services/learning/questions/facts/wording.ts';
import { defineLeveledForms, type LeveledRow } from './leveled-forms.ts';

/** A word of geography, with a meaning that fits no other word of its table. */
export interface Term extends LeveledRow {
  readonly term: string;
  /** Takes no article because it cannot be counted or is plural, or takes “the” because it is the only one. */
  readonly kind?: 'mass' | 'plural' | 'the' | 'thePlural';
  /** A noun phrase without a capital letter or period: “land with water all around it”. */
  readonly meaning: string;
  /** One or two sentences that show the thing without its name. */
  readonly example: string;
  /** Keys of terms that one could defend for the meaning or example of this one. */
  readonly near?: readonly string[];
}

const articleOf = ({ term, kind }: Term): string => {
  if (kind === 'the' || kind === 'thePlural') return 'the ';
  if (kind) return '';
  return /^[aeiou]/i.test(term) ? 'an ' : 'a ';
};
const beOf = ({ kind }: Term): string => (kind === 'plural' || kind === 'thePlural' ? 'are' : 'is');

/** True if the text names the thing itself, so that a child could take it for what is meant. */
const isNamed = (term: string, text: string): boolean =>
  new RegExp(`\\b${term.replace(/[^\p{L} -]/gu, '.')}`, 'iu').test(text);

/** Asks for the meaning of each term, for the term of each meaning, and for the term that an example shows. */
export const defineTermForms = (table: FactTable<Term>): FactForm[] => {
  const rowOfTerm = new Map(table.rows.map((row) => [toCapital(row.term), row]));
  const rowOfMeaning = new Map(table.rows.map((row) => [toCapital(row.meaning), row]));
  const isNear = (other: Term | undefined, row: Term) =>
    other !== undefined && ((row.near ?? []).includes(other.key) || (other.near ?? []).includes(row.key));
  const levelDistance = (other: Term | undefined, row: Term) => Math.abs((other?.level ?? 9) - row.level);
  const explain = (row: Term) => `${toCapital(articleOf(row) + row.term)} ${beOf(row)} ${row.meaning}.`;
  const byTerm = {
    table,
    answer: ({ term }: Term) => toCapital(term),
    isAlsoRight: (option: string, row: Term) =>
      isNear(rowOfTerm.get(option), row) || isNamed(option, `${row.example} ${row.meaning}`),
    distance: (option: string, row: Term) => levelDistance(rowOfTerm.get(option), row),
    explanation: explain,
  };
  return [
    ...defineLeveledForms<Term>({
      table,
      id: 'term-meaning',
      difficulty: 'medium',
      text: (row) => `What do we mean by “${row.kind === 'the' || row.kind === 'thePlural' ? 'the ' : ''}${row.term}”?`,
      answer: ({ meaning }) => toCapital(meaning),
      // A meaning that names the term is plainly not its own.
      isAlsoRight: (option, row) => isNear(rowOfMeaning.get(option), row) || isNamed(row.term, option),
      distance: (option, row) => levelDistance(rowOfMeaning.get(option), row),
      explanation: ({ term, example }) => `${example} That shows what “${term}” means.`,
    }),
    ...defineLeveledForms<Term>({
      ...{ ...byTerm, id: 'term-name', difficulty: 'easy', span: 2 },
      text: ({ meaning }) => `Which word or phrase names this: ${meaning}?`,
    }),
    ...defineLeveledForms<Term>({
      ...{ ...byTerm, id: 'term-example', difficulty: 'hard', span: 2 },
      text: ({ example, level }) => `${example} Which ${level > 2 ? 'term' : 'word'} fits this best?`,
    }),
  ];
};
