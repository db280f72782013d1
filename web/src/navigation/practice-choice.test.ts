import { expect, test } from 'vitest';
import { isCompletePracticeChoice, parsePracticeChoice } from './practice-choice.ts';

const read = (text: string) => parsePracticeChoice(new URLSearchParams(text));

test('parsePracticeChoice: reads a complete choice and trims the topic', () => {
  const choice = read('grade=12&subject=social-studies&topic=%20World%20maps ');
  expect(choice).toEqual({ grade: 12, subject: 'social-studies', topic: 'World maps' });
  expect(isCompletePracticeChoice(choice)).toBe(true);
});

test.each([
  'grade=0&subject=math&topic=Algebra',
  'grade=13&subject=math&topic=Algebra',
  'grade=1e1&subject=math&topic=Algebra',
  'grade=4&subject=magic&topic=Algebra',
  'grade=4&subject=math&topic=%20',
  `grade=4&subject=math&topic=${'a'.repeat(121)}`,
  '',
])('isCompletePracticeChoice: rejects “%s”', (text) => {
  expect(isCompletePracticeChoice(read(text))).toBe(false);
});
