import { expect, test } from 'vitest';
import { openTestCentre } from '#testing/centre-fixture.ts';
import { listCoveredRoutes } from './requests.ts';

test('listCoveredRoutes: names each GET route of the program', async () => {
  await using centre = await openTestCentre();
  const routes = centre.app.accessTable.filter(({ method }) => method === 'GET').map(({ url }) => url);
  expect(routes.length).toBeGreaterThan(30);
  expect(listCoveredRoutes().sort()).toEqual(routes.sort());
});
