import Fuse from 'fuse.js';
import { toTopicWords } from '#contracts/topic-words.ts';
import { BoundedMap } from '#events/kernel/bounded-map.ts';
import type { QuestionSubject } from '#events/values/shapes.ts';
import { type Topic, topicsBySubject } from './topics-by-subject.ts';

/** A name or a synonym of a topic, in lower case. */
interface Phrase {
  readonly text: string;
  readonly topic: Topic;
}

/** Nearest topics that are offered for a topic without questions. */
const NEAREST_TOPICS = 3;
/** How different a misspelled phrase may be: 0 for equal, 1 for anything. */
const MISSPELLED_MAX = 0.34;

const phrasesBySubject = new Map(
  Object.entries(topicsBySubject).map(([subject, topics]) => [
    subject as QuestionSubject,
    topics.flatMap((topic): Phrase[] =>
      [topic.name, ...topic.synonyms].map((text) => ({ text: toTopicWords(text), topic })),
    ),
  ]),
);

/**
 * Finds the topic that a person typed: by a name or synonym within the words, else by one that is misspelled. Undefined if
 * nothing is near enough.
 */
export function findTopic(subject: QuestionSubject, typed: string): Topic | undefined {
  const words = toTopicWords(typed);
  const contained = phrasesBySubject.get(subject)?.filter(({ text }) => ` ${words} `.includes(` ${text} `)) ?? [];
  const longest = contained.toSorted((one, other) => other.text.length - one.text.length)[0];
  return longest?.topic ?? findMisspelledTopic(subject, words);
}

/** Equal for all spellings of one topic: its name in lower case. A topic that is not built in is compared as it was typed. */
export const toTopicKey = (subject: QuestionSubject, typed: string): string =>
  (findTopic(subject, typed)?.name ?? typed.trim()).toLowerCase();

/** The name and the synonyms of a topic as `toTopicWords` has them; of a topic that is not built in, what was typed. */
export function listTopicPhrases(subject: QuestionSubject, typed: string): string[] {
  const topic = findTopic(subject, typed);
  const phrases = phrasesBySubject.get(subject)?.filter((phrase) => phrase.topic === topic) ?? [];
  return topic ? phrases.map(({ text }) => text) : [toTopicWords(typed)];
}

/** Adds the key by which the web compares topics. */
export const withTopicKey = <Choice extends { readonly subject: QuestionSubject; readonly topic: string }>(
  choice: Choice,
) => ({ ...choice, topic_key: toTopicKey(choice.subject, choice.topic) });

function findMisspelledTopic(subject: QuestionSubject, words: string): Topic | undefined {
  const key = `${subject} ${words}`;
  const known = misspelledTopics.get(key);
  if (known) return known.topic;
  const topic = search(subject, words, MISSPELLED_MAX)[0]?.topic;
  misspelledTopics.set(key, { topic });
  return topic;
}
/** A search for a long text takes about 10 ms, and the mastery of one student asks for the same topics each time. */
const misspelledTopics = new BoundedMap<string, { readonly topic: Topic | undefined }>(2_000);

/** The names of the topics of the subject that are nearest to what a person typed, best first. */
export function listNearestTopicNames(subject: QuestionSubject, typed: string): string[] {
  const found = search(subject, toTopicWords(typed), 1).map(({ topic }) => topic.name);
  const all = topicsBySubject[subject].map(({ name }) => name);
  return [...new Set([...found, ...all])].slice(0, NEAREST_TOPICS);
}

/** Searches for the whole text and for each of its longer words. Phrases of other lengths are no misspellings of it. */
function search(subject: QuestionSubject, words: string, threshold: number): Phrase[] {
  const phrases = phrasesBySubject.get(subject) ?? [];
  const fuse = new Fuse(phrases, { keys: ['text'], threshold, includeScore: true, ignoreLocation: true });
  const texts = [words, ...words.split(' ').filter((word) => word.length >= WORD_LENGTH_MIN)].filter(Boolean);
  return texts
    .flatMap((text) =>
      fuse.search(text.slice(0, PATTERN_LENGTH_MAX)).map(({ item, score = 1 }) => ({ item, score, text })),
    )
    .filter(({ item, text }) => threshold === 1 || Math.abs(item.text.length - text.length) <= LENGTH_DIFFERENCE_MAX)
    .toSorted((one, other) => one.score - other.score)
    .map(({ item }) => item);
}
const WORD_LENGTH_MIN = 4;
const LENGTH_DIFFERENCE_MAX = 2;
/** Longer texts are no topic, and slow to search for. */
const PATTERN_LENGTH_MAX = 60;
