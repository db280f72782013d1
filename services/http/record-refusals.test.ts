import { expect, test } from 'vitest';
import { refusedOperations } from '#contracts/activity.ts';
import { allUseCases } from './routes.ts';

test('createRefusalRecorder: the activity has words for each command whose refusal is noted', () => {
  const commands = allUseCases('').filter(({ method, operation }) => method !== 'GET' && operation !== 'signIn');
  expect([...refusedOperations].sort()).toEqual(commands.map(({ operation }) => operation).sort());
});
