/** Idempotency keys: the stream that each used command id belongs to, and acknowledgements of commands without events. */
import { randomUUID } from 'node:crypto';
import type { Sql } from 'postgres';
import { createRequestBatcher } from './create-batcher.ts';

/** The acknowledgement of a command that wrote no event. */
export interface NoOpAcknowledgement {
  /** HMAC of the command's body and actor. */
  readonly fingerprint: string;
  /**
   * Version of the stream at the acknowledgement. For a request with commands to several streams, the number of
   * commands.
   */
  readonly version: number;
}

/** What is known about the id of a command that was sent before. */
export interface UsedIdempotencyKey {
  readonly stream: string;
  /** Undefined for a command that wrote events, was refused, or is in flight. */
  readonly acknowledgement: NoOpAcknowledgement | undefined;
  /** Whether this copy of the program owns the id: no other copy may write, acknowledge or release its command. */
  readonly isOwn: boolean;
}

/** Ids of commands. Each copy of the program owns the ids that it reserves, until another copy takes them over. */
export interface IdempotencyKeys {
  /** The use of a command's id; undefined for an unused one. */
  find(commandId: string): Promise<UsedIdempotencyKey | undefined>;
  /**
   * Reserves an unused id for a command that is about to write to a stream, renews this copy's reservation, or takes over
   * one that another copy has held for too long. Returns the use of the id afterwards.
   */
  reserve(commandId: string, stream: string): Promise<UsedIdempotencyKey>;
  /**
   * Stores that a command was acknowledged without an event, if its id is unused or owned by this copy. Returns the use of
   * the id afterwards.
   */
  acknowledge(commandId: string, stream: string, acknowledgement: NoOpAcknowledgement): Promise<UsedIdempotencyKey>;
  /** Releases an id that this copy owns and that was not acknowledged. */
  release(commandId: string, stream: string): Promise<void>;
}

interface Row {
  readonly command_id: string;
  readonly stream: string;
  readonly fingerprint: string | null;
  readonly version: number | null;
  readonly owner: string | null;
}

const KEYS_IN_A_STATEMENT_MAX = 500;
/**
 * Seconds after which another copy may take over a reservation. A slow owner notices before it writes or acknowledges, so
 * the length only decides how long a repetition waits when the first copy was killed.
 */
const IN_FLIGHT_SECONDS = 1;

/** Keys in `desk.idempotency_keys`, shared by all copies of the program. Each function throws when the database does. */
export function createIdempotencyKeys(sql: Sql, inFlightSeconds = IN_FLIGHT_SECONDS): IdempotencyKeys {
  const owner = randomUUID();
  const toUsedKey = (row: Row): UsedIdempotencyKey => {
    const { stream, fingerprint, version } = row;
    const acknowledgement = fingerprint === null || version === null ? undefined : { fingerprint, version };
    return { stream, acknowledgement, isOwn: row.owner === owner };
  };
  // The statement found the id in use, but it may not see the row if another copy is just writing it.
  const ofAnotherCopy = (stream: string): UsedIdempotencyKey => ({ stream, acknowledgement: undefined, isOwn: false });

  const reserveInBatch = createRequestBatcher(
    KEYS_IN_A_STATEMENT_MAX,
    async (asked: readonly { id: string; stream: string }[]) => {
      const ids = asked.map(({ id }) => id);
      const streams = asked.map(({ stream }) => stream);
      const rows = await sql<Row[]>`
        select * from desk.reserve_idempotency_keys(
          ${ids}::uuid[], ${streams}::text[], ${owner}::uuid, make_interval(secs => ${inFlightSeconds}))`;
      const byId = new Map(rows.map((row) => [row.command_id, toUsedKey(row)]));
      return asked.map(({ id, stream }) => byId.get(id) ?? ofAnotherCopy(stream));
    },
  );

  return {
    reserve: (id, stream) => reserveInBatch({ id, stream }),

    async find(commandId) {
      const [row] = await sql<Row[]>`select * from desk.idempotency_keys where command_id = ${commandId}`;
      return row && toUsedKey(row);
    },

    async acknowledge(commandId, stream, { fingerprint, version }) {
      const [row] = await sql<Row[]>`
        with acknowledged as (
          insert into desk.idempotency_keys as used (command_id, stream, fingerprint, version, owner)
          values (${commandId}, ${stream}, ${fingerprint}, ${version}, ${owner})
          on conflict (command_id) do update
            set fingerprint = excluded.fingerprint, version = excluded.version, used_at = excluded.used_at
            where used.stream = excluded.stream and used.fingerprint is null and used.owner = excluded.owner
          returning *
        )
        select * from acknowledged
        union all
        select * from desk.idempotency_keys
        where command_id = ${commandId} and not exists (select from acknowledged)`;
      return row === undefined ? ofAnotherCopy(stream) : toUsedKey(row);
    },

    async release(commandId, stream) {
      await sql`
        delete from desk.idempotency_keys
        where command_id = ${commandId} and stream = ${stream} and owner = ${owner} and fingerprint is null`;
    },
  };
}

/** Days that a used key is kept; the API promises 7. */
const KEPT_DAYS = 8;
/** Rows that one statement deletes, so that it does not block others for long. */
const DELETED_AT_ONCE = 5_000;

/** Deletes keys that are older than the promised time. */
export async function deleteOldIdempotencyKeys(sql: Sql): Promise<void> {
  for (;;) {
    const { count } = await sql`
      delete from desk.idempotency_keys where command_id in (
        select command_id from desk.idempotency_keys
        where used_at < now() - make_interval(days => ${KEPT_DAYS}) limit ${DELETED_AT_ONCE}
      )`;
    if (count < DELETED_AT_ONCE) return;
  }
}
