import postgres, { type Sql } from 'postgres';

/** One connection that no other code uses. */
export interface DedicatedConnection {
  /** The open connection, or a new one if it was lost. */
  sql(): Sql;
  end(seconds: number): Promise<void>;
}

interface Events {
  readonly onLost?: () => void;
  readonly onNotify?: (channel: string, payload: string) => void;
}

/** Opens one connection with the options of a pool and `more` of them. It never expires and sends no queries of its own. */
export const openSingleConnection = ({ options }: Sql, more: object): Sql =>
  postgres({
    // `shared` tells the driver that the options are already parsed. It is a new object because it counts connection attempts.
    ...options,
    shared: { retries: 0, typeArrayMap: {} },
    max: 1,
    idle_timeout: null,
    max_lifetime: null,
    fetch_types: false,
    ...more,
  } as never);

/**
 * Opens a dedicated connection to the database of a pool. A lost connection is discarded, because the driver may never
 * send a query on a connection that it reopens itself after losing it at a bad moment.
 */
export const openDedicatedConnection = (pool: Sql, { onLost, onNotify }: Events = {}): DedicatedConnection => {
  let current: Sql | undefined;

  const open = (): Sql => {
    const lost = (): void => {
      if (current !== made) return;
      current = undefined;
      void made.end({ timeout: 0 });
      onLost?.();
    };
    // The driver's types lack `onnotify`.
    const made = openSingleConnection(pool, { onclose: lost, onnotify: onNotify });
    return made;
  };

  return {
    sql: () => (current ??= open()),
    async end(seconds) {
      const last = current;
      current = undefined;
      await last?.end({ timeout: seconds });
    },
  };
};
