import { expect, test } from 'vitest';
import { useCases } from './use-cases.ts';

test('createRefusalRecorder: every command whose refusal is recorded has words in the activity list', () => {
  const commands = useCases.filter(({ method, operation }) => method !== 'GET' && operation !== 'signIn');
  expect(useCases.filter(({ attempt }) => attempt !== undefined)).toEqual(commands);
});
