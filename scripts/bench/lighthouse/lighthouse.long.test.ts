/** The scores of Lighthouse that do not depend on the machine. `npm run bench:lighthouse` measures the speed. */
import { expect, test } from 'vitest';
import { openTestCentre } from '#testing/centre-fixture.ts';
import { openForAllTests } from '#testing/open-for-all-tests.ts';
import { auditPage, devices } from './suite.ts';

const centre = await openForAllTests(openTestCentre());

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
