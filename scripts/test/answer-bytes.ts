/** What somebody was told, as bytes that can be compared with what they were told of something else. */
import type { Answer } from './client.ts';

export const toComparableText = ({ status, headers, text }: Answer): string =>
  `${status}\n${[...headers].map(([name, value]) => `${name}: ${value}`).join('\n')}\n${text}\n`;

/** The same without what differs between any two tellings: ids, e-mails, positions, the headers that follow from them, and how often the connection was used. */
export function withoutVaryingParts(text: string): string {
  const ids: string[] = [];
  return text
    .replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, (id) => {
      if (!ids.includes(id)) ids.push(id);
      return `id${ids.indexOf(id)}`;
    })
    .replace(/[a-z]{8}(?=@rollbook)/g, 'somebody')
    .replace(/(id\d+)\.\d+/g, '$1.position')
    .replace(/^(date|x-ratelimit|etag|content-length|idempotency-key|connection|keep-alive).*\n?/gm, '');
}
