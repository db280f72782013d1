import { expect, test } from 'vitest';
import { findRepeatedTextNames } from './repeated-text-names.ts';

test('findRepeatedTextNames: names the second file that exports a constant or a function', () => {
  expect(
    findRepeatedTextNames([
      ['web/src/copy/a.ts', "export const titleText = 'A';\nexport function toText() {}\nconst ownText = '';"],
      ['web/src/copy/b.ts', "export const titleText = 'B';\nexport const toText = () => '';\nconst ownText = '';"],
    ]),
  ).toEqual([
    'web/src/copy/b.ts exports titleText, as web/src/copy/a.ts does: share the text, or name what it is for',
    'web/src/copy/b.ts exports toText, as web/src/copy/a.ts does: share the text, or name what it is for',
  ]);
});
