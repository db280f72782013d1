/** The scores of Lighthouse that do not depend on the machine. `npm run bench:lighthouse` measures the speed. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestCentre, type TestCentre } from '#testing/centre-fixture.ts';
import { auditPage, devices } from './suite.ts';

let centre: TestCentre;
beforeAll(async () => {
  centre = await openTestCentre();
});
afterAll(() => centre[Symbol.asyncDispose]());

const pages = ['/', '/about', '/pricing', '/login'].flatMap((path) => devices.map((device) => ({ path, device })));

test.each(pages)('$path on a $device: accessibility, best practices and search engines', async ({ path, device }) => {
  const { scores, faults } = await auditPage({
    url: `${centre.url}${path}`,
    device,
    categories: ['accessibility', 'best-practices', 'seo'],
  });
  expect(faults).toEqual([]);
  expect(scores.accessibility).toBe(100);
  expect(scores['best-practices']).toBeGreaterThanOrEqual(95);
  expect(scores.seo).toBeGreaterThanOrEqual(95);
});
