/** The EventStoreDB client without Rollbook: the upper limit for our adapter. */
import {
  BACKWARDS,
  END,
  EventStoreDBClient,
  jsonEvent,
  NO_STREAM,
  START,
  StreamNotFoundError,
  streamNameFilter,
} from '@eventstore/db-client';
import { collectEvents } from '#events/store/eventstoredb/collect-events.ts';
import type { EventStore } from '#events/store/port/event-store.ts';
import { assertCorrect } from '../harness/run-suite.ts';
import type { Contender } from '../record/contender.ts';
import { createEventContent, createPayloadEvent } from '../record/rollbook.ts';

export type RawClient = EventStoreDBClient;

export const openRawClient = (url: string): RawClient => EventStoreDBClient.connectionString(url);

/** Counts the events of a stream on the server. */
async function countStored(client: RawClient, stream: string): Promise<number> {
  try {
    const source = client.readStream(stream, { direction: BACKWARDS, fromRevision: END, maxCount: 1 });
    const [last] = await collectEvents(source);
    return Number(last?.revision ?? -1n) + 1;
  } catch (error) {
    if (!(error instanceof StreamNotFoundError)) throw error;
    return 0;
  }
}

interface Counted {
  readonly client: RawClient;
  readonly prefix: string;
}

/** Adds counting to an append function. It counts per stream; the server numbers events itself, so streams have no gaps. */
const counted = ({ client, prefix }: Counted, append: Contender['append'], name: string): Contender => {
  const streams = new Map<string, number>();
  const count = async () => {
    const counts = await Promise.all([...streams.keys()].map((stream) => countStored(client, prefix + stream)));
    return counts.reduce((sum, one) => sum + one, 0);
  };
  return {
    name,
    async append(stream, version) {
      await append(stream, version);
      streams.set(stream, version + 1);
    },
    count,
    missing: async () => [...streams.values()].reduce((sum, one) => sum + one, 0) - (await count()),
  };
};

/** Contender that appends with our adapter, as the program does. */
export const createAdapterContender = (store: EventStore, on: Counted): Contender =>
  counted(
    on,
    async (stream, version) => {
      const outcome = await store.append(stream, [createPayloadEvent()], version === 0 ? 'no-stream' : version);
      const right = outcome.status === 'appended' && outcome.version === version + 1;
      assertCorrect(right, `append ${version + 1} of ${stream} was ${outcome.status}`);
    },
    'Rollbook',
  );

/** Contender that appends with the client alone: the same texts, with an expected version. */
export const createClientContender = (on: Counted): Contender =>
  counted(
    on,
    async (stream, version) => {
      const { id, type, data, metadata, ...rest } = createEventContent();
      const event = jsonEvent({ id, type, data, metadata: { ...rest, metadata } });
      const expectedRevision = version === 0 ? NO_STREAM : BigInt(version - 1);
      const { nextExpectedRevision } = await on.client.appendToStream(on.prefix + stream, event, { expectedRevision });
      assertCorrect(
        nextExpectedRevision === BigInt(version),
        `the client appended ${nextExpectedRevision} to ${stream}`,
      );
    },
    'raw client',
  );

/**
 * Measures the events per second that the client alone reads from the beginning of a log with a stream prefix, with its
 * default settings or with another number of events per server-side filter step.
 */
export async function measureReadRate(
  client: RawClient,
  { prefix, events, searchWindow }: { prefix: string; events: number; searchWindow?: number },
): Promise<number> {
  const began = performance.now();
  let read = 0;
  const maxSearchWindow = searchWindow === undefined ? {} : { maxSearchWindow: searchWindow };
  const filter = streamNameFilter({ prefixes: [prefix], ...maxSearchWindow });
  const source = client.subscribeToAll({ fromPosition: START, filter });
  await new Promise<void>((resolve, reject) => {
    source.on('error', reject);
    source.on('data', ({ event }) => {
      if (event) read += 1;
      if (read === events) resolve();
    });
  }).finally(() => source.unsubscribe());
  return (read / (performance.now() - began)) * 1_000;
}
