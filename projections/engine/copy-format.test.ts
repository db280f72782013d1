import { expect, test } from 'vitest';
import { BulkLoadRejectedError } from './bulk-load-rejected.ts';
import type { ColumnType, ColumnValue } from './columns.ts';
import { CopyBuffer } from './copy-format.ts';

const encoded = (type: ColumnType, value: ColumnValue): Buffer => {
  const buffer = new CopyBuffer();
  buffer.rows([{ value }], [['value', type]]);
  return buffer.take();
};

test.each<[ColumnType, ColumnValue, string]>([
  ['text', 'né', '00000003 6ec3a9'],
  ['text', null, 'ffffffff'],
  ['uuid', '01234567-89ab-cdef-0123-456789abcdef', '00000010 0123456789abcdef0123456789abcdef'],
  ['integer', -2, '00000004 fffffffe'],
  ['boolean', true, '00000001 01'],
  ['date', '2000-01-02', '00000004 00000001'],
  ['date', '1999-12-31', '00000004 ffffffff'],
  ['timestamptz', '2000-01-01T00:00:01.001Z', '00000008 00000000000f4628'],
  ['timestamptz', '1999-12-31T23:59:59.999Z', '00000008 fffffffffffffc18'],
  ['jsonb', '["né"]', '00000008 01 5b226ec3a9225d'],
])('CopyBuffer: encodes %s %s in the binary format of PostgreSQL', (type, value, bytes) => {
  expect(encoded(type, value).toString('hex')).toBe(`0001${bytes.replaceAll(' ', '')}`);
});

test.each<[ColumnType, ColumnValue]>([
  ['text', 1],
  ['jsonb', 1],
  ['uuid', '0123456789abcdef0123456789abcdef----'],
  ['uuid', '01234567-89AB-cdef-0123-456789abcdeg'],
  ['integer', 2 ** 31],
  ['integer', 0.5],
  ['boolean', 'true'],
  ['date', '2026-02-30'],
  ['date', '2026-2-3'],
  ['timestamptz', '2026-02-30T00:00:00.000Z'],
  ['timestamptz', '2026-02-03T25:00:00.000Z'],
  ['timestamptz', '2026-02-03T00:00:00.000001Z'],
])('CopyBuffer: rejects %s %s, so that PostgreSQL parses or refuses it as text', (type, value) => {
  expect(() => encoded(type, value)).toThrow(BulkLoadRejectedError);
});

test('CopyBuffer: grows with its rows', () => {
  const text = 'x'.repeat(3_000);
  const buffer = new CopyBuffer();
  buffer.rows(
    Array.from({ length: 1_000 }, () => ({ text })),
    [['text', 'text']],
  );
  expect(buffer.take()).toHaveLength(1_000 * (2 + 4 + 3_000));
});
