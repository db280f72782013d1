import type { Event, ReadEvent } from '@event-driven-io/emmett';
import type { PostgresReadEventMetadata } from '@event-driven-io/emmett-postgresql';
import type { EventMetadata } from '#events/kernel/recorded-event.ts';
import type { LogEvent } from '#projections/engine/table.ts';

type Kept = EventMetadata & { readonly recordedAt: string; readonly hash: string };
export type EmmettEvent = Event<string, Record<string, unknown>>;
export type EmmettReadEvent = ReadEvent<EmmettEvent, PostgresReadEventMetadata>;

/** Converts an event that Emmett read to the form that our folds expect. */
export const toLogEvent = ({ type, data, metadata }: EmmettReadEvent): LogEvent => {
  const { commandId, fingerprint, actor, recordedAt, hash } = metadata as unknown as Kept;
  return {
    id: metadata.messageId,
    stream: metadata.streamName,
    version: Number(metadata.streamPosition),
    position: metadata.globalPosition,
    recordedAt,
    metadata: { commandId, fingerprint, actor },
    hash,
    type,
    data,
  } as LogEvent;
};
