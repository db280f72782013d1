import { additionKinds } from './addition.ts';
import { algebraKinds } from './algebra.ts';
import { decimalKinds } from './decimals.ts';
import { divisionKinds } from './division.ts';
import type { ExerciseKind } from './exercise.ts';
import { fractionKinds } from './fractions.ts';
import { geometryKinds } from './geometry.ts';
import { graphKinds } from './graphs-and-data.ts';
import { multiplicationKinds } from './multiplication.ts';
import { subtractionKinds } from './subtraction.ts';
import { timeKinds } from './time.ts';

interface Topic {
  readonly name: string;
  /** Matches the words with which students name the topic. */
  readonly words: RegExp;
  readonly kinds: readonly ExerciseKind[];
}

/** Topics that win over the arithmetic topics: “adding fractions” is about fractions, not about addition. */
const otherTopics: readonly Topic[] = [
  { name: 'Fractions', words: /^(fractions?|halves|thirds|quarters|numerators?|denominators?)$/, kinds: fractionKinds },
  { name: 'Decimals', words: /^(decimals?|tenths|hundredths|percents?|percentages?|money)$/, kinds: decimalKinds },
  {
    name: 'Geometry',
    words: /^(geometry|shapes?|angles?|perimeters?|areas?|volumes?|triangles?|circles?|coordinates?|grids?)$/,
    kinds: geometryKinds,
  },
  { name: 'Algebra', words: /^(algebra|equations?|patterns?|expressions?|sequences?)$/, kinds: algebraKinds },
  { name: 'Time', words: /^(time|clocks?|hours?|minutes?)$/, kinds: timeKinds },
  {
    name: 'Graphs and Data',
    words: /^(graphs?|bars?|charts?|data|statistics|means?|medians?|modes?|averages?|probability|probabilities)$/,
    kinds: graphKinds,
  },
];

const arithmeticTopics: readonly Topic[] = [
  { name: 'Addition', words: /^(addition|add|adding|plus|sums?)$/, kinds: additionKinds },
  { name: 'Subtraction', words: /^(subtraction|subtract|subtracting|minus|differences?)$/, kinds: subtractionKinds },
  {
    name: 'Multiplication',
    words: /^(multiplication|multiply|multiplying|times|products?)$/,
    kinds: multiplicationKinds,
  },
  { name: 'Division', words: /^(division|divide|dividing|quotients?|remainders?)$/, kinds: divisionKinds },
];

/** Matches words that are ignored because they do not change the topic. */
const ignoredWords =
  /^(and|of|with|in|the|a|to|by|long|short|column|basic|simple|easy|hard|mental|whole|mixed|telling|elapsed|one|two|three|\d|digits?|numbers?|words?|tables?|facts|problems?|questions?|practice|math|maths)$/;

/** Names of the topics with questions, as shown to students. */
export const mathematicsTopicNames: readonly string[] = [...arithmeticTopics, ...otherTopics].map(({ name }) => name);

/** Finds the kinds of exercises for a topic and a grade; none if the topic contains an unknown word. */
export const findExerciseKinds = (topic: string, grade: number): ExerciseKind[] =>
  findTopics(topic)
    .flatMap(({ kinds }) => kinds)
    .filter(({ from, to }) => from <= grade && grade <= to);

function findTopics(topic: string): Topic[] {
  const words =
    topic
      .toLowerCase()
      .replace(/\btime tables?\b/, 'times tables')
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  const isMentioned = ({ words: known }: Topic) => words.some((word) => known.test(word));
  const understood = words.every(
    (word) => ignoredWords.test(word) || [...otherTopics, ...arithmeticTopics].some((t) => t.words.test(word)),
  );
  if (!understood) return [];
  const mentionedTopics = otherTopics.filter(isMentioned);
  return mentionedTopics.length > 0 ? mentionedTopics : arithmeticTopics.filter(isMentioned);
}
