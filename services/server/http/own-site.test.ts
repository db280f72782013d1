import { expect, test } from 'vitest';
import { isIpAddressHost, isOwnHost, isSameOrigin, toOwnSite } from './own-site.ts';

test.each([
  ['rollbook.example', true],
  ['Rollbook.EXAMPLE', true],
  ['rollbook.example:443', true],
  ['rollbook.example:80', false],
  ['rollbook.example:3000', false],
  ['rollbook.example.', false],
  ['www.rollbook.example', false],
  ['a@rollbook.example', false],
  ['%72ollbook.example', false],
  ['127.0.0.1', false],
  ['localhost', false],
  ['', false],
  [undefined, false],
])('isOwnHost: for https://rollbook.example returns for the host %s: %s', (host, expected) => {
  expect(isOwnHost(host, toOwnSite('https://rollbook.example'))).toBe(expected);
});

test.each([
  ['http://localhost:3000', 'localhost:3000', true],
  ['http://localhost:3000', '127.0.0.1:3000', true],
  ['http://127.0.0.1:3000', '[::1]:3000', true],
  ['http://localhost:3000', 'localhost', false],
  ['http://localhost:3000', 'localhost:3001', false],
  ['http://localhost:3000', 'rebound.example:3000', false],
  ['http://localhost', 'localhost', true],
  ['http://localhost', '127.0.0.1:80', true],
  ['http://10.0.0.5:3000', '10.0.0.5:3000', true],
  ['http://10.0.0.5:3000', '127.0.0.1:3000', false],
])('isOwnHost: with PUBLIC_URL=%s returns for the host %s: %s', (publicUrl, host, expected) => {
  expect(isOwnHost(host, toOwnSite(publicUrl))).toBe(expected);
});

test.each([
  ['10.1.2.3', true],
  ['10.1.2.3:3000', true],
  ['[fd00::7]:3000', true],
  ['[::1]', true],
  ['evil.example', false],
  ['10.1.2.3.evil.example', false],
  ['0x7f.1', false],
  ['', false],
])('isAddress: returns for %s: %s', (host, expected) => {
  expect(isIpAddressHost(host)).toBe(expected);
});

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
