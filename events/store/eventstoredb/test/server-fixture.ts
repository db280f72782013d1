import type { StoreCapability } from '../../test/contract-case.ts';
import { noteEventStoreDbUse } from '../../test/event-store-db-use.ts';

/** The tested release. Later releases have another licence. */
const IMAGE = 'eventstore/eventstore:23.10.7-bookworm-slim';
const PORT = 2113;

/** Why the contract cases of a capability are skipped for EventStoreDB, by capability. */
export const eventStoreDbMissingCapabilities: Partial<Record<StoreCapability, string>> = {
  'finds-ids-elsewhere': 'EventStoreDB compares the ids of an append only with the events at the same place',
};

export type EventStoreDbServer =
  | { readonly url: string; stop(): Promise<void> }
  /** Why there is no server. */
  | { readonly missing: string };

/** The server of `EVENTSTORE_URL`, else one in a container if a container engine is reachable. */
export const openEventStoreDbServer = async (): Promise<EventStoreDbServer> => {
  const url = process.env.EVENTSTORE_URL;
  if (url) {
    noteEventStoreDbUse();
    return { url, stop: async () => undefined };
  }
  const { GenericContainer, getContainerRuntimeClient, Wait } = await import('testcontainers');
  try {
    await getContainerRuntimeClient();
  } catch {
    return { missing: 'EVENTSTORE_URL is not set and no container engine is reachable' };
  }
  const container = await new GenericContainer(IMAGE)
    .withEnvironment({ EVENTSTORE_INSECURE: 'true', EVENTSTORE_MEM_DB: 'true', EVENTSTORE_RUN_PROJECTIONS: 'None' })
    .withExposedPorts(PORT)
    .withWaitStrategy(Wait.forHttp('/health/live', PORT).forStatusCode(204))
    .start();
  noteEventStoreDbUse();
  return {
    url: `esdb://${container.getHost()}:${container.getMappedPort(PORT)}?tls=false`,
    stop: async () => void (await container.stop()),
  };
};
