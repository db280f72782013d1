import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chooseSeed } from '#testing/sampling.ts';
import { encodeRows } from './encode-rows.ts';
import { formatCsvHeader, formatCsvRows } from './format-csv.ts';
import { parseCsv, parseCsvRows } from './test/parse-csv.ts';

const toFile = (texts: readonly string[]): string =>
  formatCsvHeader(['text', 'next']) + formatCsvRows(texts.map((text) => ({ text, next: 1 })));

const hostile = [
  ...['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', "'=1", "''=1", "'quoted'", '=HYPERLINK("https://evil.example")'],
  ...['a "b" c', '"', '""', 'one\ntwo', 'one\r\ntwo', 'one\rtwo', 'a,b', ',', '', ' ', ' padded '],
  ...['a;=1+1', 'a;=1+1;b', 'a\n=1+1', "a;'=1", 'a\t@SUM(A1)', ';', 'a;b', '=1;=2'],
  ...['a;"=1+1;b', 'a\n"=1+1;b', '"=1+1', '\'"-1', 'a;"\'"=1'],
  ...['＝1+1', '＋1', '－1', '＠SUM(A1)', '\t＝1', '\r＠1', "'＝1", '"＋1', 'a;＝1', 'a\n－1', 'a＝1'],
  ...['שלום עולם', '\u202ereversed\u202c', '👩🏽‍🏫 ok', '\ufeffmark', 'é', 'null', '1e5', '007'],
];

test('formatCsvRows: every text parses back to itself', () => {
  expect(parseCsv(toFile(hostile)).map(({ text }) => text)).toEqual(hostile);
  const anyText = fc.string({ unit: fc.constantFrom(...'=+-@＝＋－＠\t\r\n\'",; aé') });
  fc.assert(
    fc.property(fc.array(anyText), (texts) => {
      expect(parseCsv(toFile(texts)).map(({ text }) => text)).toEqual(texts);
    }),
    { seed: chooseSeed(import.meta.filename) },
  );
});

test('formatCsvRows: no text begins as a formula, and numbers stay numbers', () => {
  expect(toFile([])).toBe('\ufefftext,next\r\n');
  const [, ...rows] = parseCsvRows(toFile(hostile));
  expect(rows.filter(([text = '']) => /^[=+\-@＝＋－＠\t\r]/.test(text))).toEqual([]);
  // A spreadsheet whose list separator is the semicolon splits the same file elsewhere.
  const cells = toFile(hostile).split(/[;\r\n]/);
  expect(cells.filter((cell) => /^"*[=+\-@＝＋－＠\t\r]/.test(cell))).toEqual([]);
  expect(formatCsvRows([{ a: 'a;b' }])).toBe('"a;b"\r\n');
  expect(formatCsvRows([{ a: -3, b: 0, c: true, d: null, e: ['one', 'two'] }])).toBe('-3,0,true,,"one\ntwo"\r\n');
});

test('encodeRows: a spreadsheet can add up the amounts of a CSV file, also those below 0', () => {
  const rows = [-754_443, -5, 0, 35_000].map((amount_cents) => ({ amount_cents }));
  const part = { rows, columns: ['amount_cents'], timeZone: 'UTC' };
  expect(encodeRows({ ...part, format: 'csv' })).toBe('-7544.43,UTC\r\n-0.05,UTC\r\n0.00,UTC\r\n350.00,UTC\r\n');
});
