import { expect, test } from 'vitest';
import { sanitizeReportedPath } from './report-not-found.ts';

test.each([
  ['/old/page?x=1', '/old/page?x=1'],
  ['/a\r\nadmin signed in\u0000\u001b[31m', '/aadmin signed in[31m'],
  ['/\u202e\u2028\u200fright', '/right'],
  [`/${'x'.repeat(500)}`, `/${'x'.repeat(299)}`],
])('sanitizeReportedPath: logs %j as %s', (path, logged) => {
  expect(sanitizeReportedPath(path)).toBe(logged);
});
