import { expect, test } from 'vitest';
import { sanitizeReportedPath } from './report-not-found.ts';

test.each([
  ['/old/page?x=1', '/old/page'],
  ['/students/5b2f0c1e-0000-4000-8000-000000000001', '/students/5b2f0c1e-0000-4000-8000-000000000001'],
  ['/login%3Ftoken=abc', '/login'],
  [`/reset/${'t'.repeat(43)}`, '/reset/…'],
  ['/mia@rollbook.example', '/mia'],
  ['/a\r\nadmin signed in', '/a'],
  ['/\u202eright', '/'],
  ['/a'.repeat(500), '/a'.repeat(150)],
])('sanitizeReportedPath: logs %j as %s', (path, logged) => {
  expect(sanitizeReportedPath(path)).toBe(logged);
});
