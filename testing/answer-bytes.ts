/** Converts answers to texts that tests compare, for example to show that two accounts get the same answer. */
import type { ClientResponse } from './client.ts';

export const toComparableText = ({ status, headers, text }: ClientResponse): string =>
  `${status}\n${[...headers].map(([name, value]) => `${name}: ${value}`).join('\n')}\n${text}\n`;

/**
 * Removes the parts in which any two answers differ: ids, e-mail addresses, positions, instants of an account and of its
 * devices, and the headers that depend on them.
 */
export function withoutVaryingParts(text: string): string {
  const ids: string[] = [];
  return text
    .replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, (id) => {
      if (!ids.includes(id)) ids.push(id);
      return `id${ids.indexOf(id)}`;
    })
    .replace(/[a-z]{8}(?=@rollbook)/g, 'somebody')
    .replace(/(?<="(created_at|signed_in_at|last_used_at)":)"[^"]+"/g, '"instant"')
    .replace(/(id\d+)\.\d+/g, '$1.position')
    .replace(/^(date|x-ratelimit|x-request-id|etag|content-length|idempotency-key|connection|keep-alive).*\n?/gm, '');
}
