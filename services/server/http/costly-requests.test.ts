import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
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
