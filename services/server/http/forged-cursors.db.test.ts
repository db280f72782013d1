import { expect, test } from 'vitest';
import { encodeCursor } from '#projections/query/page.ts';
import { openTestCentre } from '#testing/centre-fixture.ts';
import { openForAllTests } from '#testing/open-for-all-tests.ts';

const centre = await openForAllTests(openTestCentre());
const tutor = await centre.createSignedInTutor();

const someone = '6f66e2c3-8994-5bd1-81e6-d1f8155ee537';
const beforeTime = '0000-01-01T00:00:00Z';
const now = '2026-11-21T10:00:00Z';
const far = 2 ** 31;

test.each([
  ['/api/activity', [beforeTime, 1, someone]],
  ['/api/activity', [now, far, someone]],
  ['/api/attendance', ['2026-11-21', 'Ni\u0000na', someone]],
  ['/api/class-transactions', ['2026-01-01', beforeTime, 1, someone]],
  ['/api/homework', [beforeTime, someone]],
  ['/api/class-transactions', ['2026-01-01', now, far, someone]],
  ['/api/students', ['Ni\u0000na', someone]],
  ['/api/students/names', ['Nina \ud800', someone]],
  ['/api/students/in-need?need=low', [far, 0, 'Nina', someone]],
  ['/api/attendance/roll?date=2026-11-20', ['Ni\u0000na', someone]],
])('%s: refuses a cursor with values that PostgreSQL cannot hold: %j', async (list, place) => {
  const { status, body } = await tutor.get(`${list}${list.includes('?') ? '&' : '?'}cursor=${encodeCursor(place)}`);
  expect([status, body.code]).toEqual([400, 'invalid-request']);
});
