import { expect, test } from 'vitest';
import { hasUnkindWord } from './has-unkind-word.ts';

test.each(['sh1t', 'Big Bastard', 'fück', 'f u c k', 'f.u.c.k', 'PUSSY'])(
  'hasUnkindWord: finds it in “%s”',
  (nickname) => expect(hasUnkindWord(nickname)).toBe(true),
);

test.each(['Comet', 'Scunthorpe', 'Cassandra', 'Peacock', 'Pussycat', 'Grape', 'A B C', '🚀 Star 9', ''])(
  'hasUnkindWord: allows “%s”',
  (nickname) => expect(hasUnkindWord(nickname)).toBe(false),
);
