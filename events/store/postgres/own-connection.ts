import postgres, { type Sql } from 'postgres';

/** What the driver calls for a connection; its types leave out `onnotify`. */
interface Events {
  readonly onclose?: () => void;
  readonly onnotify?: () => void;
}

/** Seconds between attempts to connect; a pool's own, growing pause would outlast a short absence of the server. */
const BACKOFF = 0.2;

/** One connection to the same database as a pool's, which the pool gives to nobody else; it reconnects by itself. */
export const ownConnection = ({ options }: Sql, events: Events = {}): Sql =>
  postgres({
    // parsed already, which `shared` tells the driver; not the pool's own object, in which it counts attempts
    ...options,
    shared: { retries: 0, typeArrayMap: {} },
    max: 1,
    idle_timeout: null,
    max_lifetime: null,
    fetch_types: false,
    backoff: BACKOFF,
    ...events,
  } as never);
