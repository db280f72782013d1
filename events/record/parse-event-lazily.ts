import { type CatalogueEvent, eventCatalogue } from '../catalogue/event-catalogue.ts';
import type { EventDefinition } from '../kernel/event-definition.ts';
import type { EventMetadata, RecordedEvent } from '../kernel/recorded-event.ts';
import type { StoredEvent } from '../store/port/event-store.ts';
import { parseStoredJson, parseStoredMetadata } from './parse-stored-json.ts';
import { findEventDefinition, upcastData } from './upcast.ts';

/** An event that parses its texts when they are first read. Most projections need few of the events that they receive. */
class LazilyParsedEvent {
  readonly id: string;
  readonly stream: string;
  readonly version: number;
  readonly position: bigint;
  readonly recordedAt: string;
  readonly hash: string;
  readonly type: string;
  readonly #stored: StoredEvent;
  readonly #definition: EventDefinition;
  #metadata: EventMetadata | undefined;
  #data: unknown;

  constructor(stored: StoredEvent, definition: EventDefinition, data?: unknown) {
    this.id = stored.id;
    this.stream = stored.stream;
    this.version = stored.version;
    this.position = stored.position;
    this.recordedAt = stored.recordedAt;
    this.hash = stored.hash;
    this.type = stored.type;
    this.#stored = stored;
    this.#definition = definition;
    this.#data = data;
  }

  with(data: unknown): LazilyParsedEvent {
    return new LazilyParsedEvent(this.#stored, this.#definition, data);
  }

  get metadata(): EventMetadata {
    this.#metadata ??= parseStoredMetadata(this.#stored);
    return this.#metadata;
  }

  get data(): unknown {
    this.#data ??= upcastData(
      this.#definition,
      this.#stored.schemaVersion,
      parseStoredJson(this.#stored, this.#stored.data),
    );
    return this.#data;
  }
}

/**
 * An event as the projection engine folds it: upcast, with personal texts still sealed. It is not validated, because
 * validation would halve the speed of a rebuild. Throws RecordFault, for a text that is no JSON where that text is read.
 */
export const parseEventLazily = (stored: StoredEvent): RecordedEvent<CatalogueEvent> =>
  // The cast is safe: the catalogue knows the type, and the upcasters lead to its current version.
  new LazilyParsedEvent(stored, findEventDefinition(eventCatalogue, stored)) as RecordedEvent<CatalogueEvent>;

/** The same event with other data. Its fields are not all its own properties, so it cannot be spread. */
export const withEventData = (event: RecordedEvent<CatalogueEvent>, data: unknown): RecordedEvent<CatalogueEvent> =>
  (event as unknown as LazilyParsedEvent).with(data) as RecordedEvent<CatalogueEvent>;
