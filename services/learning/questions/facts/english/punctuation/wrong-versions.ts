import type { PunctuatedSentence } from './punctuated-sentences.ts';
import { type Mark, type RuleCode, rules } from './rules.ts';

const characters: Readonly<Partial<Record<Mark, string>>> = { comma: ',', semicolon: ';', colon: ':' };

/** Versions of the sentence in which its mark is missing or in a wrong place. Each of them is wrong. */
export function listWrongVersions(row: PunctuatedSentence): string[] {
  const { mark } = rules[row.rule];
  const character = characters[mark];
  const versions =
    mark === 'apostrophe'
      ? moveApostrophe(row.sentence)
      : mark === 'capital'
        ? changeCapitals(row.sentence)
        : mark === 'hyphen'
          ? moveHyphen(row.sentence)
          : character
            ? moveAfterWords(row, character)
            : [];
  return [...new Set(versions)].filter((version) => version !== row.sentence);
}

/** Rules whose commas some editors leave out, or that the meaning of the writer decides. */
const optionalRules: readonly RuleCode[] = ['participle', 'opening', 'join', 'equal', 'extra', 'rename'];

/** Moves every mark by the same number of words, or leaves marks out. */
function moveAfterWords({ sentence, rule }: PunctuatedSentence, character: string): string[] {
  const words = sentence.split(' ');
  const places = words.flatMap((word, at) => (word.endsWith(character) ? [at] : []));
  const bare = words.map((word) => (word.endsWith(character) ? word.slice(0, -1) : word));
  const isLast = (place: number) => place >= words.length - 1;
  const write = (at: readonly number[], mark = character) =>
    bare.map((word, place) => (at.includes(place) ? `${word}${mark}` : word)).join(' ');
  const moved = [-1, 1, -2, 2]
    .map((step) => places.map((place) => place + step))
    .filter((at) => at.every((place) => place >= 0 && !isLast(place) && !/[,;:]$/.test(bare[place] ?? '')))
    .map((at) => write(at));
  const replaced = character === ',' ? [] : [write(places, ',')];
  const withoutFirst = places.length > 1 ? [write(places.slice(1))] : [];
  const withoutAny = optionalRules.includes(rule) ? [] : [write([])];
  return [...moved.slice(0, 3), ...replaced, ...withoutFirst, ...withoutAny];
}

function moveApostrophe(sentence: string): string[] {
  const at = sentence.indexOf('’');
  const bare = sentence.replace('’', '');
  const insert = (place: number) => `${bare.slice(0, place)}’${bare.slice(place)}`;
  return [bare, insert(at - 1), ...(/\p{L}/u.test(bare[at] ?? '') ? [insert(at + 1)] : [insert(at - 2)])];
}

/** Lowers the capital letter of the word that needs it, and raises that of another. */
function changeCapitals(sentence: string): string[] {
  const words = sentence.split(' ');
  const at = words.findIndex((word, place) => place > 0 && /^[“]?[A-Z]/.test(word));
  const lower = (word: string) => word.toLowerCase();
  const raise = (word: string) => word.replace(/\p{Ll}/u, (letter) => letter.toUpperCase());
  const change = (place: number, to: (word: string) => string, list = words) =>
    list.map((word, index) => (index === place ? to(word) : word));
  const others = words.flatMap((word, place) =>
    place > 0 && place !== at && /^\p{Ll}{3,}/u.test(word) ? [place] : [],
  );
  const other = others.toSorted((one, two) => (words[two]?.length ?? 0) - (words[one]?.length ?? 0))[0] ?? 0;
  return [change(at, lower), change(other, raise), change(other, raise, change(at, lower)), change(0, lower)].map(
    (list) => list.join(' '),
  );
}

function moveHyphen(sentence: string): string[] {
  const words = sentence.split(/[ -]/);
  const before = sentence.slice(0, sentence.indexOf('-')).split(' ').length - 1;
  const write = (places: readonly number[]) =>
    words.map((word, at) => (at === 0 ? word : `${places.includes(at - 1) ? '-' : ' '}${word}`)).join('');
  return [write([before + 1]), write([]), write([before - 1]), write([before, before + 1])];
}
