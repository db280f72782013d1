import { expect, test } from 'vitest';
import { openTestCentre } from '#testing/centre-fixture.ts';

test('beginDraining: says that it is not ready, and goes on answering on connections that it ends', async () => {
  await using centre = await openTestCentre();
  const visitor = centre.createVisitor();
  await expect.poll(async () => (await visitor.get('/health/ready')).status).toBe(200);
  expect((await visitor.get('/api/centre')).headers.get('connection')).not.toBe('close');

  centre.app.beginDraining();

  expect(await visitor.get('/health/ready')).toMatchObject({ status: 503, body: { status: 'unavailable' } });
  expect((await visitor.get('/health/live')).status).toBe(200);
  const answer = await visitor.get('/api/centre');
  expect([answer.status, answer.headers.get('connection')]).toEqual([200, 'close']);
});
