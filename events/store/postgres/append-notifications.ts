import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Sql } from 'postgres';
import { openDedicatedConnection } from './dedicated-connection.ts';

const CHANNEL = 'log_appended';
/** Under load one notification is enough for all that came within this time; the first is sent at once. */
const APART_MS = 4;
/** How long to wait before listening again; subscribers poll meanwhile. */
const RETRY_MS = 500;

/**
 * Tells other processes that the log has grown, in a statement after the commit (a NOTIFY inside it would serialise
 * the commits of the whole server). One is under way at a time; what comes meanwhile is told by the next.
 */
export const createAppendNotifier = (sql: Sql) => {
  const sender = randomUUID();
  let wanted = false;
  let sending: Promise<void> | undefined;
  const send = async (): Promise<void> => {
    while (wanted) {
      wanted = false;
      // it only wakes; those it does not reach find the events by polling
      await sql.notify(CHANNEL, sender).catch(() => undefined);
      await pause(APART_MS);
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

/** Calls `heard` for each notification of another sender, on a connection of its own that is made again when it is lost. */
export const listenForAppends = (sql: Sql, own: string, heard: () => void): { close(): Promise<void> } => {
  let closed = false;
  let timer: NodeJS.Timeout | undefined;
  const again = (): void => {
    clearTimeout(timer);
    if (!closed) timer = setTimeout(listen, RETRY_MS);
  };
  const onNotify = (_channel: string, sender: string): void => {
    if (sender !== own) heard();
  };
  const connection = openDedicatedConnection(sql, { onLost: again, onNotify });
  // what was appended while nobody listened is looked for once
  const listen = (): void => void connection.sql().unsafe(`listen ${CHANNEL}`).then(heard, again);
  listen();
  return {
    async close() {
      closed = true;
      clearTimeout(timer);
      await connection.end(0);
    },
  };
};
