/** Schemas and parsers of the request headers of commands and queries. */
import { z } from 'zod';
import { wirePosition } from '#contracts/primitives.ts';

/**
 * Header with the id of the person for whom the page was opened. All tabs of a browser share one cookie, so a page may send
 * the cookie of another person who has signed in since; the request is then refused.
 */
export const PAGE_PERSON_HEADER = 'page-of';
const pageOf = { [PAGE_PERSON_HEADER]: z.uuid('The header Page-Of must be a UUID.').optional() };

/** Headers of a command. Other headers are not validated. */
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

/** The Idempotency-Key in lower case, or a random id if it is missing. */
export const parseCommandId = (headers: Sent): string =>
  (headers['idempotency-key'] as string | undefined)?.toLowerCase() ?? crypto.randomUUID();

/** The version in If-Match; undefined if the header is missing. */
export const parseIfMatch = (headers: Sent): number | undefined =>
  typeof headers['if-match'] === 'string' ? Number(headers['if-match'].slice(1, -1)) : undefined;

/** The ETag of a version, with its quotes. */
export const formatETag = (version: number): string => `"${version}"`;
