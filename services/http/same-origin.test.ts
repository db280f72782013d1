import { expect, test } from 'vitest';
import { sameOrigin } from './same-origin.ts';

const publicUrl = 'https://rollbook.example/';
const host = '127.0.0.1:4000';

test.each([
  [{ origin: 'https://rollbook.example' }, true],
  [{ origin: 'http://127.0.0.1:4000', host }, true],
  [{ 'sec-fetch-site': 'same-origin' }, true],
  [{ origin: 'https://rollbook.example', 'sec-fetch-site': 'same-origin' }, true],
  [{}, false],
  [{ host }, false],
  [{ origin: 'null', host: 'null' }, false],
  [{ origin: 'https://rollbook.example.evil.example' }, false],
  [{ origin: 'http://rollbook.example' }, false],
  [{ origin: 'http://127.0.0.1:4001', host }, false],
  [{ origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' }, false],
  [{ origin: 'https://rollbook.example', 'sec-fetch-site': 'same-site' }, false],
  [{ 'sec-fetch-site': 'cross-site' }, false],
  [{ 'sec-fetch-site': 'none' }, false],
])('%j is from a page of this site: %s', (headers, expected) => {
  expect(sameOrigin(headers, publicUrl)).toBe(expected);
});
