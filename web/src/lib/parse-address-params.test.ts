import { expect, test } from 'vitest';
import { isId, isOneOf } from '#contracts/value-checks.ts';
import { parseAddressParams } from './parse-address-params.ts';

const checks = { group: isOneOf(['classes', 'homework']), student: isId };
const parseChosen = (search: string) => parseAddressParams(new URLSearchParams(search), checks);

test('parseAddressParams: keeps valid parameters beside invalid ones', () => {
  const student = '7b0f4f0e-6f0a-4a0b-9a54-0d9f3a1c2b11';
  expect(parseChosen(`group=classes&student=${student}&page=2`)).toEqual({ group: 'classes', student });
  expect(parseChosen('group=homework')).toStrictEqual({ group: 'homework' });
});

test.each(['', 'group=', 'group=toString&student=me'])('parseAddressParams: ignores “%s”', (search) => {
  expect(parseChosen(search)).toStrictEqual({});
});

test.each([
  ['7b0f4f0e-6f0a-4a0b-9a54-0d9f3a1c2b11', true],
  ['7B0F4F0E-6F0A-7A0B-BA54-0D9F3A1C2B11', true],
  ['7b0f4f0e-6f0a-0a0b-9a54-0d9f3a1c2b11', false],
  ['7b0f4f0e-6f0a-4a0b-ca54-0d9f3a1c2b11', false],
  ['7b0f4f0e6f0a4a0b9a540d9f3a1c2b11', false],
  ['7b0f4f0e-6f0a-4a0b-9a54-0d9f3a1c2b11\n', false],
])('isId: answers for %j with %s', (text, expected) => {
  expect(isId(text)).toBe(expected);
});
