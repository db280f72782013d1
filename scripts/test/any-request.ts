/** Requests for a route: nearly right ones, and some that are nothing at all. */
import fc from 'fast-check';
import { z } from 'zod';
import type { UseCase } from '#services/http/use-case.ts';

export interface AnyRequest {
  readonly address: string;
  readonly body: string;
  readonly headers: Record<string, string>;
}

/** Whom a request may name, and a record of theirs. */
export interface Known {
  readonly students: readonly string[];
  readonly record: string;
}

const days = fc.integer({ min: 1, max: 22 }).map((day) => `2026-03-${String(day).padStart(2, '0')}`);
const text = (maxLength: number) => fc.string({ unit: 'grapheme', maxLength });
const status = fc.constantFrom('present', 'absent');
const seenVersion = fc.constantFrom(0, 0, 2, 5);

const likelyFor = ({ students }: Known): Record<string, fc.Arbitrary<unknown>> => {
  const row = fc.record(
    { student_id: fc.constantFrom(...students), status, notes: text(40), seen_version: seenVersion },
    { requiredKeys: ['student_id', 'status', 'seen_version'] },
  );
  return {
    classes: fc.integer({ min: 1, max: 20 }),
    classes_total: fc.integer({ min: 0, max: 30 }),
    ...{ reason: text(40), notes: text(40), generalNotes: text(40), status, seen_version: seenVersion },
    rows: fc.uniqueArray(fc.oneof({ weight: 9, arbitrary: row }, { weight: 1, arbitrary: odd }), {
      maxLength: students.length,
      selector: (each) => (each as { student_id?: unknown } | null)?.student_id ?? each,
    }),
    student_id: fc.constantFrom(...students),
    name: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }),
    email: fc.uuid().map((id) => `${id}@rollbook.example`),
    password: fc.string({ unit: 'grapheme', minLength: 8, maxLength: 20 }),
    ...{ date: days, from: days, to: days },
    limit: fc.constantFrom('1', '200'),
    cursor: fc.constantFrom('WzFd', 'WzFlMTBd', 'WzldWzk', 'WyIyMDI2LTAzLTIwIl0'),
  };
};

const odd = fc.oneof(
  fc.constantFrom(0, 19, 999, 1000, 1e9, -3, 1.5, '', '7', '2026-02-30', '2026-03-21', '9999-12-31', null, true),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.jsonValue(),
);
/** Fields that a request may go without. */
const spare = ['date', 'from', 'to', 'status', 'student_id', 'seen_version', 'cursor', 'reason', 'generalNotes'];

const fieldsOf = (schema: unknown) => (schema instanceof z.ZodObject ? Object.keys(schema.shape) : []);
const nearlyRight = (schema: unknown, likely: Record<string, fc.Arbitrary<unknown>>) => {
  const fields = fieldsOf(schema);
  const values = fields.map((field) => [
    field,
    fc.oneof({ weight: 9, arbitrary: likely[field] ?? odd }, { weight: 1, arbitrary: odd }),
  ]);
  return fc.record(Object.fromEntries(values) as Record<string, fc.Arbitrary<unknown>>, {
    requiredKeys: fields.filter((field) => !spare.includes(field)),
  });
};

const asSearch = (fields: object) =>
  new URLSearchParams(
    Object.fromEntries(
      Object.entries(fields).map(([key, value]) => [key, typeof value === 'string' ? value : JSON.stringify(value)]),
    ),
  );

const mostly = <Value>(usual: fc.Arbitrary<Value>, strange: fc.Arbitrary<Value>) =>
  fc.oneof({ weight: 9, arbitrary: usual }, { weight: 1, arbitrary: strange });

/** A few keys come again and again, so that a key meets another request than its first. */
const keys = ['aaaaaaaa-0000-4000-8000-000000000001', 'aaaaaaaa-0000-4000-8000-000000000002', 'again'];
const headers = mostly<Record<string, string>>(
  fc.constant({}),
  fc.oneof(
    fc.constantFrom(...keys).map((key) => ({ 'idempotency-key': key })),
    fc.constantFrom('"1"', '"9"', '7').map((version) => ({ 'if-match': version })),
    fc.constantFrom('text/plain', 'application/json; charset=latin1').map((type) => ({ 'content-type': type })),
  ),
);

/** Anything that somebody may send to a route. */
export const anyRequest = ({ path, body, query }: UseCase, known: Known): fc.Arbitrary<AnyRequest> => {
  const likely = likelyFor(known);
  const named = (usual: fc.Arbitrary<string>) =>
    mostly(usual, fc.string({ minLength: 1, maxLength: 40 })).map(encodeURIComponent);
  const parts = {
    id: named(fc.constantFrom(...known.students)),
    record: named(fc.constant(known.record)),
    date: mostly(days, fc.constantFrom('2026-02-30', '9999-12-31', 'today')),
    search: nearlyRight(query, likely),
    body: fc.oneof(
      { weight: 8, arbitrary: nearlyRight(body, likely).map((fields) => JSON.stringify(fields)) },
      { weight: 1, arbitrary: fc.json() },
      { weight: 1, arbitrary: fc.string({ maxLength: 60 }) },
    ),
    headers,
  };
  return fc.record(parts).map(({ id, record, date, search, body: sent, headers: more }) => ({
    address: `${path.replace(':id', id).replace(':record', record).replace(':date', date)}?${asSearch(search)}`,
    body: sent,
    headers: more,
  }));
};
