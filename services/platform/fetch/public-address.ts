import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** The IPv6 range that is assigned for the public internet; all other ranges have special purposes. */
const GLOBAL_IPV6 = ipaddr.parseCIDR('2000::/3') as [ipaddr.IPv6, number];

/** Public IPv4 ranges that lead to internal services on servers of a cloud: Azure's host address, and services of IBM Cloud. */
const CLOUD_INNER = ['168.63.129.16/32', '161.26.0.0/16', '166.8.0.0/14'].map(
  (range) => ipaddr.parseCIDR(range) as [ipaddr.IPv4, number],
);

/**
 * Whether an IP address belongs to the public internet. False for loopback, private, link-local, carrier-grade NAT, cloud
 * metadata, multicast and reserved addresses, and for IPv6 addresses that carry an IPv4 address.
 */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0 || !ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed instanceof ipaddr.IPv4 ? !CLOUD_INNER.some((range) => parsed.match(range)) : parsed.match(GLOBAL_IPV6);
}
