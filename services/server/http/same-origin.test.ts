import { expect, test } from 'vitest';
import { toOwnSite } from './own-site.ts';
import { isSameOrigin } from './same-origin.ts';

const publicUrl = 'https://rollbook.example';
const host = 'rollbook.example';

test.each([
  [{ origin: 'https://rollbook.example', host }, true],
  [{ 'sec-fetch-site': 'same-origin' }, true],
  [{ origin: 'https://rollbook.example', 'sec-fetch-site': 'same-origin' }, true],
  [{}, false],
  [{ host }, false],
  [{ origin: 'null', host: 'null' }, false],
  [{ origin: 'https://evil.example', host: 'evil.example' }, false],
  [{ origin: 'http://127.0.0.1:4000', host: '127.0.0.1:4000' }, false],
  [{ origin: 'https://rollbook.example.evil.example' }, false],
  [{ origin: 'https://rollbook.example.' }, false],
  [{ origin: 'http://rollbook.example' }, false],
  [{ origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' }, false],
  [{ origin: 'https://rollbook.example', 'sec-fetch-site': 'same-site' }, false],
  [{ 'sec-fetch-site': 'cross-site' }, false],
  [{ 'sec-fetch-site': 'none' }, false],
])('isSameOrigin: for %j returns %s', (headers, expected) => {
  expect(isSameOrigin(headers, toOwnSite(publicUrl))).toBe(expected);
});

test.each([
  [{ origin: 'http://localhost:4000', host: '127.0.0.1:4000' }, true],
  [{ origin: 'http://127.0.0.1:4000', host: '127.0.0.1:4000' }, true],
  [{ origin: 'http://[::1]:4000', host: '[::1]:4000' }, true],
  // Another program may listen on the same port of another loopback address.
  [{ origin: 'http://[::1]:4000', host: 'localhost:4000' }, false],
  [{ origin: 'http://127.0.0.1:4001', host: '127.0.0.1:4001' }, false],
  [{ origin: 'https://localhost:4000', host: 'localhost:4000' }, false],
])('isSameOrigin: with a loopback PUBLIC_URL for %j returns %s', (headers, expected) => {
  expect(isSameOrigin(headers, toOwnSite('http://localhost:4000'))).toBe(expected);
});
