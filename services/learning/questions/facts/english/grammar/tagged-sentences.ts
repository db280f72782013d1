import type { FactRow, FactTable } from '#services/learning/questions/facts/fact-table.ts';
import { toKey } from '#services/learning/questions/facts/wording.ts';

export const wordClasses = ['noun', 'verb', 'adjective', 'adverb', 'pronoun', 'preposition', 'conjunction'] as const;
export type WordClass = (typeof wordClasses)[number];

const classByTag: Readonly<Record<string, WordClass>> = {
  ...{ n: 'noun', v: 'verb', a: 'adjective', r: 'adverb', p: 'pronoun', i: 'preposition', c: 'conjunction' },
};

export interface TaggedWord {
  readonly word: string;
  /** Missing for articles and other words that schools sort in different ways. They are never an option. */
  readonly wordClass?: WordClass;
}

export interface TaggedSentence extends FactRow {
  readonly sentence: string;
  readonly words: readonly TaggedWord[];
}

/**
 * Reads sentences whose words are tagged with their class, one sentence to a line: `The big/a dog/n barks/v.` The tag `N` marks
 * a noun that keeps its capital letter. Words without a tag are those that no question asks about.
 */
export const readTaggedSentences = (text: string): FactTable<TaggedSentence> => ({
  source: 'Rodney Huddleston and Geoffrey Pullum: A Student’s Introduction to English Grammar',
  year: 2022,
  rows: text
    .trim()
    .split('\n')
    .map((line) => {
      const sentence = line.replaceAll(/\/[a-zN]/g, '');
      return { key: toKey(sentence), sentence, words: line.split(' ').map(readTaggedWord) };
    }),
});

function readTaggedWord(tagged: string): TaggedWord {
  const [word = '', tag = ''] = tagged.replaceAll(/[.,!?]/g, '').split('/');
  if (tag === 'N') return { word, wordClass: 'noun' };
  const wordClass = classByTag[tag];
  return { word: word === 'I' ? word : word.toLowerCase(), ...(wordClass && { wordClass }) };
}
