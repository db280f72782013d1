import { defineForm, type FactForm } from '#services/learning/questions/facts/fact-form.ts';
import type { GradePair } from '#services/learning/questions/facts/fact-question.ts';
import type { FactTable } from '#services/learning/questions/facts/fact-table.ts';
import { toCapital } from '#services/learning/questions/facts/wording.ts';
import type { Word } from './word.ts';

/** The ways to ask about the words of one pair of grades. */
export function defineWordForms(pair: GradePair, table: FactTable<Word>): FactForm[] {
  const isOlder = ['7-8', '9-10', '11-12'].includes(pair);
  const grades = [pair];
  /** Words of the same class whose meaning is not near to that of the row. */
  const listOthers = (row: Word) =>
    table.rows.filter((other) => other.wordClass === row.wordClass && other !== row && !areNear(row, other));
  return [
    defineForm({
      ...{ id: `${pair}-meaning`, grades, difficulty: 'easy', table },
      text: ({ word, wordClass }) =>
        wordClass === 'verb' ? `What does it mean to ${word}?` : `What does the word “${word}” mean?`,
      answer: ({ meaning }) => meaning,
      options: (row) => listOthers(row).map(({ meaning }) => meaning),
      explanation: (row) => `${explainMeaning(row)} For example: ${fillGap(row)}`,
    }),
    defineForm({
      ...{ id: `${pair}-word`, grades, difficulty: 'medium', table },
      text: ({ meaning }) => `Which word means “${meaning}”?`,
      answer: ({ word }) => word,
      options: (row) => listOthers(row).map(({ word }) => word),
      explanation: (row) =>
        `${explainMeaning(row)} ${row.synonym ? `Another word for it is “${row.synonym}.”` : fillGap(row)}`,
    }),
    defineForm({
      ...{ id: `${pair}-gap`, grades, difficulty: 'medium', table },
      text: ({ sentence }) => `Which word fits best in the gap? ${sentence}`,
      answer: ({ word }) => word,
      options: (row) => listOthers(row).flatMap(({ word }) => (fitsArticle(row.sentence, word) ? [word] : [])),
      explanation: (row) => `${explainMeaning(row)} That fits the clues in the sentence.`,
    }),
    defineForm({
      ...{ id: `${pair}-synonym`, grades, difficulty: 'easy', table, isAsked: ({ synonym }: Word) => synonym !== '' },
      text: ({ word }) =>
        isOlder ? `Which word is closest in meaning to “${word}”?` : `Which word means almost the same as “${word}”?`,
      answer: ({ synonym }) => synonym,
      options: (row) => [row.antonym, ...listOthers(row).map(({ synonym }) => synonym)].filter(Boolean),
      distance: (option, { antonym }) => (option === antonym ? 0 : 1),
      explanation: (row) =>
        `Both “${row.word}” and “${row.synonym}” mean “${row.meaning}.”${row.antonym ? ` The opposite is “${row.antonym}.”` : ''}`,
    }),
    defineForm({
      ...{ id: `${pair}-antonym`, grades, difficulty: 'hard', table, isAsked: ({ antonym }: Word) => antonym !== '' },
      text: ({ word }) =>
        isOlder
          ? `Which word is most nearly opposite in meaning to “${word}”?`
          : `Which word means the opposite of “${word}”?`,
      answer: ({ antonym }) => antonym,
      options: (row) =>
        [row.synonym, ...listOthers(row).flatMap(({ antonym, synonym }) => [antonym, synonym])].filter(Boolean),
      distance: (option, row) =>
        option === row.synonym ? 0 : table.rows.some(({ antonym }) => antonym === option) ? 1 : 2,
      explanation: (row) => `${explainMeaning(row)} The word “${row.antonym}” means the opposite.`,
    }),
  ];
}

function areNear(one: Word, other: Word): boolean {
  const themes = new Set(one.theme.split(' ').filter(Boolean));
  const words = new Set([one.word, one.synonym].filter(Boolean));
  return (
    other.theme.split(' ').some((theme) => themes.has(theme)) ||
    [other.word, other.synonym].some((word) => words.has(word)) ||
    (one.antonym !== '' && one.antonym === other.antonym)
  );
}

const explainMeaning = ({ word, meaning }: Word) => `“${toCapital(word)}” means “${meaning}.”`;
const fillGap = ({ sentence, word }: Word) => toCapital(sentence.replace('____', word));

/** False for an option that “a” or “an” before the gap of the sentence rules out, so that the article gives nothing away. */
function fitsArticle(sentence: string, option: string): boolean {
  const article = /\b(an?) ____/i.exec(sentence)?.[1]?.toLowerCase();
  return article === undefined || (article === 'an') === /^[aeiou]/i.test(option);
}
