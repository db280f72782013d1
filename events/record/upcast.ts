import type { EventDefinition, EventDefinitions } from '../kernel/event-definition.ts';
import { formatEventPlace, RecordFault } from '../kernel/record-fault.ts';
import type { StoredEvent } from '../store/port/event-store.ts';

/** The definition of an event's type. Throws RecordFault `unknown-type` or `unknown-version`. */
export const findEventDefinition = (catalogue: EventDefinitions, event: StoredEvent): EventDefinition => {
  const definition = Object.hasOwn(catalogue, event.type) ? catalogue[event.type] : undefined;
  if (definition === undefined) throw new RecordFault('unknown-type', event.type, formatEventPlace(event));
  if (event.schemaVersion < 1 || event.schemaVersion > definition.version) {
    throw new RecordFault('unknown-version', `${event.type} version ${event.schemaVersion}`, formatEventPlace(event));
  }
  return definition;
};

/** Converts data of an older schema version to the current version. */
export const upcastData = ({ upcasters }: EventDefinition, schemaVersion: number, data: unknown): unknown =>
  schemaVersion > upcasters.length
    ? data
    : upcasters.slice(schemaVersion - 1).reduce<unknown>((older, next) => next(older), data);
