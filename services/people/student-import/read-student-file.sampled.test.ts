/** Any file is read, or refused as a whole; and each of its rows is a student, or says why it is none. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plans } from '#events/values/plans.ts';
import { expectCheap } from '#testing/cpu-limit.ts';
import { chooseSamples, chooseSeed } from '#testing/sampling.ts';
import { readStudentFile } from './read-student-file.ts';

const SAMPLES = 20_000;
const headers = [
  'Name',
  'Last name',
  'E-mail',
  'Group',
  'Classes left',
  'Total',
  'Plan',
  'As of',
  'Parent e-mail',
  'Note',
];

const strange = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.constantFrom(
    '"',
    '""',
    '=1+1',
    '\u0000',
    '\ud800',
    '1e9',
    '-1',
    '5,5',
    '99999999999999999999',
    '31.2.2026',
    '0/0/0',
  ),
);
const cells = [
  fc.constantFrom('Mia Chen', 'Zoë Ånström', '李小龍', ''),
  fc.constantFrom('Chen', ''),
  fc.uuid().map((id) => `${id}@rollbook.example`),
  fc.constantFrom('Tuesday at four', ''),
  fc.integer({ min: -1, max: 30 }).map(String),
  fc.constantFrom('12', '12,00', '18.0', ''),
  fc.constantFrom('Growth', 'none', ''),
  fc.constantFrom('11/2/2026', '2026-11-02', '2.11.2026', '13/13/2026', ''),
  fc.constantFrom('home@example.com', 'home@', ''),
  fc.constantFrom('Sits in front', '“quoted”', ''),
].map((usual) => fc.oneof({ weight: 12, arbitrary: usual }, { weight: 1, arbitrary: strange }));
const rows = fc.array(
  fc.oneof({ weight: 9, arbitrary: fc.tuple(...cells) }, { weight: 1, arbitrary: fc.array(strange) }),
  {
    maxLength: 12,
  },
);

const quote = (cell: string) => (/[",;\t\n\r]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
const encodings = ['utf8', 'utf16le', 'latin1'] as const;
const files = fc.oneof(
  {
    weight: 9,
    arbitrary: fc
      .record({
        rows,
        separator: fc.constantFrom(',', ';', '\t'),
        end: fc.constantFrom('\n', '\r\n', '\r'),
        encoding: fc.constantFrom(...encodings),
        // A file that was cut off, or whose quotes are not closed.
        cut: fc.oneof({ weight: 9, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.nat({ max: 40 }) }),
      })
      .map(({ rows: lines, separator, end, encoding, cut }) => {
        const text = [headers, ...lines].map((line) => line.map(quote).join(separator)).join(end);
        return new Uint8Array(Buffer.from(text.slice(0, text.length - cut), encoding));
      }),
  },
  { weight: 1, arbitrary: fc.uint8Array({ maxLength: 200 }) },
);

test('readStudentFile: reads any file or refuses it, and each row is a whole student or says why not', async () => {
  const columns = fc.integer({ min: 0, max: 499 });
  const mapping = fc.option(fc.dictionary(fc.constantFrom('name', 'email', 'left', 'total', 'as_of'), columns), {
    nil: undefined,
  });
  const dateOrder = fc.constantFrom(undefined, 'month-first' as const, 'day-first' as const);
  const ids = new Set<string | null>([...plans.map(({ id }) => id), null]);
  await fc.assert(
    fc.asyncProperty(files, mapping, dateOrder, async (bytes, chosen, order) => {
      const request = { bytes, mapping: chosen, dateOrder: order, classesMax: 18, today: '2026-11-20' };
      const file = await expectCheap(request, () => readStudentFile(request));
      if (typeof file === 'string')
        return void expect(['file-unreadable', 'file-empty', 'file-too-long']).toContain(file);
      for (const { errors, warnings, ...line } of file.lines) {
        for (const sentence of [...errors, ...warnings]) expect(sentence).toMatch(/\w .+\.$/s);
        if (errors.length > 0) continue;
        expect(line.name.trim()).not.toBe('');
        expect(line.email).toMatch(/^[^\s@]+@[^\s@]+$/);
        expect([line.left, line.total].every((count) => Number.isInteger(count) && count >= 0)).toBe(true);
        expect(line.as_of).toMatch(/^\d{4}-\d\d-\d\d$/);
        expect(ids.has(line.plan)).toBe(true);
      }
    }),
    { numRuns: chooseSamples(SAMPLES), seed: chooseSeed(import.meta.filename) },
  );
});
