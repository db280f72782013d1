import { expect, test } from 'vitest';
import { refusedOperations } from '#contracts/activity.ts';
import { listUseCases } from './routes.ts';

test('createRefusalRecorder: every command whose refusal is recorded has a text in the activity list', () => {
  const commands = listUseCases('').filter(({ method, operation }) => method !== 'GET' && operation !== 'signIn');
  expect([...refusedOperations].sort()).toEqual(commands.map(({ operation }) => operation).sort());
});
