import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chooseSeed } from '#testing/sampling.ts';
import { toIpAddressGroup } from './ip-address-group.ts';

const seed = chooseSeed(import.meta.filename);

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:0001:0002::', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['64:ff9b::203.0.113.9', '64:ff9b:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['203.0.113.9:2000', '203.0.113.9'],
  ['[2001:db8:1:2::5]:2000', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::5]', '2001:db8:1:2::/64'],
  ['2001:db8:1:2:3:4:5:2000', '2001:db8:1:2::/64'],
  ['[::ffff:203.0.113.9]:2000', '203.0.113.9'],
  ['', ''],
])('toIpAddressGroup: counts %s as %s', (address, group) => {
  expect(toIpAddressGroup(address)).toBe(group);
});

test('toIpAddressGroup: maps all addresses of one /64 to one group, in every notation', () => {
  const compressed = (groups: readonly number[]) =>
    new URL(`http://[${groups.map((group) => group.toString(16)).join(':')}]`).hostname.slice(1, -1);
  const group = fc.nat(0xffff);
  const quad = fc.tuple(group, group, group, group);
  fc.assert(
    fc.property(quad, quad, quad, (network, one, other) => {
      // The lower half never makes an IPv4-mapped address: that needs an upper half of zeros.
      fc.pre(network.some((part) => part > 0));
      const inFull = [...network, ...one].map((part) => part.toString(16).padStart(4, '0')).join(':');
      expect(toIpAddressGroup(compressed([...network, ...one]))).toBe(toIpAddressGroup(inFull));
      expect(toIpAddressGroup(compressed([...network, ...other]))).toBe(toIpAddressGroup(inFull));
    }),
    { seed },
  );
});

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
])('toIpAddressGroup: counts %s as %s by the /48', (address, group) => {
  expect(toIpAddressGroup(address, 48)).toBe(group);
});
