import { setImmediate as nextTurn } from 'node:timers/promises';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { BODY_BYTES_MAX } from '#services/core/use-case/body-bytes.ts';
import { acceptOnlyJson } from './body.ts';

test('acceptOnlyJson: parses at most one large body per turn of the event loop, and small bodies at once', async () => {
  await using app = Fastify({ bodyLimit: 4 * BODY_BYTES_MAX });
  acceptOnlyJson(app);
  let turn = 0;
  const turnsOf: { large: number[]; small: number[] } = { large: [], small: [] };
  app.post('/large', async () => turnsOf.large.push(turn));
  app.post('/small', async () => turnsOf.small.push(turn));
  await app.ready();
  const body = (characters: number) => JSON.stringify({ text: 'x'.repeat(characters) });
  let isOver = false;
  const sent = Promise.all([
    ...Array.from({ length: 8 }, () =>
      app.inject({ method: 'POST', url: '/large', body: body(BODY_BYTES_MAX), headers }),
    ),
    app.inject({ method: 'POST', url: '/small', body: body(10), headers }),
  ]).finally(() => {
    isOver = true;
  });
  for (; !isOver; turn += 1) await nextTurn();
  await sent;
  expect(turnsOf.large).toHaveLength(8);
  expect(new Set(turnsOf.large).size).toBe(8);
  expect(turnsOf.small[0]).toBeLessThan(turnsOf.large[1] as number);
});

const headers = { 'content-type': 'application/json' };
