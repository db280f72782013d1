import { type EventStoreDBClient, START, streamNameFilter } from '@eventstore/db-client';

/** How many events the server filters at once. With its default of 32 it sends half as many per second. */
const SEARCH_WINDOW_EVENTS = 1024;

/**
 * Subscribes to `$all` after a position, filtered by stream prefix. `onCheckpoint` is called when the server has searched
 * a window without an event of this log, with the number of events that the client still buffers and the position that
 * the server has reached.
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
      maxSearchWindow: SEARCH_WINDOW_EVENTS,
      checkpointInterval: 1,
      checkpointReached: ({ readableLength }, { commit }) => onCheckpoint(readableLength, commit),
    }),
  });
