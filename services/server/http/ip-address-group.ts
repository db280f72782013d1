import { isIPv4, isIPv6 } from 'node:net';

/**
 * Returns the key under which rate limits count an address: an IPv4 address itself, an IPv6 address its /64 network,
 * because one household or rented server owns all 2^64 addresses of it. One customer can own a /48. An IPv4-mapped IPv6
 * address counts as its IPv4 address. Some proxies, as of Azure and IIS, send an address with the port of the client, which
 * differs in each connection.
 */
export function toIpAddressGroup(sent: string, bits: 48 | 64 = 64): string {
  const address = /^([\d.]+):\d+$/.exec(sent)?.[1] ?? /^\[(.+)\](?::\d+)?$/.exec(sent)?.[1] ?? sent;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined && isIPv4(mapped)) return mapped;
  if (!isIPv6(address)) return address;
  const [head = '', tail] = (address.split('%')[0] as string).toLowerCase().split('::');
  const groups = head === '' ? [] : head.split(':');
  if (tail !== undefined) {
    const last = tail === '' ? [] : tail.split(':');
    // A dotted IPv4 tail fills two groups.
    const missing = 8 - groups.length - last.length - (tail.includes('.') ? 1 : 0);
    groups.push(...Array<string>(missing).fill('0'), ...last);
  }
  const network = groups.slice(0, bits / 16).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}::/${bits}`;
}
