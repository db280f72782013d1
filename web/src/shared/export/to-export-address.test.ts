import { expect, test } from 'vitest';
import { toExportAddress } from './to-export-address.ts';

test('toExportAddress: holds the filters that are set, encoded', () => {
  const params = { search: 'ada & co', group: undefined, former: 'true' };
  expect(toExportAddress({ path: '/students', params }, 'json-lines')).toBe(
    '/api/students/export?search=ada+%26+co&former=true&format=json-lines',
  );
});
