import { eventCatalogue } from '#events/catalogue/event-catalogue.ts';
import { type EventStore, LogGapError, type StoredEvent } from '#events/store/port/event-store.ts';
import { readLogToEnd } from '#events/store/port/read-log-to-end.ts';
import { CannotStartError } from '#services/platform/config/cannot-start-error.ts';

/** How many of a log's first events show the generation of its event schemas. */
const FIRST_EVENTS = 500;

/**
 * Throws CannotStartError if one of the first events has a higher version than this release knows, as in a log of a newer
 * release, or of a development version from before the first release. Its students would all be parked. Throws
 * StoreUnavailableError.
 */
export const refuseUnknownLog = async (store: EventStore): Promise<void> => {
  const unknown = await findUnknownVersion(store);
  if (unknown === undefined) return;
  throw new CannotStartError(
    `The log holds ${unknown.type} in version ${unknown.schemaVersion}, which this release does not read: a development ` +
      'version of Rollbook from before the first release, or a newer release, wrote it. Nothing in it was changed. Start ' +
      'the version that wrote it, or this one with another DATA_DIR, DATABASE_URL or EVENTSTORE_PREFIX.',
  );
};

const findUnknownVersion = async (store: EventStore): Promise<StoredEvent | undefined> => {
  let read = 0;
  try {
    for await (const { events } of readLogToEnd(store, 0n, 'stored')) {
      const unknown = events.find(isUnknownVersion);
      read += events.length;
      if (unknown || read >= FIRST_EVENTS) return unknown;
    }
  } catch (error) {
    // The projections report the gap.
    if (!(error instanceof LogGapError)) throw error;
  }
  return undefined;
};

const isUnknownVersion = ({ type, schemaVersion }: StoredEvent): boolean =>
  Object.hasOwn(eventCatalogue, type) && schemaVersion > (eventCatalogue[type]?.version ?? schemaVersion);
