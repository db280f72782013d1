import { expect, test } from 'vitest';
import { allUseCases } from '#services/http/routes.ts';
import { requestsTo } from './requests.ts';

test('requestsTo: asks something of each GET route', () => {
  const centre = { size: { homework: 1 }, recordId: crypto.randomUUID() } as never;
  const asked = new Set(requestsTo(centre).map(({ operation }) => operation));
  const routes = allUseCases('test').filter(({ method }) => method === 'GET');
  expect([...asked].sort()).toEqual(routes.map(({ operation }) => operation).sort());
});
