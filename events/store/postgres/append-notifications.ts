import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Sql } from 'postgres';
import { openDedicatedConnection } from './dedicated-connection.ts';

const CHANNEL = 'log_appended';
/** Debounce: after a notification, one more is sent for all appends of the next 4 ms. The first is sent at once. */
const DEBOUNCE_MS = 4;
/** Pause before listening again after a lost connection. Until then subscribers poll. */
const RETRY_MS = 500;

/**
 * Notifies other processes that the log has grown, in a statement after the commit, because a NOTIFY inside the
 * transaction would serialise the commits of the whole server. One notification is in flight at a time; the next one
 * covers the appends that arrive during it.
 */
export const createAppendNotifier = (sql: Sql) => {
  const sender = randomUUID();
  let wanted = false;
  let sending: Promise<void> | undefined;
  const send = async (): Promise<void> => {
    while (wanted) {
      wanted = false;
      // A notification only wakes subscribers. If it is lost, they find the events by polling.
      await sql.notify(CHANNEL, sender).catch(() => undefined);
      await pause(DEBOUNCE_MS);
    }
    sending = undefined;
  };
  return {
    sender,
    notify(): void {
      wanted = true;
      sending ??= send();
    },
    idle: async (): Promise<void> => sending,
  };
};

/** Calls `onAppend` for each notification of another sender, on a dedicated connection that is reopened when it is lost. */
export const listenForAppends = (sql: Sql, own: string, onAppend: () => void): { close(): Promise<void> } => {
  let closed = false;
  let timer: NodeJS.Timeout | undefined;
  const retry = (): void => {
    clearTimeout(timer);
    if (!closed) timer = setTimeout(listen, RETRY_MS);
  };
  const onNotify = (_channel: string, sender: string): void => {
    if (sender !== own) onAppend();
  };
  const connection = openDedicatedConnection(sql, { onLost: retry, onNotify });
  // Calls `onAppend` once after each new connection, for appends that happened while nobody listened.
  const listen = (): void => void connection.sql().unsafe(`listen ${CHANNEL}`).then(onAppend, retry);
  listen();
  return {
    async close() {
      closed = true;
      clearTimeout(timer);
      await connection.end(0);
    },
  };
};
