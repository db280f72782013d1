import { expect, test } from 'vitest';
import { createKnownDeviceCookies } from './known-device.ts';

const settings = { sessionSecret: 'x'.repeat(32), publicUrl: 'https://rollbook.example' };
const devices = createKnownDeviceCookies(settings);
const sentBack = (setCookie: string) => ({ cookie: `other=1; ${setCookie.split(';')[0]}` });
const find = (setCookie: string) => devices.find(sentBack(setCookie));

test('remember: adds the account to the device, in any case of its e-mail', () => {
  const device = find(devices.remember(undefined, 'ann@example.com'));
  expect(devices.knows(device, 'Ann@Example.com')).toBe(true);
  expect(devices.knows(device, 'ben@example.com')).toBe(false);
});

test('remember: a shared device knows the last 30 accounts that signed in, and keeps its id', () => {
  let device = find(devices.remember(undefined, 'first@example.com'));
  const { id } = device ?? {};
  for (let number = 0; number < 30; number += 1) device = find(devices.remember(device, `${number}@example.com`));
  expect(device?.id).toBe(id);
  expect(devices.knows(device, '0@example.com')).toBe(true);
  expect(devices.knows(device, 'first@example.com')).toBe(false);
  expect(devices.remember(device, '0@example.com').length).toBeLessThan(1_000);
});

test('find: ignores a cookie that was changed, truncated or signed with another secret', () => {
  const cookie = devices.remember(undefined, 'ann@example.com');
  const [value = ''] = cookie.split(';');
  const elsewhere = createKnownDeviceCookies({ ...settings, sessionSecret: 'y'.repeat(32) });
  const [, tag = ''] = value.split('.');
  const other = find(devices.remember(undefined, 'ben@example.com'));
  for (const forged of [
    elsewhere.remember(undefined, 'ann@example.com'),
    value.slice(0, -1),
    value.replace(tag, other?.accountTags[0] ?? ''),
    value.replace(`.${tag}`, `.${tag}.${tag}`),
    '__Host-rollbook-device=..',
    '__Host-rollbook-device=',
    '',
  ]) {
    expect(find(forged), forged).toBeUndefined();
  }
  expect(devices.find({})).toBeUndefined();
});

test('remember: hides the cookie from scripts and other sites, and stores no e-mail in it', () => {
  const cookie = devices.remember(undefined, 'ann@example.com');
  expect(cookie).toMatch(/^__Host-rollbook-device=.+; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax; Secure$/);
  expect(cookie).not.toMatch(/ann|example/);
  const local = createKnownDeviceCookies({ ...settings, publicUrl: 'http://localhost:3000' });
  expect(local.remember(undefined, 'ann@example.com')).toMatch(/^rollbook-device=[^;]+; Max-Age.*SameSite=Lax$/);
});
