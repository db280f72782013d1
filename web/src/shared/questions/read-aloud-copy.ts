/** The button that reads a question aloud, and what it says. */
import { toOptionLetter } from '#contracts/option-letter.ts';
import type { PracticeQuestionRow } from '#contracts/practice.ts';
import { toSpokenScripts } from '../../lib/math-scripts.ts';
import { toSpokenMathText } from '../../lib/math-text.ts';

export const readAloudTexts = {
  start: 'Read aloud',
  stop: 'Stop',
  /** Read out after “Stop”. */
  context: ' reading',
};

/** The signs that voices leave out or read differently from a teacher. */
const spokenSigns: readonly (readonly [RegExp, string])[] = [
  [/_{2,}/g, ' blank '],
  // The number that an equation asks for: 10 + ? = 20.
  [/(?<=[+−×÷=<>] )\?|\?(?= [+−×÷=<>])/g, 'what'],
  [/□/g, ' box '],
  [/…/g, 'and so on'],
  [/\+/g, ' plus '],
  [/−/g, ' minus '],
  [/×/g, ' times '],
  [/÷/g, ' divided by '],
  [/=/g, ' equals '],
  [/</g, ' is less than '],
  [/>/g, ' is greater than '],
];
/** One and many of each unit. */
const spokenUnits: Readonly<Record<string, readonly [string, string]>> = {
  '¢': ['cent', 'cents'],
  ft: ['foot', 'feet'],
  'in.': ['inch', 'inches'],
  cm: ['centimeter', 'centimeters'],
  m: ['meter', 'meters'],
  km: ['kilometer', 'kilometers'],
  g: ['gram', 'grams'],
  kg: ['kilogram', 'kilograms'],
  '°F': ['degree Fahrenheit', 'degrees Fahrenheit'],
  '°C': ['degree Celsius', 'degrees Celsius'],
};
const measure = new RegExp(
  `(\\d[\\d.,]*) ?(${Object.keys(spokenUnits).join('|').replace('.', '\\.')})(?![\\p{L}/])`,
  'gu',
);
/** Not the dot of a title (Mr. Lee) or of an initial (U.S. Congress). */
const sentenceEnd = /(?<=[.?!]["”’)]*)(?<!\b(?:Mr|Mrs|Ms|Dr|St|\p{Lu})\.)\s+|\n+/u;

/**
 * What a voice says of a question, in parts with a pause after each: its sentences and its options. Its
 * drawing is not described, because the question may ask for what it shows, and children see it.
 */
export const toSpeechTexts = (
  { text, options }: Pick<PracticeQuestionRow, 'text' | 'options'>,
  isMath: boolean,
): string[] =>
  [
    ...toSpeechText(text, isMath).split(sentenceEnd),
    ...options.map((option, index) => `${toOptionLetter(index)}. ${toSpeechText(option, isMath)}`),
  ].filter((part) => part !== '');

function toSpeechText(text: string, isMath: boolean): string {
  const words = (isMath ? toSpokenMathText(text) : toSpokenScripts(text))
    .replaceAll('\u00a0', ' ')
    .replace(measure, (_, count: string, unit: string) => `${count} ${spokenUnits[unit]?.[count === '1' ? 0 : 1]}`);
  return spokenSigns
    .reduce((said, [sign, word]) => said.replace(sign, word), words)
    .replace(/ {2,}/g, ' ')
    .replace(/ (?=[.,:;?!\n])/g, '')
    .trim();
}
