/** The body of any-input.db.test.ts and of its long run: whatever is thrown at the routes, the record stays sound. */
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { verify } from '#services/audit/verify.ts';
import { allUseCases } from '#services/http/routes.ts';
import type { UseCase } from '#services/http/use-case.ts';
import { type AnyRequest, anyRequest, type Known, markOf } from './any-request.ts';
import { type TestCentre, testCentre } from './centre.ts';
import type { Client } from './client.ts';

/** Requests under way at once: most of their time they wait for the database. */
const AT_ONCE = 20;

// Signing in and up costs a hash each, and deleting students would leave little to ask for.
const routes = allUseCases('test').filter(({ operation }) => !/sign|delete/i.test(operation));
// Last, because the students that it makes lengthen every list.
const inOrder = routes.toSorted((a, b) => Number(isMaking(a)) - Number(isMaking(b)));

function isMaking({ operation }: UseCase): boolean {
  return operation === 'createStudentAccount';
}

/**
 * Defines a test for each route with so many requests, the same for the same seed, and one that verifies the record after
 * all of them.
 */
export function anyInput(requests: number, seed: number): void {
  let centre: TestCentre;
  let tutor: Client;
  let known: Known;

  beforeAll(async () => {
    // more requests than one network may send: each comes from another one
    const env = { TRUST_PROXY: 'loopback' };
    centre = await testCentre({ clock: () => new Date('2026-03-20T18:00:00Z'), env });
    const sam = await centre.createTutor();
    tutor = await centre.signIn(sam.email, sam.password);
    known = await people(centre, tutor);
  }, 30_000);
  afterAll(() => centre[Symbol.asyncDispose]());

  async function send({ method }: UseCase, { address, body, headers }: AnyRequest): Promise<void> {
    const from = { 'x-forwarded-for': `2001:db8:0:${Math.floor(Math.random() * 65_536).toString(16)}::1` };
    const sent = method === 'GET' ? undefined : body;
    const answer = await tutor.send(method, address, sent, { ...from, ...headers });
    const what = `${method} ${address} ${sent} ${JSON.stringify(headers)} → ${answer.status} ${answer.text}`;
    // on a machine that is busy with other things the server may say so
    if (answer.body?.code !== 'busy') expect(answer.status, what).toBeLessThan(500);
    expect(answer.status, what).not.toBe(429);
    if (answer.status >= 400) expect(answer.body.detail, what).toMatch(/^\S.*\S$/s);
  }

  test.each(inOrder.map((route) => [route.operation, route] as const))(
    '%s answers whatever it is asked with an answer or a problem in words',
    async (_, route) => {
      const batch = fc.array(anyRequest(route, known), { minLength: AT_ONCE, maxLength: AT_ONCE });
      await fc.assert(
        fc.asyncProperty(batch, async (asked) => {
          await Promise.all(asked.map((each) => send(route, each)));
          if (route.method !== 'GET') known.versions = await versionsNow(tutor);
        }),
        { numRuns: Math.ceil(requests / AT_ONCE), seed },
      );
    },
  );

  test('the record is sound after all that', async () => {
    const { sql, store, keys, readModels, runner } = centre.program;
    await runner.caughtUp();
    const { fault, events } = await verify({ sql, store, keys, schema: readModels.schema });
    expect(fault).toBeUndefined();
    expect(events).toBeGreaterThan(requests / 2);
  });
}

/** Students with classes and without, a former one, and nobody at all. */
async function people(centre: TestCentre, tutor: Client): Promise<Known> {
  const mia = await centre.createStudent({ classes: 6 });
  const noah = await centre.createStudent({ classes: 0 });
  const former = await centre.createStudent({ classes: 3 });
  await tutor.delete(`/api/students/${former.id}`);
  const marked = await tutor.post(`/api/students/${mia.id}/attendance`, { status: 'present', date: '2026-03-10' });
  const after = { 'min-position': marked.headers.get('position') ?? '' };
  const { body } = await tutor.get(`/api/attendance?student_id=${mia.id}`, after);
  return {
    students: [mia.id, noah.id, former.id, '00000000-0000-4000-8000-00000000beef'],
    record: body.records[0].id,
    versions: await versionsNow(tutor),
  };
}

async function versionsNow(tutor: Client): Promise<Known['versions']> {
  const { body } = await tutor.get('/api/attendance?limit=200');
  const records: { student_id: string; date: string; version: number }[] = body.records ?? [];
  return new Map(records.map(({ student_id, date, version }) => [markOf(student_id, date), version]));
}
