/** Reads and writes what the centre's database knows of its log (`desk.known_log`). */
import type { Sql, TransactionSql } from 'postgres';
import { CENTRE_STREAM } from '#events/core/centre/centre-stream.ts';
import { LEDGER_SEALS_STREAM } from '#events/core/ledger-seal/ledger-seal-stream.ts';
import { parseStoredEvent } from '#events/record/unseal-events.ts';
import {
  type EventHeader,
  type EventStore,
  LogGapError,
  PositionAheadOfLogError,
} from '#events/store/port/event-store.ts';
import { readHeadersToEnd } from '#events/store/port/read-log-to-end.ts';
import { allProjections } from '#projections/all.ts';
import { formatEventRef, parseLastEvent, readCheckpoint } from '#projections/engine/checkpoint.ts';
import { toReadSchemaName } from '#projections/engine/read-schema.ts';
import {
  type CountedLog,
  type FoundEvent,
  type FoundEvents,
  judgeLog,
  type KnownLog,
  type KnownSeal,
  type LogLoss,
} from './judge-log.ts';

interface KnownLogRow extends Pick<CountedLog, 'firstEvent' | 'lastEvent'> {
  readonly recordedAt: Date;
  readonly events: string;
  readonly position: string;
  readonly lastSeal: string | null;
  readonly sealedEvents: string | null;
  readonly sealedAt: Date | null;
}

/** What the database knows of its log; undefined before a centre was opened. */
export const loadKnownLog = async (sql: Sql): Promise<KnownLog | undefined> => {
  const [[row], checkpoint] = await Promise.all([
    sql<KnownLogRow[]>`
      select first_event as "firstEvent", last_event as "lastEvent", recorded_at as "recordedAt", events, position,
        last_seal as "lastSeal", sealed_events as "sealedEvents", sealed_at as "sealedAt"
      from desk.known_log`,
    readCheckpoint(sql, toReadSchemaName(allProjections)),
  ]);
  const foldedEvent = checkpoint?.lastEvent ?? undefined;
  const foldedPosition = checkpoint?.position ?? 0n;
  if (row === undefined && foldedEvent === undefined) return undefined;
  return { counted: row && toCountedLog(row), foldedEvent, foldedPosition };
};

const toCountedLog = (row: KnownLogRow): CountedLog => {
  const { firstEvent, lastEvent, recordedAt, events, position, lastSeal, sealedEvents, sealedAt } = row;
  return {
    ...{ firstEvent, lastEvent, recordedAt: recordedAt.toISOString() },
    ...{ events: Number(events), position: BigInt(position) },
    lastSeal:
      lastSeal && sealedAt
        ? { event: lastSeal, events: Number(sealedEvents), sealedAt: sealedAt.toISOString() }
        : undefined,
  };
};

/** Stores what is known of a log, unless it was stored, replaced or deleted by others since `from` was read. */
export const saveKnownLog = async (
  sql: Sql | TransactionSql,
  { firstEvent, lastEvent, recordedAt, events, position, lastSeal }: CountedLog,
  from?: CountedLog,
): Promise<void> => {
  await sql`
    insert into desk.known_log as known (
      first_event, last_event, recorded_at, events, position, last_seal, sealed_events, sealed_at
    )
    select ${firstEvent}, ${lastEvent}, ${recordedAt}::timestamptz, ${events}::bigint, ${String(position)}::numeric,
      ${lastSeal?.event ?? null}, ${lastSeal?.events ?? null}::bigint, ${lastSeal?.sealedAt ?? null}::timestamptz
    where ${from === undefined} or exists (select from desk.known_log)
    on conflict (only_row) do update set
      first_event = excluded.first_event, last_event = excluded.last_event, recorded_at = excluded.recorded_at,
      events = excluded.events, position = excluded.position,
      last_seal = excluded.last_seal, sealed_events = excluded.sealed_events, sealed_at = excluded.sealed_at
    where known.first_event = ${from?.firstEvent ?? null} and known.position = ${from ? String(from.position) : null}`;
};

/** The first event of the log, with nothing counted yet; undefined for a log without a centre. */
export const findBeginning = async (store: EventStore): Promise<CountedLog | undefined> => {
  const [first] = await store.read(CENTRE_STREAM, 1, 1);
  if (first === undefined) return undefined;
  const firstEvent = formatEventRef(first);
  return {
    ...{ firstEvent, lastEvent: firstEvent, recordedAt: first.recordedAt, events: 0, position: 0n },
    lastSeal: undefined,
  };
};

/**
 * Counts the events after what is known, up to the end of the log. Returns what is known if the log lacks it, or was
 * exchanged while it was read. Throws what `subscribe` throws.
 */
