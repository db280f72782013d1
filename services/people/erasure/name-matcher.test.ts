import { expect, test } from 'vitest';
import { createNameMatcher } from './name-matcher.ts';

const { isAbout, mayName } = createNameMatcher({
  id: '11111111-1111-4111-8111-111111111111',
  names: ['Zoë Ann Park', 'Comet'],
  emails: ['zoe@example.com'],
});

test.each([
  ['the whole name', 'Sat beside ZOE  ANN PARK today.', true, true],
  ['an address', '{"to": "zoe@example.com"}', true, true],
  ['the id', 'student 11111111-1111-4111-8111-111111111111', true, true],
  ['the nickname', 'Comet was quick', true, true],
  ['the first name', 'argued with Zoë.', false, true],
  ['the first name in the possessive', 'Zoë’s classes', false, true],
  ['the whole name in the possessive', "Zoe Ann Park's mother", true, true],
  ['the first name in a compound', 'a Zoë-sized chair', false, true],
  ['a longer word', 'Zoetrope, comets and Park', false, false],
  ['the address of somebody else', 'bozoe@example.com', false, false],
])('createNameMatcher: finds %s', (_, text, about, may) => {
  expect([isAbout(text), mayName(text)]).toEqual([about, may]);
});

test('createNameMatcher: finds a name with an apostrophe and a hyphen however it is written', () => {
  const { isAbout } = createNameMatcher({ id: 'x', names: ['Anne-Marie O’Neil'], emails: [] });
  for (const text of ["Anne-Marie O'Neil", 'anne marie oneil', 'Annemarie ONeil', 'Anne-Marie O’Neil’s'])
    expect(isAbout(text), text).toBe(true);
});
