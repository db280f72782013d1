/** Answers as texts that tests compare, for example to show that two accounts get the same answer. */
import type { Answer } from './client.ts';

export const toComparableText = ({ status, headers, text }: Answer): string =>
  `${status}\n${[...headers].map(([name, value]) => `${name}: ${value}`).join('\n')}\n${text}\n`;

/** Leaves out what differs between any two answers: ids, e-mails, positions, and the headers that follow from them. */
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
