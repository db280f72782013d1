/** Where the log is. The settings say it, until `rollbook move` moves the log; then the database does (`desk.log_moves`). */
import type { Sql, TransactionSql } from 'postgres';
import { isPostgresUrl, openEventStore } from '#events/store/open-event-store.ts';
import type { EventStore } from '#events/store/port/event-store.ts';
import type { Config } from '#services/platform/config/config.ts';
import { unwrapKey, wrapKey } from '#services/platform/personal-keys/wrap-key.ts';

/** The address of the event store; undefined for the centre's own database. */
export type LogPlace = Pick<Config, 'eventStoreUrl' | 'eventStorePrefix'>;

type PlaceSettings = LogPlace & Pick<Config, 'personalDataKey'>;

/** Opens the log at a place; `sql` is a pool on the centre's database. */
export type OpenStoreAt = (place: LogPlace, sql: Sql) => Promise<EventStore>;

/** Opens what the address of a place names. Throws what `openEventStore` throws. */
export const openStoreAt: OpenStoreAt = ({ eventStoreUrl, eventStorePrefix: prefix }, sql) =>
  openEventStore({ eventStoreUrl, prefix, sql });

/** The advisory lock that every process shares while it may write to the log where it is. A move holds it alone. */
export const LOG_PLACE_LOCK = 'rollbook place of the log';
/** The channel on which a move asks every process to stop writing. */
export const LOG_PLACE_CHANNEL = 'rollbook_log_place';

const WRAP_CONTEXT = 'place of the log';

export const isSameLogPlace = (one: LogPlace, other: LogPlace): boolean => identifyPlace(one) === identifyPlace(other);

const LOCAL_HOST = /^(?:localhost|\[::1\])(?=:|$)/;

/**
 * The same text for each way to write the address of a place: two copies of the program with two ways would otherwise write two
 * logs after a move. User, password and options are left out. Two names of one other machine are two places here.
 */
const identifyPlace = ({ eventStoreUrl, eventStorePrefix }: LogPlace): string => {
  if (eventStoreUrl === undefined) return 'database';
  const { hosts, path } = parseAddress(eventStoreUrl);
  const port = isPostgresUrl(eventStoreUrl) ? 5432 : 2113;
  const servers = hosts
    .toLowerCase()
    .split(',')
    .map((host) => {
      const named = host.replace(LOCAL_HOST, '127.0.0.1');
      return /:\d+$/.test(named) ? named : `${named}:${port}`;
    });
  return `${servers.toSorted().join()} ${isPostgresUrl(eventStoreUrl) ? path : eventStorePrefix}`;
};

const parseAddress = (url: string): { readonly hosts: string; readonly path: string } => {
  const [, hosts = '', path = ''] = /^.*?:\/\/(?:.*@)?([^/?]*)(\/[^?]*)?/.exec(url) ?? [];
  return { hosts, path };
};

/** Such as “the event store at db.example:2113, prefix rollbook-”. Says no user and no password. */
export const formatLogPlace = ({ eventStoreUrl, eventStorePrefix }: LogPlace): string => {
  if (eventStoreUrl === undefined) return "the center's own database";
  const { hosts, path } = parseAddress(eventStoreUrl);
  return isPostgresUrl(eventStoreUrl)
    ? `the PostgreSQL database ${hosts}${path}`
    : `the event store at ${hosts}, prefix ${eventStorePrefix}`;
};

interface KeptMove {
  readonly left: LogPlace;
  readonly entered: LogPlace;
  readonly logId: string;
}

const loadMoves = async (sql: Sql | TransactionSql, masterKey: Uint8Array): Promise<KeptMove[]> => {
  const rows = await sql<{ left: Uint8Array; entered: Uint8Array; logId: string }[]>`
    select left_place as "left", new_place as entered, log_id as "logId" from desk.log_moves order by id`;
  const unwrap = (wrapped: Uint8Array): LogPlace => {
    const { url, prefix } = JSON.parse(unwrapKey(masterKey, wrapped, WRAP_CONTEXT).toString('utf8'));
    return { eventStoreUrl: url ?? undefined, eventStorePrefix: prefix };
  };
  return rows.map(({ left, entered, logId }) => ({ left: unwrap(left), entered: unwrap(entered), logId }));
};

/** Where the log is now: where the settings say, or where it was moved from there. Throws if the key is another one. */
export const findLogPlace = async (sql: Sql | TransactionSql, settings: PlaceSettings): Promise<LogPlace> => {
  const { eventStoreUrl, eventStorePrefix, personalDataKey } = settings;
  const configured: LogPlace = { eventStoreUrl, eventStorePrefix };
  const moves = await loadMoves(sql, personalDataKey);
  const last = moves.findLast(
    (move) => isSameLogPlace(move.left, configured) || isSameLogPlace(move.entered, configured),
  );
  const hasLeft = last !== undefined && isSameLogPlace(last.left, configured);
  return hasLeft ? (moves.at(-1) as KeptMove).entered : configured;
};

/** The id that a log had before it was moved to this place, and keeps; undefined for a log that was not moved here. */
export const findMovedLogId = async (
  sql: Sql,
  { personalDataKey }: Pick<Config, 'personalDataKey'>,
  place: LogPlace,
): Promise<string | undefined> => {
  const last = (await loadMoves(sql, personalDataKey)).at(-1);
  return last && isSameLogPlace(last.entered, place) ? last.logId : undefined;
};

/** Records a move in the transaction that ends it. Every process then opens the log at its new place. */
export const recordLogMove = async (
  tx: TransactionSql,
  { from, to, masterKey, logId, events, root }: LogMove,
): Promise<void> => {
  const wrap = ({ eventStoreUrl, eventStorePrefix }: LogPlace): Uint8Array =>
    wrapKey(
      masterKey,
      Buffer.from(JSON.stringify({ url: eventStoreUrl ?? null, prefix: eventStorePrefix })),
      WRAP_CONTEXT,
    );
  await tx`
    insert into desk.log_moves (left_place, new_place, log_id, events, root)
    values (${wrap(from)}, ${wrap(to)}, ${logId}, ${events}, ${root})`;
};

interface LogMove {
  readonly from: LogPlace;
  readonly to: LogPlace;
  readonly masterKey: Uint8Array;
  readonly logId: string;
  readonly events: number;
  readonly root: Uint8Array;
}
