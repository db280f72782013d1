import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { CLIENT_LEFT, createCostlyRequests } from './costly-requests.ts';

type Admit = ReturnType<typeof createCostlyRequests>;

test.each(['before', 'after'])(
  'createCostlyRequests: runs no work for a client that left %s it was admitted',
  async (when) => {
    const raw = new ServerResponse(new IncomingMessage(new Socket()));
    const person = { profile: { id: 'mia', role: 'tutor' } } as Parameters<Admit>[2];
    const admit = createCostlyRequests({ limits: {} as never });
    if (when === 'before') raw.destroy();
    const runPart = await admit({ cost: 'high' } as Parameters<Admit>[0], { raw } as Parameters<Admit>[1], person);
    if (when === 'after') raw.destroy().emit('close');
    const work = vi.fn(async () => 'answer');
    await expect('refused' in runPart ? runPart : runPart(work)).rejects.toBe(CLIENT_LEFT);
    expect(work).not.toHaveBeenCalled();
  },
);

/** Admits requests of people by id: students, and one tutor and one owner by these names. None ends before `end`. */
function openRequests() {
  const consume = async () => ({ allowed: true, retryAfterSeconds: 0 });
  const admit = createCostlyRequests({ limits: { consume } as never });
  const { promise: ended, resolve: end } = Promise.withResolvers<void>();
  const order: string[] = [];
  const ask = async (id: string): Promise<string> => {
    const role = ['tutor', 'owner'].includes(id) ? 'tutor' : 'student';
    const person = { profile: { id, role, owner: id === 'owner' } } as Parameters<Admit>[2];
    const raw = new ServerResponse(new IncomingMessage(new Socket()));
    const runPart = await admit({ cost: 'high' } as Parameters<Admit>[0], { raw } as Parameters<Admit>[1], person);
    if ('refused' in runPart) throw new Error(runPart.refused);
    const part = async () => {
      order.push(id);
      await ended;
      return 'answered';
    };
    return runPart(part).catch(({ refusal }) => refusal.refused);
  };
  return { ask, end, order };
}

test('createCostlyRequests: many students never cause a refusal of a classmate, a tutor or an owner, nor make them wait for all', async () => {
  const { ask, end, order } = openRequests();
  const crowd = Array.from({ length: 1_000 }, (_, n) => ask(`student ${n % 10}`));
  await nextTurn();
  const others = ['classmate', 'tutor', 'owner'].map(ask);
  await nextTurn();
  end();
  expect(await Promise.all(others)).toEqual(['answered', 'answered', 'answered']);
  const statuses = await Promise.all(crowd);
  // Three run and 200 wait, one of which has given way to the classmate.
  expect(statuses.filter((status) => status === 'answered')).toHaveLength(202);
  expect(new Set(statuses)).toEqual(new Set(['answered', 'too-many-requests', 'busy']));
  expect(order.slice(3, 6).filter((id) => ['tutor', 'owner'].includes(id))).toHaveLength(2);
});

test('createCostlyRequests: one request of each of many students fills the places of students only', async () => {
  const { ask, end } = openRequests();
  const crowd = Array.from({ length: 500 }, (_, n) => ask(`student ${n}`));
  await nextTurn();
  const others = ['tutor', 'owner', 'tutor'].map(ask);
  await nextTurn();
  end();
  expect(await Promise.all(others)).toEqual(['answered', 'answered', 'answered']);
  expect((await Promise.all(crowd)).filter((status) => status === 'busy')).toHaveLength(297);
});
