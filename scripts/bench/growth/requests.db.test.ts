import { expect, test } from 'vitest';
import { openTestCentre } from '#testing/centre-fixture.ts';
import { studentId } from '../harness/filled-log.ts';
import type { GrownCentre } from './centre.ts';
import { createGrowthRequests, listCoveredRoutes } from './requests.ts';

test('listCoveredRoutes: names each GET route of the program', async () => {
  await using centre = await openTestCentre();
  const routes = centre.app.accessTable.filter(({ method }) => method === 'GET').map(({ url }) => url);
  expect(routes.length).toBeGreaterThan(30);
  expect(listCoveredRoutes().sort()).toEqual(routes.sort());
});

test('createGrowthRequests: each request has the parameters that its route needs, and is of somebody who may ask', async () => {
  await using centre = await openTestCentre();
  const person = await centre.createStudent();
  const clients = {
    tutor: await centre.createSignedInTutor({ owner: true }),
    student: await centre.signIn(person.email, person.password),
  };
  const ids = { recordId: crypto.randomUUID(), groupId: crypto.randomUUID(), size: { homework: 2 } };
  const refused: string[] = [];
  for (const { as, path } of createGrowthRequests(ids as GrownCentre)) {
    const { status, body } = await clients[as].get(path.replaceAll(studentId(0), person.id));
    if (status === 400 || status === 403) refused.push(`${as}: ${path}: ${body.detail}`);
  }
  expect(refused).toEqual([]);
});
