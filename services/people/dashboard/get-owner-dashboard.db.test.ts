import { beforeEach, expect, test } from 'vitest';
import { openTestCentre } from '#testing/centre-fixture.ts';
import { openForAllTests } from '#testing/open-for-all-tests.ts';

const FRIDAY = new Date('2026-11-20T17:00:00Z');
let now = FRIDAY;
const centre = await openForAllTests(openTestCentre({ clock: () => now }));
const owner = await centre.createSignedInTutor({ owner: true });
beforeEach(() => {
  now = FRIDAY;
});

const load = async (query = '') => {
  await centre.program.runner.caughtUp();
  return (await owner.get(`/api/owner-dashboard${query}`)).body;
};

test('getOwnerDashboard: works without students', async () => {
  expect(await load()).toEqual({});
});
