import { expect, test } from 'vitest';
import { z } from 'zod';
import { parseAddressParams } from './parse-address-params.ts';

const schemas = { group: z.enum(['classes', 'homework']), student: z.uuid() };
const parseChosen = (search: string) => parseAddressParams(new URLSearchParams(search), schemas);

test('parseAddressParams: keeps valid parameters beside invalid ones', () => {
  const student = '7b0f4f0e-6f0a-4a0b-9a54-0d9f3a1c2b11';
  expect(parseChosen(`group=classes&student=${student}&page=2`)).toEqual({ group: 'classes', student });
  expect(parseChosen('group=homework')).toStrictEqual({ group: 'homework' });
});

test.each(['', 'group=', 'group=toString&student=me'])('parseAddressParams: ignores “%s”', (search) => {
  expect(parseChosen(search)).toStrictEqual({});
});
