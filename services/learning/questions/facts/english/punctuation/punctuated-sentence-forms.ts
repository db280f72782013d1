import { defineForm, type FactForm } from '#services/learning/questions/facts/fact-form.ts';
import type { GradePair } from '#services/learning/questions/facts/fact-question.ts';
import type { FactTable } from '#services/learning/questions/facts/fact-table.ts';
import type { PunctuatedSentence } from './punctuated-sentences.ts';
import { areAlike, falseReasons, type Mark, type RuleCode, rules } from './rules.ts';
import { listWrongVersions } from './wrong-versions.ts';

const toMark = (row: PunctuatedSentence): Mark => rules[row.rule].mark;
const characters: Readonly<Partial<Record<Mark, string>>> = {
  ...{ comma: ',', semicolon: ';', colon: ':', apostrophe: '’' },
};
const numbers = ['no', 'one', 'two', 'three', 'four', 'five'];

/** The sentence as somebody would type it who never uses a mark or a capital letter. */
const strip = (sentence: string) =>
  sentence
    .toLowerCase()
    .replaceAll('-', ' ')
    .replaceAll(/[^\p{L}\p{N} ]/gu, '');

const countMarks = (row: PunctuatedSentence) => row.sentence.split(characters[toMark(row)] ?? '\n').length - 1;
const withoutMark = (row: PunctuatedSentence) => row.sentence.replaceAll(characters[toMark(row)] ?? '\n', '');
const explain = (row: PunctuatedSentence) => rules[row.rule].lesson;

/** The ways to ask about the sentences of one table. */
export function definePunctuatedSentenceForms(
  id: string,
  grades: readonly GradePair[],
  table: FactTable<PunctuatedSentence>,
): FactForm[] {
  const explanation = explain;
  return [
    defineForm({
      ...{ id: `${id}-write`, grades, difficulty: 'easy', table, explanation },
      text: ({ sentence }) => `Which is the right way to write these words? ${strip(sentence)}`,
      answer: ({ sentence }) => sentence,
      options: listWrongVersions,
    }),
    defineForm({
      ...{ id: `${id}-place`, grades, difficulty: 'medium', table, explanation },
      isAsked: (row: PunctuatedSentence) => toPlace(row) !== undefined,
      text: (row) => toPlace(row)?.text ?? '',
      answer: (row) => toPlace(row)?.answer ?? '',
      options: (row) => toPlace(row)?.options ?? [],
    }),
    defineForm({
      ...{ id: `${id}-count`, grades, difficulty: 'hard', table, explanation },
      isAsked: (row: PunctuatedSentence) => toMark(row) === 'comma' && countMarks(row) > 1,
      text: (row) => `How many commas does this need? ${withoutMark(row)}`,
      answer: (row) => `${numbers[countMarks(row)]}`,
      options: () => numbers.slice(1),
    }),
    defineForm({
      ...{ id: `${id}-reason`, grades, difficulty: 'hard', table, explanation },
      text: askReason,
      answer: (row) => rules[row.rule].reason,
      options: (row) => listReasons(row, table),
    }),
  ];
}

const names: Readonly<Record<Mark, string>> = {
  ...{ comma: 'the comma', apostrophe: 'the apostrophe', semicolon: 'the semicolon', colon: 'the colon' },
  ...{ hyphen: 'the hyphen', capital: 'the capital letter' },
};

function askReason(row: PunctuatedSentence): string {
  const mark = toMark(row);
  if (mark === 'capital') return `Why does “${findCapitalWord(row)}” begin with a capital letter? ${row.sentence}`;
  const isPlural = countMarks(row) > 1;
  return `Why ${isPlural ? 'are' : 'is'} ${names[mark]}${isPlural ? 's' : ''} used here? ${row.sentence}`;
}

/** The reasons of the other rules for the mark, of which those of the table are preferred. */
function listReasons(row: PunctuatedSentence, table: FactTable<PunctuatedSentence>): string[] {
  const toReasons = (codes: readonly RuleCode[]) =>
    codes
      .filter((code) => rules[code].mark === toMark(row) && code !== row.rule && !areAlike(code, row.rule))
      .map((code) => rules[code].reason);
  const ofTable = [...toReasons(table.rows.map(({ rule }) => rule)), ...(falseReasons[toMark(row)] ?? [])];
  return new Set(ofTable).size >= 3 ? ofTable : toReasons(Object.keys(rules) as RuleCode[]);
}

const trim = (word: string) => word.replaceAll(/^[“‘]|[.,;:!?”]+$/g, '');
const findCapitalWord = ({ sentence }: PunctuatedSentence) =>
  trim(sentence.split(' ').find((word, at) => at > 0 && /^“?[A-Z]/.test(word)) ?? '');

/** Words that would read as “all of these.” */
const aboutOptions = /^(?:all|none|both)$/i;

/** A question about the word that needs the mark, or after which it goes. Undefined if more than one word does. */
function toPlace(row: PunctuatedSentence): { text: string; answer: string; options: string[] } | undefined {
  const mark = toMark(row);
  const place = mark === 'capital' ? placeCapital(row) : countMarks(row) === 1 ? placeMark(row, mark) : undefined;
  const options = place?.options.filter((word) => word !== place.answer && !aboutOptions.test(word));
  const isSingle = place?.options.filter((word) => word === place.answer).length === 1;
  return place && options && isSingle && new Set(options).size >= 3
    ? { ...place, options: [...new Set(options)] }
    : undefined;
}

function placeMark(row: PunctuatedSentence, mark: Mark) {
  const words = row.sentence.split(' ');
  const character = characters[mark];
  const sentence = withoutMark(row);
  if (!character) return undefined;
  if (mark === 'apostrophe') {
    const answer = words.find((word) => word.includes(character)) ?? '';
    const options = words.map((word) => trim(word).replace(character, ''));
    return {
      text: `Which word needs an apostrophe? ${sentence}`,
      answer: trim(answer).replace(character, ''),
      options,
    };
  }
  const answer = words.find((word) => word.endsWith(character)) ?? '';
  const options = words.slice(0, -1).map(trim);
  return { text: `After which word does ${names[mark]} go? ${sentence}`, answer: trim(answer), options };
}

function placeCapital(row: PunctuatedSentence) {
  const answer = findCapitalWord(row).toLowerCase();
  const words = row.sentence.split(' ');
  const capitals = words.slice(1).filter((word) => /^“?[A-Z]/.test(word));
  if (capitals.length !== 1) return undefined;
  const [first = '', ...others] = words;
  const sentence = [first, ...others.map((word) => word.toLowerCase())].join(' ');
  return {
    text: `Which word needs a capital letter? ${sentence}`,
    answer,
    options: others.map((word) => trim(word.toLowerCase())),
  };
}
