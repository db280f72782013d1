import { type EventStoreOptions, openEventStore } from './open-event-store.ts';
import { type EventStore, LogNotEmptyError, type StoredEvent } from './port/event-store.ts';
import { readLogToEnd } from './port/read-log-to-end.ts';
import { toEventToAppend } from './port/stored-text.ts';
import { copyIntoEmptyLog } from './postgres/copy-into-empty-log.ts';

/** Events in log order, from the first one each time it is called. */
export type EventSource = () => AsyncIterable<readonly StoredEvent[]>;

/** Events in one append: as many as a command writes at most, and few enough for one request. */
const APPENDED_EVENTS_MAX = 100;

/**
 * Writes all events of another log into an empty one, in their order. In PostgreSQL it writes all or none. In EventStoreDB,
 * which has no transaction over streams, an interrupted import is continued by the same import. `prepare` is called before
 * the first event is written, and not at all if the log is not empty. Throws LogNotEmptyError, StoreUnavailableError, and
 * what `prepare` throws.
 */
export const importLog = async (
  options: EventStoreOptions,
  source: EventSource,
  prepare: () => Promise<void>,
): Promise<void> => {
  if (!options.eventStoreUrl) return copyIntoEmptyLog(options.sql, source(), prepare);
  const store = await openEventStore(options);
  try {
    await appendLog(store, source, prepare);
  } finally {
    await store.close();
  }
};

/**
 * Appends the events of another log in their order. Continues where an earlier call with the same events was interrupted.
 * Throws LogNotEmptyError, StoreUnavailableError.
 */
export const appendLog = async (
  store: EventStore,
  source: EventSource,
  prepare: () => Promise<void> = async () => {},
): Promise<void> => {
  await refuseOtherEvents(store, source());
  await prepare();
  await appendInOrder(store, source());
};

/** Throws LogNotEmptyError unless the log is empty or an import of the same events was interrupted. */
const refuseOtherEvents = async (store: EventStore, copy: AsyncIterable<readonly StoredEvent[]>): Promise<void> => {
  const copied = flatten(copy);
  for await (const { events } of readLogToEnd(store, 0n, 'stored')) {
    for (const event of events) {
      const { value } = await copied.next();
      if (event.stream !== value?.stream || event.hash !== value.hash)
        throw new LogNotEmptyError('The log holds other events.');
    }
  }
  await copied.return(undefined);
};

/**
 * Appends consecutive events of a stream together. An append that was made before is only confirmed. Throws
 * LogNotEmptyError, StoreUnavailableError.
 */
export const appendInOrder = async (store: EventStore, copy: AsyncIterable<readonly StoredEvent[]>): Promise<void> => {
  let run: StoredEvent[] = [];
  const appendRun = async () => {
    const [first] = run;
    if (first === undefined) return;
    const expected = first.version === 1 ? 'no-stream' : first.version - 1;
    const outcome = await store.append(first.stream, run.map(toEventToAppend), expected);
    if (outcome.status !== 'appended') throw new LogNotEmptyError(`The stream ${first.stream} holds other events.`);
    run = [];
  };
  for await (const event of flatten(copy)) {
    if (run.length === APPENDED_EVENTS_MAX || (run[0] && run[0].stream !== event.stream)) await appendRun();
    run.push(event);
  }
  await appendRun();
};

async function* flatten(batches: AsyncIterable<readonly StoredEvent[]>): AsyncGenerator<StoredEvent, undefined> {
  for await (const batch of batches) yield* batch;
}
