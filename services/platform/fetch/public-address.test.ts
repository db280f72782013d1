import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chooseSeed } from '#testing/sampling.ts';
import { isPublicAddress } from './public-address.ts';

const seed = chooseSeed(import.meta.filename);

test.each(['93.184.216.34', '1.1.1.1', '8.8.8.8', '2606:4700:4700::1111', '2a00:1450:4001:81b::200e'])(
  'isPublicAddress: accepts %s',
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);

test.each([
  ...['127.0.0.1', '127.255.255.254', '0.0.0.0', '10.0.0.1', '172.16.0.1', '172.31.255.255', '192.168.1.1'],
  ...['169.254.169.254', '100.64.0.1', '100.127.255.255', '192.0.0.1', '192.0.2.1', '198.18.0.1', '198.51.100.1'],
  ...['203.0.113.1', '224.0.0.1', '240.0.0.1', '255.255.255.255'],
  ...['::', '::1', 'fe80::1', 'fc00::1', 'fd00:ec2::254', 'ff02::1', 'fec0::1', '100::1', '2001:db8::1'],
  ...['::ffff:127.0.0.1', '::ffff:10.0.0.1', '::ffff:8.8.8.8', '::127.0.0.1', '64:ff9b::7f00:1', '64:ff9b:1::1'],
  ...['168.63.129.16', '100.100.100.200', '192.0.0.192', '161.26.0.10', '166.9.12.3', 'fd20:ce::254'],
  ...['2002:7f00:1::', '2001:0:7f00:1::', 'fe80::1%eth0', 'localhost', '', '1.1.1', '0x7f.1'],
])('isPublicAddress: refuses %s', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test('isPublicAddress: refuses every IPv4 address that is carried in IPv6', () => {
  fc.assert(
    fc.property(fc.ipV4(), (address) => !isPublicAddress(`::ffff:${address}`)),
    { seed },
  );
});
