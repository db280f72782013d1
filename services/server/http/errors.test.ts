import { expect, test } from 'vitest';
import { RecordFault } from '#events/kernel/record-fault.ts';
import { toErrorRefusal } from './errors.ts';

const thrown = (code: string, message: string) => Object.assign(new Error(message), { code });

test.each([
  ['XX000', 'could not extend file "base/16384/2691": File too large'],
  ['XX000', 'could not write to file "pg_wal/xlogtemp.77": File too large'],
  ['53100', 'could not extend file "base/16384/2691": No space left on device'],
  ['58030', 'could not read blocks 0..0 in file "base/16384/2691": Input/output error'],
  ['57P01', 'terminating connection due to administrator command'],
])('toRefusal: maps %s “%s” to unavailable', (code, message) => {
  expect(toErrorRefusal(thrown(code, message)).refused).toBe('unavailable');
});

test.each([
  ['XX000', 'cache lookup failed for type 16423'],
  ['XX001', 'invalid page in block 0 of relation base/16384/2691'],
  ['23505', 'could not write'],
])('toRefusal: maps %s “%s” to unexpected', (code, message) => {
  expect(toErrorRefusal(thrown(code, message)).refused).toBe('unexpected');
});

test.each([
  ['hash-mismatch', 'record-damaged'],
  ['missing-entry', 'record-damaged'],
  ['key-missing', 'key-missing'],
  // Faults of the program, and of a release that is too old, leave nothing to mend in the record.
  ['sealed-twice', 'unexpected'],
  ['unknown-version', 'unexpected'],
] as const)('toRefusal: maps a record fault “%s” to %s', (code, refused) => {
  expect(toErrorRefusal(new RecordFault(code, 'detail')).refused).toBe(refused);
});
