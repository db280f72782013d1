import { expect, test } from 'vitest';
import { toPracticeSessionId } from './to-practice-session-id.ts';

const [KEY, MIA, BEN] = [
  '3f0c5a52-6f1c-4b7e-9c53-2a0d4f6e8b11',
  '0b9c5a52-6f1c-4b7e-9c53-2a0d4f6e8b12',
  '1c9c5a52-6f1c-4b7e-9c53-2a0d4f6e8b13',
] as const;

test('toPracticeSessionId: one key always gives one student the same id, and another student a different one', () => {
  expect(toPracticeSessionId(KEY, MIA)).toBe(toPracticeSessionId(KEY, MIA));
  expect(toPracticeSessionId(KEY, BEN)).not.toBe(toPracticeSessionId(KEY, MIA));
});
