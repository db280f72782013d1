import fc from 'fast-check';
import { expect, test } from 'vitest';
import { seedFor } from '#scripts/test/seed.ts';
import { parseStrictJson } from './strict-json.ts';

const seed = seedFor(import.meta.filename, 'unit');
const parse = (text: string) => parseStrictJson(new TextEncoder().encode(text));

test('any JSON value comes back as it was sent', () => {
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
])('%s names the field that stands twice', (text, field) => {
  expect(parse(text)).toEqual({ problem: `The field “${field}” stands twice in the request.` });
});

test('the same key in different objects is no repetition', () => {
  expect(parse('[{"a":1,"b":{"a":2}},{"a":"a\\":"}]')).toHaveProperty('value');
});

test.each(['', '{', 'null null', '{"a":1,}', "{'a':1}"])('%j is refused as not JSON', (text) => {
  expect(parse(text)).toEqual({ problem: 'The body of the request is not valid JSON.' });
});

test('bytes that are not UTF-8 are refused', () => {
  expect(parseStrictJson(Buffer.from('{"a":1}', 'utf16le'))).toHaveProperty('problem');
  expect(parseStrictJson(Uint8Array.of(0x22, 0xff, 0x22))).toEqual({
    problem: 'The body of the request is not text in UTF-8.',
  });
});
