import { addition } from './addition.ts';
import { algebra } from './algebra.ts';
import { decimals } from './decimals.ts';
import { division } from './division.ts';
import type { Kind } from './exercise.ts';
import { fractions } from './fractions.ts';
import { geometry } from './geometry.ts';
import { multiplication } from './multiplication.ts';
import { subtraction } from './subtraction.ts';

interface Topic {
  readonly name: string;
  /** Words that say it, as students write them. */
  readonly words: RegExp;
  readonly kinds: readonly Kind[];
}

/** What one reckons with; “adding fractions” is about fractions. */
const fields: readonly Topic[] = [
  { name: 'Fractions', words: /^(fractions?|halves|thirds|quarters|numerators?|denominators?)$/, kinds: fractions },
  { name: 'Decimals', words: /^(decimals?|tenths|hundredths|percents?|percentages?|money)$/, kinds: decimals },
  {
    name: 'Geometry',
    words: /^(geometry|shapes?|angles?|perimeters?|areas?|volumes?|triangles?|circles?)$/,
    kinds: geometry,
  },
  { name: 'Algebra', words: /^(algebra|equations?|patterns?|expressions?|sequences?)$/, kinds: algebra },
];

const operations: readonly Topic[] = [
  { name: 'Addition', words: /^(addition|add|adding|plus|sums?)$/, kinds: addition },
  { name: 'Subtraction', words: /^(subtraction|subtract|subtracting|minus|differences?)$/, kinds: subtraction },
  { name: 'Multiplication', words: /^(multiplication|multiply|multiplying|times|products?)$/, kinds: multiplication },
  { name: 'Division', words: /^(division|divide|dividing|quotients?|remainders?)$/, kinds: division },
];

/** What may stand beside these words and changes nothing. */
const beside =
  /^(and|of|with|in|the|a|to|by|long|short|column|basic|simple|easy|hard|mental|whole|mixed|one|two|three|\d|digits?|numbers?|words?|tables?|facts|problems?|questions?|practice|math|maths)$/;

/** The topics that there are questions for, as students are shown them. */
export const mathematicsTopics: readonly string[] = [...operations, ...fields].map(({ name }) => name);

/** The kinds of questions that suit a topic and a grade; none where a word of the topic is not known. */
export const kindsFor = (topic: string, grade: number): Kind[] =>
  topicsIn(topic)
    .flatMap(({ kinds }) => kinds)
    .filter(({ from, to }) => from <= grade && grade <= to);

function topicsIn(topic: string): Topic[] {
  const words = topic.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const says = ({ words: known }: Topic) => words.some((word) => known.test(word));
  const understood = words.every(
    (word) => beside.test(word) || [...fields, ...operations].some((t) => t.words.test(word)),
  );
  if (!understood) return [];
  const named = fields.filter(says);
  return named.length > 0 ? named : operations.filter(says);
}
