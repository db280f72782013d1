import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chooseSamples, chooseSeed } from '#testing/sampling.ts';
import {
  JSON_COMMAS_MAX,
  JSON_DEPTH_MAX,
  JSON_DIGITS_MAX,
  JSON_KEYS_MAX,
  parseStrictJson,
  SEALED_TEXT_PROBLEM,
} from './strict-json.ts';

const seed = chooseSeed(import.meta.filename);
const parse = (text: string) => parseStrictJson(new TextEncoder().encode(text));

test('parseStrictJson: returns any JSON value unchanged', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(parse(JSON.stringify(value, null, 1))).toEqual({ value: JSON.parse(JSON.stringify(value)) });
    }),
    { seed },
  );
});

test.each([
  ['{"classes":1,"classes":2}', 'classes'],
  ['{"classes":1,"\\u0063lasses":2}', 'classes'],
  ['{"a":[{"b":{},"c":"x\\"{","b":1}]}', 'b'],
])('parseStrictJson: refuses %s and names the repeated field', (text, field) => {
  expect(parse(text)).toEqual({ problem: `The field “${field}” occurs twice in the request.` });
});

test('parseStrictJson: accepts the same key in different objects', () => {
  expect(parse('[{"a":1,"b":{"a":2}},{"a":"a\\":"}]')).toHaveProperty('value');
});

test.each(['', '{', 'null null', '{"a":1,}', "{'a':1}"])('parseStrictJson: refuses %j as not JSON', (text) => {
  expect(parse(text)).toEqual({ problem: 'The body of the request is not valid JSON.' });
});

const envelope = `sealed.1.${crypto.randomUUID()}.${crypto.randomUUID()}.note.AAAA`;

test.each([
  JSON.stringify({ note: envelope }),
  JSON.stringify({ [`key ${envelope}`]: 1 }),
  JSON.stringify({ note: `"${envelope}"` }).replace('sealed', '\\u0073ealed'),
])('parseStrictJson: refuses %s, which contains a sealed text', (text) => {
  expect(parse(text)).toEqual({ problem: SEALED_TEXT_PROBLEM });
});

test('parseStrictJson: refuses bytes that are not UTF-8', () => {
  expect(parseStrictJson(Buffer.from('{"a":1}', 'utf16le'))).toHaveProperty('problem');
  expect(parseStrictJson(Uint8Array.of(0x22, 0xff, 0x22))).toEqual({
    problem: 'The body of the request is not text in UTF-8.',
  });
});

const objectOf = (keys: number) => `{${Array.from({ length: keys }, (_, index) => `"k${index}":1`).join(',')}}`;
const listOf = (entries: number) => `[${'1,'.repeat(entries - 1)}1]`;
const levels = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;

test.each([
  ['fields', objectOf(JSON_KEYS_MAX), objectOf(JSON_KEYS_MAX + 1), 'more than 2,000 fields'],
  ['entries', listOf(JSON_COMMAS_MAX + 1), listOf(JSON_COMMAS_MAX + 2), 'more than 3,400 entries'],
  ['digits', '9'.repeat(JSON_DIGITS_MAX), `[0.${'9'.repeat(JSON_DIGITS_MAX + 1)}]`, 'a number of more than 100 digits'],
  ['levels', levels(JSON_DEPTH_MAX), levels(JSON_DEPTH_MAX + 1), 'more than 20 levels'],
])('parseStrictJson: accepts the maximum of %s and refuses one more', (_, most, tooMany, sentence) => {
  expect(parse(most)).toHaveProperty('value');
  expect(parse(tooMany)).toEqual({ problem: `The body of the request has ${sentence}.` });
});

test('parseStrictJson: counts keys of all objects together, and ignores punctuation inside strings', () => {
  expect(
    parse(
      `[${Array(JSON_KEYS_MAX + 1)
        .fill('{"a":1}')
        .join(',')}]`,
    ),
  ).toHaveProperty('problem');
  expect(parse(JSON.stringify({ text: '{[":,\\"'.repeat(10_000) }))).toHaveProperty('value');
});

test('parseStrictJson: stops scanning at the first exceeded limit', () => {
  for (const start of [objectOf(JSON_KEYS_MAX + 1).slice(0, -1), listOf(JSON_COMMAS_MAX + 2).slice(0, -1), levels(21)])
    expect(parse(`${start}, is not read any more`)).toHaveProperty('problem', expect.stringContaining('more than'));
});

test('parseStrictJson: accepts and refuses the same texts as JSON.parse', () => {
  const piece = fc.constantFrom('{', '}', '[', ']', ':', ',', '"', '\\', '"a"', '"\\u00zz"', '1', 'null', ' ');
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 20 }), (pieces) => {
      const text = pieces.join('');
      const parsed = parse(text);
      if ('problem' in parsed && parsed.problem.includes('occurs twice')) return;
      let value: unknown;
      try {
        value = JSON.parse(text);
      } catch {
        expect(parsed).toEqual({ problem: 'The body of the request is not valid JSON.' });
        return;
      }
      expect(parsed).toEqual({ value });
    }),
    { seed, numRuns: chooseSamples(2_000) },
  );
});

test('parseStrictJson: unescapes a long string once, however many colons follow', () => {
  // The scan stops at the first colon without a key, before it reaches another limit, and JSON.parse refuses the text.
  const text = `"${'\\u0061'.repeat(1_000)}"${'{:}'.repeat(JSON_KEYS_MAX + 1)}`;
  expect(parse(text)).toEqual({ problem: 'The body of the request is not valid JSON.' });
});

test('parseStrictJson: finds the end of a string after any number of backslashes', () => {
  const piece = fc.constantFrom('\\', '"', 'a', '\\"', '\\\\', 'u0041');
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const text = JSON.stringify({ first: pieces.join(''), second: 1 });
      expect(parse(text)).toEqual({ value: JSON.parse(text) });
      expect(parse(text.replace('second', 'first'))).toEqual({
        problem: 'The field “first” occurs twice in the request.',
      });
    }),
    { seed },
  );
});
