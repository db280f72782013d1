import { expect, test } from 'vitest';
import { attemptWords, FORBIDDEN_OPERATION } from '#contracts/attempt-words.ts';
import { useCases } from './use-cases.ts';

test('createRefusalRecorder: every command whose refusal is recorded has words in the activity list', () => {
  const commands = useCases.filter(({ method, operation }) => method !== 'GET' && operation !== 'signIn');
  expect(Object.keys(attemptWords).sort()).toEqual(
    [FORBIDDEN_OPERATION, ...commands.map(({ operation }) => operation)].sort(),
  );
});
