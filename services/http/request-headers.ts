/** The headers that commands and queries carry beside their bodies. */
import { z } from 'zod';
import { wirePosition } from '#contracts/primitives.ts';

/**
 * Whose page sends the request, where that is known: the id of the person whom it was opened for. All tabs of a browser
 * share one cookie, so that of somebody who has signed in since may come with it; it is refused then.
 */
export const PAGE_OF = 'page-of';
const pageOf = { [PAGE_OF]: z.uuid('The header Page-Of must be a UUID.').optional() };

/** Headers of a command. Other headers pass through untouched. */
export const commandHeaders = z.looseObject({
  ...pageOf,
  'idempotency-key': z.uuid('The header Idempotency-Key must be a UUID.').optional(),
  'if-match': z
    .string()
    .regex(/^"\d{1,9}"$/, 'The header If-Match must be a version in quotes, like "7".')
    .optional(),
});

/** Headers of a query. */
export const queryHeaders = z.looseObject({
  ...pageOf,
  'min-position': wirePosition.optional(),
});

type Sent = Readonly<Record<string, unknown>>;

export const commandIdOf = (headers: Sent): string =>
  (headers['idempotency-key'] as string | undefined)?.toLowerCase() ?? crypto.randomUUID();

export const ifMatchOf = (headers: Sent): number | undefined =>
  typeof headers['if-match'] === 'string' ? Number(headers['if-match'].slice(1, -1)) : undefined;

export const etag = (version: number): string => `"${version}"`;
