/** Forms for tables of people of the past. */
import type { TextForm } from '#services/learning/questions/facts/text-forms.ts';

const finishWithTruth = [
  'Which words finish this sentence? {Who} ____.',
  'Finish the sentence with what is true: {Who} ____.',
];

/**
 * For tables with the columns `who`, `did` (words that fit after the name of this person alone: “led the march to the sea”),
 * `scene` (one or two sentences about the person, without the name), and `why`. `noun` is what the people are: “president”. A table of
 * people whom another table of the topic has too needs a `finish` of its own, because a question is known by its text.
 */
export const makePersonForms = (noun: string, finish: readonly string[] = finishWithTruth): readonly TextForm[] => [
  {
    ...{ id: 'who', difficulty: 'easy' },
    ...{ ask: `Which ${noun} {did}?`, answer: '{who}', because: '{Who} {did}. {Why}' },
  },
  {
    ...{ id: 'did', difficulty: 'medium', keepsCase: true },
    ask: finish,
    ...{ answer: '{did}', because: '{Who} {did}. {Why}' },
  },
  {
    ...{ id: 'scene', difficulty: 'hard' },
    ask: [`{scene} Which ${noun} was this?`, `Which ${noun} is this about? {scene}`],
    ...{ answer: '{who}', because: 'This is about {who}, who {did}. {Why}' },
  },
];

/** For tables with the columns `term`, `meaning` (words that fit after “is” or “means”), and `example` (without the term). */
export const historyTermForms: readonly TextForm[] = [
  {
    ...{ id: 'term', difficulty: 'easy' },
    ask: ['Which term means {meaning}?', 'What is the name for {meaning}?'],
    ...{ answer: '{term}', because: '“{Term}” means {meaning}. {example}' },
  },
  {
    ...{ id: 'meaning', difficulty: 'medium' },
    ask: ['What does the term “{term}” mean in history?', 'You read “{term}” in a history book. What is meant?'],
    ...{ answer: '{meaning}', because: '“{Term}” means {meaning}. {example}' },
  },
  {
    ...{ id: 'example', difficulty: 'hard' },
    ask: ['{example} Which term fits best?', 'Which term describes this? {example}'],
    ...{ answer: '{term}', because: '“{Term}” means {meaning}.' },
  },
];

const finishNameWithTruth = finishWithTruth.map((ask) => ask.replace('Who', 'Name'));

/** For tables with the columns `name`, `fact` (words that fit after the name of this thing alone), and `why`. */
export const makeThingForms = (noun: string, finish: readonly string[] = finishNameWithTruth): readonly TextForm[] => [
  {
    ...{ id: 'which', difficulty: 'easy' },
    ...{ ask: `Which ${noun} {fact}?`, answer: '{name}', because: '{Name} {fact}. {Why}' },
  },
  {
    ...{ id: 'fact', difficulty: 'medium', keepsCase: true },
    ask: finish,
    ...{ answer: '{fact}', because: '{Name} {fact}. {Why}' },
  },
];
