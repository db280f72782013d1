import type { EventStoreDbClient } from '../event-store-db.ts';

/** A client whose subscriptions lose the events of one revision, as with a damaged index. */
export const createClientLosingRevision = (client: EventStoreDbClient, revision: bigint): EventStoreDbClient => ({
  appendToStream: (...request) => client.appendToStream(...request),
  readStream: ((...request: Parameters<EventStoreDbClient['readStream']>) =>
    client.readStream(...request)) as EventStoreDbClient['readStream'],
  readAll: (...request) => client.readAll(...request),
  getStreamMetadata: ((stream: string) => client.getStreamMetadata(stream)) as EventStoreDbClient['getStreamMetadata'],
  dispose: () => client.dispose(),
  subscribeToAll(options) {
    const source = client.subscribeToAll(options);
    const emit = source.emit.bind(source);
    const emitOthers = (name: string, value?: { event?: { revision?: bigint } }): boolean =>
      (name === 'data' && value?.event?.revision === revision) || emit(name, value);
    return Object.assign(source, { emit: emitOthers });
  },
});
