import postgres, { type Sql } from 'postgres';

export interface DedicatedConnection {
  /** The connection as it stands, or a new one when it was lost. */
  sql(): Sql;
  end(seconds: number): Promise<void>;
}

interface Events {
  readonly onLost?: () => void;
  readonly onNotify?: (channel: string, payload: string) => void;
}

/** One connection like those of a pool, which nobody else is given; it is kept, and asks for nothing by itself. */
export const openConnectionLike = ({ options }: Sql, more: object): Sql =>
  postgres({
    // parsed already, which `shared` tells the driver; its own here, since attempts to connect are counted in it
    ...options,
    shared: { retries: 0, typeArrayMap: {} },
    max: 1,
    idle_timeout: null,
    max_lifetime: null,
    fetch_types: false,
    ...more,
  } as never);

/**
 * One connection to the same database as a pool's, which the pool gives to nobody else. A lost one is thrown away: the
 * driver may leave a query unsent for ever on a connection that it makes again after losing it in the wrong moment.
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
    // the driver's types leave `onnotify` out
    const made = openConnectionLike(pool, { onclose: lost, onnotify: onNotify });
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
