import { setImmediate as nextTurn } from 'node:timers/promises';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chooseSeed } from '#testing/sampling.ts';
import { createFairQueue, QueueFullError } from './fair-queue.ts';

/** A queue whose tasks end when the test says so, with the names of the tasks in the order in which they began. */
function openQueue(limits: Partial<Parameters<typeof createFairQueue>[0]> = {}) {
  const queue = createFairQueue({ running: 1, waitingOfKey: 10, waitingOfGroup: 20, ...limits });
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  /** Letters are keys, and capital ones are of another group. */
  const add = (name: string, options = {}) =>
    queue(
      { key: name.slice(0, 1), group: /^[A-Z]/.test(name) ? 'capital' : 'small' },
      () => {
        begun.push(name);
        return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
      },
      options,
    );
  const end = async (name: string | undefined) => {
    ends.get(name ?? '')?.();
    await nextTurn();
  };
  return { queue, begun, add, end };
}

test.each([
  [
    ['a1', 'a2', 'a3', 'b1', 'c1'],
    ['a1', 'b1', 'c1', 'a2', 'a3'],
  ],
  [
    ['a1', 'b1', 'b2', 'a2', 'c1', 'c2'],
    ['a1', 'b1', 'c1', 'a2', 'b2', 'c2'],
  ],
  [
    ['a1', 'a2', 'a3'],
    ['a1', 'a2', 'a3'],
  ],
  // However many keys a group has, another group has every second turn.
  [
    ['a1', 'b1', 'c1', 'd1', 'A1', 'B1', 'A2'],
    ['a1', 'A1', 'b1', 'B1', 'c1', 'A2', 'd1'],
  ],
])('createFairQueue: the keys of %j take turns', async (added, order) => {
  const { add, begun, end } = openQueue();
  const all = added.map((name) => add(name));
  for (const _ of added) {
    await nextTurn();
    await end(begun.at(-1));
  }
  expect(await Promise.all(all)).toEqual(added);
  expect(begun).toEqual(order);
});

test('createFairQueue: a new key waits for one turn of each key that waited before', async () => {
  const { add, begun, end } = openQueue();
  for (const name of ['a1', 'a2', 'b1', 'b2']) void add(name);
  await nextTurn();
  await end('a1');
  void add('c1');
  await end('b1');
  await end('a2');
  await end('c1');
  expect(begun).toEqual(['a1', 'b1', 'a2', 'c1', 'b2']);
});

test('createFairQueue: runs one task of a key and the given number of all keys at a time', async () => {
  const { add, begun, end } = openQueue({ running: 2 });
  for (const name of ['a1', 'a2', 'b1', 'c1']) void add(name);
  await nextTurn();
  expect(begun).toEqual(['a1', 'b1']);
  await end('b1');
  expect(begun).toEqual(['a1', 'b1', 'c1']);
  await end('c1');
  expect(begun).toEqual(['a1', 'b1', 'c1']);
  await end('a1');
  expect(begun).toEqual(['a1', 'b1', 'c1', 'a2']);
});

test('createFairQueue: refuses what is over the limits, and accepts again once a task has begun', async () => {
  const { add, end } = openQueue({ waitingOfKey: 2, waitingOfGroup: 3 });
  for (const name of ['a1', 'a2', 'a3']) void add(name);
  await expect(add('a4')).rejects.toEqual(new QueueFullError('key'));
  void add('b1');
  void add('A1');
  await expect(add('b2')).rejects.toEqual(new QueueFullError('group'));
  await end('a1');
  await end('A1');
  await end('b1');
  void add('c1');
  void add('d1');
  await expect(add('e1')).rejects.toMatchObject({ refusal: { refused: 'busy', retryAfterSeconds: 5 } });
  const continued = add('e1', { continues: true });
  for (const name of ['a2', 'c1', 'd1', 'a3', 'e1']) await end(name);
  expect(await continued).toBe('e1');
});

test('createFairQueue: in a full group, the key with the most tasks gives way to one with fewer', async () => {
  const { add, begun, end } = openQueue({ waitingOfGroup: 5 });
  void add('a1');
  await nextTurn();
  const waiting = ['a2', 'b1', 'b2', 'b3'].map((name) => add(name));
  const last = add('b4');
  void add('b5', { continues: true });
  void add('a3');
  await expect(last).rejects.toEqual(new QueueFullError('key'));
  const third = waiting.at(-1);
  void add('c1');
  await expect(third).rejects.toEqual(new QueueFullError('key'));
  await expect(add('b6')).rejects.toEqual(new QueueFullError('group'));
  for (const name of ['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'b5']) await end(name);
  expect(begun).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'b5']);
});

/** Tasks of these keys that come in any order; some continue work that has begun, and are never refused. */
const floodOf = (keys: string) =>
  fc.array(fc.record({ key: fc.constantFrom(...keys), continues: fc.boolean() }), { minLength: 20, maxLength: 80 });

test.each([
  ['another key of the flooding group', 'z1'],
  ['a key of another group', 'Z1'],
])('createFairQueue: however many tasks a few keys add, %s waits for its turn and is not refused', async (_, name) => {
  await fc.assert(
    fc.asyncProperty(floodOf('abcd'), floodOf('abcd'), async (before, after) => {
      const { add, begun, end } = openQueue({ waitingOfKey: 30, waitingOfGroup: 5 });
      const refused: unknown[] = [];
      const flood = (tasks: typeof before, from: number) => {
        for (const [at, { key, continues }] of tasks.entries())
          add(`${key}${from + at}`, { continues }).catch((error: unknown) => refused.push(error));
      };
      flood(before, 0);
      await nextTurn();
      const waiting = add(name);
      flood(after, before.length);
      for (const _ of 'abcdz') {
        await nextTurn();
        await end(begun.at(-1));
      }
      expect(await waiting).toBe(name);
      expect(refused.every((error) => error instanceof QueueFullError)).toBe(true);
    }),
    { seed: chooseSeed(import.meta.filename) },
  );
});

test('createFairQueue: a task whose signal aborts leaves the queue, and a running one goes on', async () => {
  const { add, begun, end } = openQueue({ waitingOfKey: 1 });
  const [first, second] = [new AbortController(), new AbortController()];
  const running = add('a1', { signal: first.signal });
  const left = add('a2', { signal: second.signal });
  await nextTurn();
  second.abort(new Error('gone'));
  first.abort(new Error('gone'));
  await expect(left).rejects.toThrow('gone');
  await expect(add('a3', { signal: AbortSignal.abort(new Error('gone before')) })).rejects.toThrow('gone before');
  const last = add('a4');
  await end('a1');
  expect(await running).toBe('a1');
  await end('a4');
  expect([await last, begun]).toEqual(['a4', ['a1', 'a4']]);
});

test('createFairQueue: a task that fails, at once or later, ends its turn', async () => {
  const { queue } = openQueue();
  const fail = () => {
    throw new Error('at once');
  };
  const member = { key: 'a', group: 'small' };
  await expect(queue(member, fail)).rejects.toThrow('at once');
  await expect(queue(member, () => Promise.reject(new Error('later')))).rejects.toThrow('later');
  expect(await queue(member, async () => 1)).toBe(1);
});
