import { splitCell } from '#services/learning/questions/facts/english/split-cell.ts';
import { defineForm, type FactForm } from '#services/learning/questions/facts/fact-form.ts';
import type { GradePair } from '#services/learning/questions/facts/fact-question.ts';
import { joinWords } from '#services/learning/questions/facts/wording.ts';
import type { SpellingTable, SpellingWord } from './spelling-words.ts';

/** Right words that stand beside a misspelled one. */
const OTHERS = 3;

/** The ways to ask about the words of one pair of grades. */
export function defineSpellingWordForms(pair: GradePair, table: SpellingTable): FactForm[] {
  const grades = [pair];
  return [
    defineForm({
      ...{ id: `${pair}-spelling-gap`, grades, difficulty: 'easy', table },
      text: ({ sentence }) => `Which spelling fits in the gap? ${sentence}`,
      answer: ({ word }) => word,
      options: ({ misspellings }) => splitCell(misspellings),
      explanation: explainSpelling,
    }),
    defineForm({
      ...{ id: `${pair}-misspelled-of-four`, grades, difficulty: 'medium', table },
      text: (row) => `Which of these words is misspelled: ${joinWords(listFour(row, table), 'or')}?`,
      answer: toListedMisspelling,
      options: (row) => listFour(row, table),
      explanation: explainSpelling,
    }),
    defineForm({
      ...{ id: `${pair}-misspelled-in-sentence`, grades, difficulty: 'medium', table },
      isAsked: (row: SpellingWord) => listNeighborsInSentence(row).length >= OTHERS,
      text: (row) => `Which word in this sentence is misspelled? ${fillGap(row, 1)}`,
      answer: ({ misspellings }) => splitCell(misspellings)[1] as string,
      options: listNeighborsInSentence,
      explanation: explainSpelling,
    }),
    defineForm({
      ...{ id: `${pair}-correction`, grades, difficulty: 'hard', table },
      text: (row) => `One word is misspelled. How should it be spelled? ${fillGap(row, 2)}`,
      answer: ({ word }) => word,
      options: ({ misspellings }) => splitCell(misspellings),
      explanation: explainSpelling,
    }),
  ];
}

const explainSpelling = ({ word, hint }: SpellingWord) => `The right spelling is “${word}.” ${hint}`;

const toListedMisspelling = ({ misspellings }: SpellingWord) => splitCell(misspellings)[0] as string;

/** The sentence with one of the misspellings. */
const fillGap = ({ sentence, misspellings }: SpellingWord, at: number) =>
  sentence.replace('____', splitCell(misspellings)[at] as string);

/** A misspelling, and the words of the table that are nearest to it in length, in alphabetical order. */
function listFour(row: SpellingWord, { rows }: SpellingTable): string[] {
  const misspelling = toListedMisspelling(row);
  const toDifference = (word: string) => Math.abs(word.length - misspelling.length);
  const others = rows
    .filter(({ word }) => word !== row.word)
    .map(({ word }) => word)
    .toSorted(
      (one, other) => toDifference(one) - toDifference(other) || sumDistance(row, one) - sumDistance(row, other),
    );
  return [misspelling, ...others.slice(0, OTHERS)].toSorted((one, other) => one.localeCompare(other));
}

/** A number by which words of the same length are chosen differently for each row. */
const sumDistance = ({ word }: SpellingWord, other: string) =>
  [...`${word}${other}`].reduce((sum, letter, at) => (sum * 31 + letter.charCodeAt(0) * (at + 1)) % 997, 7);

const tooCommonWords = ['all', 'the', 'and'];

/** Words of the sentence, without the first, which a capital letter sets apart, and without those that nobody misspells. */
const listNeighborsInSentence = ({ sentence }: SpellingWord) =>
  sentence
    .replace(/[.?!,]/g, '')
    .split(' ')
    .slice(1)
    .filter((word) => /^[a-z]{3,}$/.test(word) && !tooCommonWords.includes(word));
