import { type EventStoreDBClient, START, streamNameFilter } from '@eventstore/db-client';

/** How many events the server looks through at once: with its default of 32 it sends half as many a second. */
export const SEARCH_WINDOW = 1024;

/**
 * `$all` after a position, filtered by stream prefix. `onCheckpoint` is called when the server has looked through a window
 * without an event of ours: with how many events the client still holds back, and how far the server is.
 */
export const openServerSubscription = (
  client: Pick<EventStoreDBClient, 'subscribeToAll'>,
  prefix: string,
  after: bigint,
  onCheckpoint: (held: number, position: bigint) => void,
) =>
  client.subscribeToAll({
    fromPosition: after === 0n ? START : { commit: after, prepare: after },
    filter: streamNameFilter({
      prefixes: [prefix],
      maxSearchWindow: SEARCH_WINDOW,
      checkpointInterval: 1,
      checkpointReached: ({ readableLength }, { commit }) => onCheckpoint(readableLength, commit),
    }),
  });
