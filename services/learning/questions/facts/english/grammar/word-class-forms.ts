import { defineForm, type FactForm } from '#services/learning/questions/facts/fact-form.ts';
import type { GradePair } from '#services/learning/questions/facts/fact-question.ts';
import type { FactTable } from '#services/learning/questions/facts/fact-table.ts';
import { toCapital, withArticle } from '#services/learning/questions/facts/wording.ts';
import {
  taggedSentences12,
  taggedSentences34,
  taggedSentences56,
  taggedSentences78,
} from './tagged-sentence-tables.ts';
import { type TaggedSentence, type WordClass, wordClasses } from './tagged-sentences.ts';

/** What words of a class do, with the word itself as the subject. */
const jobs: Readonly<Record<WordClass, string>> = {
  noun: 'names a person, an animal, a place, a thing, or an idea',
  verb: 'tells what someone or something does or is',
  adjective: 'describes a noun or a pronoun',
  adverb: 'tells how, when, where, how often, or how much',
  pronoun: 'takes the place of a noun',
  preposition: 'shows how the noun or pronoun after it is linked to another word',
  conjunction: 'joins words or groups of words',
};

function defineWordClassForms(
  pair: GradePair,
  table: FactTable<TaggedSentence>,
  asked: readonly WordClass[] = wordClasses,
): FactForm[] {
  const grades = [pair];
  return asked.flatMap((wordClass) => {
    const listWords = ({ words }: TaggedSentence) => words.filter((word) => word.wordClass === wordClass);
    const listOthers = ({ words }: TaggedSentence) =>
      words.flatMap((word) => (word.wordClass && word.wordClass !== wordClass ? [word.word] : []));
    const toWord = (row: TaggedSentence) => listWords(row)[0]?.word ?? '';
    const isAsked = (row: TaggedSentence) => listWords(row).length === 1 && new Set(listOthers(row)).size >= 3;
    const explanation = (row: TaggedSentence) =>
      `${toCapital(withArticle(wordClass))} ${jobs[wordClass]}. The word “${toWord(row)}” does so here.`;
    return [
      defineForm({
        ...{ id: `${pair}-find-${wordClass}`, grades, difficulty: 'easy', table, isAsked, explanation },
        text: ({ sentence }) => `Which word in this sentence is ${withArticle(wordClass)}? ${sentence}`,
        answer: toWord,
        options: listOthers,
      }),
      defineForm({
        ...{ id: `${pair}-class-of-${wordClass}`, grades, difficulty: 'medium', table, isAsked, explanation },
        text: (row) => `What part of speech is “${toWord(row)}” here? ${row.sentence}`,
        answer: () => wordClass,
        options: () => asked,
      }),
    ];
  });
}

export const wordClassForms: readonly FactForm[] = [
  ...defineWordClassForms('1-2', taggedSentences12, ['noun', 'verb', 'adjective', 'pronoun']),
  ...defineWordClassForms('3-4', taggedSentences34),
  ...defineWordClassForms('5-6', taggedSentences56),
  ...defineWordClassForms('7-8', taggedSentences78),
];
