import { expect, test } from 'vitest';
import { isSameLogPlace } from './log-place.ts';

const at = (eventStoreUrl: string | undefined, eventStorePrefix = 'rollbook-') => ({ eventStoreUrl, eventStorePrefix });
const log = 'postgres://rollbook:secret@db.example/log';

test.each([
  [undefined, undefined],
  [log, 'postgresql://ops:other@DB.example:5432/log?application_name=ops'],
  ['postgres://localhost/log', 'postgres://127.0.0.1:5432/log'],
  [
    'esdb://a.example:2113,b.example:2113?tls=true',
    'esdb://admin:new@b.example,a.example?tls=true&nodePreference=leader',
  ],
])('isSameLogPlace: %s and %s are one place', (one, other) => {
  expect(isSameLogPlace(at(one), at(other))).toBe(true);
});

test.each([
  [at(undefined), at(log)],
  [at(log), at('postgres://rollbook:secret@db.example/log2')],
  [at(log), at('postgres://rollbook:secret@db.example:5433/log')],
  [at(log), at('postgres://rollbook:secret@db2.example/log')],
  [at('esdb://a.example:2113'), at('esdb://a.example:2113', 'moved-')],
])('isSameLogPlace: %o and %o are two places', (one, other) => {
  expect(isSameLogPlace(one, other)).toBe(false);
});