export const countFurther = async (store: EventStore, from: CountedLog): Promise<CountedLog> => {
  let { events, position } = from;
  let last: EventHeader | undefined;
  let seal: EventHeader | undefined;
  for await (const batch of readHeadersToEnd(store, position)) {
    events += batch.events.length;
    position = batch.position;
    last = batch.events.at(-1) ?? last;
    seal = batch.events.findLast(({ stream }) => stream === LEDGER_SEALS_STREAM) ?? seal;
  }
  if (position === from.position) return from;
  // The last event is looked up after the known ones: a log that is exchanged in between lacks one or the other.
  const found = await findKnownEvents(store, { counted: from, foldedEvent: undefined, foldedPosition: 0n });
  if (judgeLog(found) !== 'own') return from;
  if (last === undefined) return { ...from, position };
  const [stored] = await store.read(last.stream, last.version, 1);
  if (stored?.id !== last.id) return from;
  const lastEvent = formatEventRef(stored);
  const lastSeal = (seal && (await readSeal(store, seal))) ?? from.lastSeal;
  return { ...from, lastEvent, recordedAt: stored.recordedAt, events, position, lastSeal };
};

const readSeal = async (store: EventStore, { stream, version, id }: EventHeader): Promise<KnownSeal | undefined> => {
  const [stored] = await store.read(stream, version, 1);
  if (stored?.id !== id) return undefined;
  const event = parseStoredEvent(stored);
  if (event.type !== 'LedgerSealed') return undefined;
  const { events, sealedAt } = event.data;
  return { event: formatEventRef(stored), events, sealedAt };
};

/**
 * Counts the newer events of the log, and stores the result for all copies of the program. Throws LogGapError,
 * StoreUnavailableError.
 */
export const advanceKnownLog = async (sql: Sql, store: EventStore): Promise<void> => {
  const known = (await loadKnownLog(sql))?.counted;
  if (known === undefined) return;
  const counted = await countFurther(store, known).catch((error: unknown) => {
    // The log holds the known events at other positions, as one that was imported from a copy does.
    if (error instanceof PositionAheadOfLogError) return countFurther(store, { ...known, events: 0, position: 0n });
    throw error;
  });
  // A log that was just emptied or set back is not known with fewer events because of that.
  if (counted.position !== known.position && counted.events >= known.events) await saveKnownLog(sql, counted, known);
};

/** Looks the known events up in a log. Throws StoreUnavailableError. */
export const findKnownEvents = async (
  store: EventStore,
  { counted, foldedEvent: folded, foldedPosition }: KnownLog,
): Promise<FoundEvents> => {
  const find = async (event: string | undefined): Promise<FoundEvent> => {
    if (event === undefined) return 'same';
    const { stream, version, id } = parseLastEvent(event);
    const [found] = await store.read(stream, version, 1);
    if (found === undefined) return 'none';
    return found.id === id ? 'same' : 'another';
  };
  const findingLast = find(counted?.lastEvent);
  const [firstEvent, lastEvent, lastSeal, foldedEvent] = await Promise.all([
    find(counted?.firstEvent),
    findingLast,
    find(counted?.lastSeal?.event),
    folded === counted?.lastEvent ? findingLast : find(folded),
  ]);
  const isFoldedNewest = folded !== undefined && foldedPosition >= (counted?.position ?? 0n);
  return { firstEvent, lastEvent, lastSeal, foldedEvent, newestEvent: isFoldedNewest ? foldedEvent : lastEvent };
};

/** What the log lacks, which is then read to its end; undefined if it holds every known event. Throws StoreUnavailableError. */
export const findLoss = async (store: EventStore, known: KnownLog): Promise<LogLoss | undefined> =>
  describeLoss(store, known, await findKnownEvents(store, known));

/** As findLoss, with the known events that were found. */
export const describeLoss = async (
  store: EventStore,
  known: KnownLog,
  found: FoundEvents,
): Promise<LogLoss | undefined> => {
  const verdict = judgeLog(found);
  if (verdict === 'own') return undefined;
  const holdsLastSeal = known.counted?.lastSeal !== undefined && found.lastSeal === 'same';
  return { verdict, known, found: await countWholeLog(store), holdsLastSeal };
};

/** Undefined if the log has a gap. */
const countWholeLog = async (store: EventStore): Promise<LogLoss['found']> => {
  const beginning = await findBeginning(store);
  if (beginning === undefined) return { events: 0, recordedAt: undefined };
  const counted = await countFurther(store, beginning).catch((error: unknown) => {
    if (error instanceof LogGapError) return undefined;
    throw error;
  });
  return counted && { events: counted.events, recordedAt: counted.recordedAt };
};
