import { expect, test } from 'vitest';
import { isIpAddressHost, isOwnHost, toOwnSite } from './own-site.ts';

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
