import { availableParallelism } from 'node:os';
import argon2 from '@node-rs/argon2';
import { expect, test, vi } from 'vitest';
import { hashInTurnOf, hashPassword, isPasswordCorrect } from './password.ts';

test('hashPassword: runs at most one hash, of the costs that OWASP advises, for every two processors at a time, and completes all', async () => {
  let [running, most] = [0, 0];
  const counted = async <Result>(task: () => Promise<Result>) => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setImmediate(resolve));
    running -= 1;
    return task();
  };
  const hash = vi.spyOn(argon2, 'hash').mockImplementation((...args) => counted(async () => `${args[0]}`));
  vi.spyOn(argon2, 'verify').mockImplementation(() => counted(() => Promise.reject(new Error('no hash'))));
  const tasks = Array.from({ length: 12 }, (_, n) => (n % 2 ? isPasswordCorrect('x', 'y') : hashPassword(`${n}`)));
  const outcomes = await Promise.allSettled(tasks);
  expect(outcomes.map(({ status }) => status)).toEqual(Array(6).fill(['fulfilled', 'rejected']).flat());
  expect(most).toBe(Math.max(1, Math.floor(availableParallelism() / 2)));
  expect(hash).toHaveBeenLastCalledWith('10', { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
});

test('isPasswordCorrect: accepts only the right password', async () => {
  const stored = await hashPassword('chalk and slate');
  expect([await isPasswordCorrect(stored, 'chalk and slate'), await isPasswordCorrect(stored, 'chalk')]).toEqual([
    true,
    false,
  ]);
});

test('hashInTurnOf: however many passwords one network has checked, another network waits for one of them at most', async () => {
  const checked: string[] = [];
  vi.spyOn(argon2, 'verify').mockImplementation(async (stored) => {
    checked.push(`${stored}`);
    return true;
  });
  const check = (network: string) => hashInTurnOf(network, () => isPasswordCorrect(network, 'chalk and slate'));
  await Promise.all([...Array<string>(20).fill('198.51.100.7'), '203.0.113.9'].map(check));
  expect(checked).toHaveLength(21);
  expect(checked.indexOf('203.0.113.9')).toBe(1);
});
