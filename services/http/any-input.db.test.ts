import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { type TestCentre, type TestPerson, testCentre } from '#scripts/test/centre.ts';
import type { Client } from '#scripts/test/client.ts';
import { verify } from '#services/audit/verify.ts';
import { allUseCases } from './routes.ts';

let centre: TestCentre;
let mia: TestPerson;
let tutor: Client;

beforeAll(async () => {
  centre = await testCentre({ clock: () => new Date('2026-03-20T18:00:00Z') });
  mia = await centre.createStudent({ classes: 6 });
  const sam = await centre.createTutor();
  tutor = await centre.signIn(sam.email, sam.password);
});
afterAll(() => centre[Symbol.asyncDispose]());

/** Requests for each route; nearly right ones, and some that are nothing at all. */
const RUNS = 30;

const days = fc.integer({ min: 1, max: 22 }).map((day) => `2026-03-${String(day).padStart(2, '0')}`);
const likely: Record<string, fc.Arbitrary<unknown>> = {
  classes: fc.integer({ min: 1, max: 20 }),
  classes_total: fc.integer({ min: 0, max: 30 }),
  reason: fc.string({ unit: 'grapheme', maxLength: 40 }),
  notes: fc.string({ unit: 'grapheme', maxLength: 40 }),
  status: fc.constantFrom('present', 'absent'),
  seen_version: fc.constantFrom(0, 2),
  name: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }),
  email: fc.uuid().map((id) => `${id}@rollbook.example`),
  password: fc.string({ unit: 'grapheme', minLength: 8, maxLength: 20 }),
  ...{ date: days, from: days, to: days },
  limit: fc.constantFrom('1', '200'),
  cursor: fc.constantFrom('WzFd', 'WzFlMTBd', 'WzldWzk', 'WyIyMDI2LTAzLTIwIl0'),
};
const odd = fc.oneof(
  fc.constantFrom(0, 19, 999, 1000, 1e9, -3, 1.5, '', '7', '2026-02-30', '2026-03-21', '9999-12-31', null, true),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.jsonValue(),
);
const fieldsOf = (schema: unknown) => (schema instanceof z.ZodObject ? Object.keys(schema.shape) : []);
const nearlyRight = (fields: readonly string[]) =>
  fc.record(
    Object.fromEntries(
      fields.map((field) => [
        field,
        fc.oneof({ weight: 6, arbitrary: likely[field] ?? odd }, { weight: 1, arbitrary: odd }),
      ]),
    ),
    { requiredKeys: fields.filter((field) => !['date', 'seen_version', 'cursor'].includes(field)) },
  );
const asSearch = (fields: object) =>
  new URLSearchParams(
    Object.fromEntries(
      Object.entries(fields).map(([key, value]) => [key, typeof value === 'string' ? value : JSON.stringify(value)]),
    ),
  );

// Signing in and up costs a hash each, and deleting Mia would leave little to ask for.
const routes = allUseCases('test').filter(({ operation }) => !/sign|delete/i.test(operation));

test.each(routes.map((route) => [route.operation, route] as const))(
  '%s answers whatever it is asked with an answer or a problem in words',
  async (_, { method, path, body, query }) => {
    const bodies = fc.oneof(
      { weight: 8, arbitrary: nearlyRight(fieldsOf(body)).map((fields) => JSON.stringify(fields)) },
      { weight: 1, arbitrary: fc.json() },
      { weight: 1, arbitrary: fc.string({ maxLength: 60 }) },
    );
    const ids = fc.oneof(
      { weight: 8, arbitrary: fc.constant('') },
      { weight: 1, arbitrary: fc.string({ maxLength: 40 }) },
    );
    await fc.assert(
      fc.asyncProperty(bodies, nearlyRight(fieldsOf(query)), ids, days, async (sent, search, id, day) => {
        const address = path.replace(':id', encodeURIComponent(id) || mia.id).replace(':date', day);
        const answer = await tutor.send(method, `${address}?${asSearch(search)}`, method === 'GET' ? undefined : sent);
        expect(answer.status).toBeLessThan(500);
        if (answer.status >= 400) expect(answer.body.detail).toMatch(/^\S.*\S$/s);
      }),
      { numRuns: RUNS },
    );
  },
);

test('the record is sound after all that', async () => {
  const { sql, store, keys, readModels, runner } = centre.program;
  await runner.caughtUp();
  const { fault, events } = await verify({ sql, store, keys, schema: readModels.schema });
  expect(fault).toBeUndefined();
  expect(events).toBeGreaterThan(RUNS);
});
