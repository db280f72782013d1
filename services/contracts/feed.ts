import { z } from 'zod';
import { leaderboardResponse } from './leaderboard.ts';
import { id, wirePosition } from './primitives.ts';
import { race } from './races.ts';

/**
 * Messages of the live feed at /api/feed, one JSON text each. Apart from the leaderboard and class races they carry no data: a change
 * notification names the tags that the page refetches over HTTP.
 */
export const serverMessage = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('hello'), position: wirePosition, build: z.string() }),
  z.strictObject({ type: z.literal('changed'), position: wirePosition, tags: z.array(z.string()) }),
  /** Both boards at the position. They are sent in full because they are small and shown to everybody. */
  leaderboardResponse.extend({ type: z.literal('leaderboard') }),
  /** A class race after each step of it, for its students and for tutors. It is small, and they must get it at once. */
  z.strictObject({ type: z.literal('race'), position: wirePosition, race }),
  z.strictObject({ type: z.literal('resync'), position: wirePosition }),
]);
export type ServerMessage = z.infer<typeof serverMessage>;

/**
 * Sent on connecting: the position up to which the client has been notified, null before its first response, and the id
 * of the person for whom the page was loaded, if known.
 */
export const clientMessage = z.strictObject({
  type: z.literal('since'),
  position: wirePosition.nullable(),
  person: id.optional(),
});
export type ClientMessage = z.infer<typeof clientMessage>;
