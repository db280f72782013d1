import { z } from 'zod';
import { leaderboardAnswer } from './leaderboard.ts';
import { id, wirePosition } from './primitives.ts';

/** Messages of the live feed at /api/feed, one JSON text each. Data travels over HTTP; a hint says what to refetch. */
export const serverMessage = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('hello'), position: wirePosition, build: z.string() }),
  z.strictObject({ type: z.literal('changed'), position: wirePosition, tags: z.array(z.string()) }),
  /** Both boards as they stand at the position: the one answer that is small enough to be sent along. */
  leaderboardAnswer.extend({ type: z.literal('leaderboard') }),
  z.strictObject({ type: z.literal('resync'), position: wirePosition }),
]);
export type ServerMessage = z.infer<typeof serverMessage>;

/**
 * Sent on connecting: up to where the client was told what changed, null before its first answer; and whose page it is,
 * where that is known.
 */
export const clientMessage = z.strictObject({
  type: z.literal('since'),
  position: wirePosition.nullable(),
  person: id.optional(),
});
export type ClientMessage = z.infer<typeof clientMessage>;
