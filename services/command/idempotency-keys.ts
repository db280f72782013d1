/** The ids of commands that were used, beside the log: which stream each belongs to, and what wrote no event. */
import type { Sql } from 'postgres';
import { inGroups } from './in-groups.ts';

/** How a command was acknowledged that wrote no event. */
export interface Acknowledgement {
  /** HMAC of its body and actor. */
  readonly fingerprint: string;
  /** The stream's version then. */
  readonly version: number;
}

export interface UsedKey {
  readonly stream: string;
  /** Undefined for a command that wrote events, was refused, or is in flight. */
  readonly acknowledgement: Acknowledgement | undefined;
}

export interface IdempotencyKeys {
  /** What is known of a command's id; undefined for an unused one. */
  find(commandId: string): Promise<UsedKey | undefined>;
  /** Takes an unused id for a command that is about to write to a stream. Answers with what the id is used for then. */
  reserve(commandId: string, stream: string): Promise<UsedKey>;
  /**
   * Remembers, durably, that a command was acknowledged without an event. Answers with what the id is used for then: an
   * earlier acknowledgement stays, and so does the use on another stream. A reservation that somebody else made within
   * the last seconds stays as well, since the same command may be about to write; `reservedHere` says that it is one's own.
   */
  acknowledge(
    commandId: string,
    stream: string,
    acknowledgement: Acknowledgement,
    reservedHere: boolean,
  ): Promise<UsedKey>;
  /** Gives a reserved id back that wrote nothing and was not acknowledged. */
  release(commandId: string, stream: string): Promise<void>;
}

interface Row {
  readonly command_id: string;
  readonly stream: string;
  readonly fingerprint: string | null;
  readonly version: number | null;
}

const toUsedKey = ({ stream, fingerprint, version }: Row): UsedKey => ({
  stream,
  acknowledgement: fingerprint === null || version === null ? undefined : { fingerprint, version },
});

const KEYS_IN_A_STATEMENT_MAX = 500;
/** Seconds after which a command that reserved its id has surely been written or has failed. */
const IN_FLIGHT_SECONDS = 2;

/** Keys in `desk.idempotency_keys`, shared by all copies of the program. Each function throws when the database does. */
export function openIdempotencyKeys(sql: Sql): IdempotencyKeys {
  const reserveInGroups = inGroups(
    KEYS_IN_A_STATEMENT_MAX,
    async (asked: readonly { id: string; stream: string }[]) => {
      const ids = asked.map(({ id }) => id);
      const rows = await sql<Row[]>`
      select * from desk.reserve_idempotency_keys(${ids}::uuid[], ${asked.map(({ stream }) => stream)}::text[])`;
      const byId = new Map(rows.map((row) => [row.command_id, toUsedKey(row)]));
      return asked.map(({ id, stream }) => byId.get(id) ?? { stream, acknowledgement: undefined });
    },
  );

  return {
    reserve: (id, stream) => reserveInGroups({ id, stream }),

    async find(commandId) {
      const [row] = await sql<Row[]>`select * from desk.idempotency_keys where command_id = ${commandId}`;
      return row && toUsedKey(row);
    },

    async acknowledge(commandId, stream, { fingerprint, version }, reservedHere) {
      const [row] = await sql<Row[]>`
        with acknowledged as (
          insert into desk.idempotency_keys as used (command_id, stream, fingerprint, version)
          values (${commandId}, ${stream}, ${fingerprint}, ${version})
          on conflict (command_id) do update set fingerprint = excluded.fingerprint, version = excluded.version
          where used.stream = excluded.stream and used.fingerprint is null
            and (${reservedHere} or used.used_at < now() - make_interval(secs => ${IN_FLIGHT_SECONDS}))
          returning *
        )
        select * from acknowledged
        union all
        select * from desk.idempotency_keys
        where command_id = ${commandId} and not exists (select from acknowledged)`;
      // a row that another copy is writing at this moment is not visible to this statement
      return row === undefined ? { stream, acknowledgement: undefined } : toUsedKey(row);
    },

    async release(commandId, stream) {
      await sql`
        delete from desk.idempotency_keys
        where command_id = ${commandId} and stream = ${stream} and fingerprint is null`;
    },
  };
}

/** Days that a used key is remembered for; clients are promised 7. */
const KEPT_DAYS = 8;
/** So many at once, so that no deletion holds others up. */
const DELETED_AT_ONCE = 5_000;

/** Deletes keys that are older than is promised. */
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
