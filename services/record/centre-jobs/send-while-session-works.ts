import type { Sql } from 'postgres';
import { isSessionWorking } from '#projections/engine/database-session.ts';

/** Interval at which PostgreSQL is asked whether a session works. */
const ASK_MS = 10_000;

/**
 * Sends progress from a worker thread while PostgreSQL works on a statement of a session, which can take minutes. Returns a
 * function that stops it.
 */
export const sendWhileSessionWorks = (
  sql: Sql,
  send: (progress: object) => void,
  sessionName?: string,
): (() => void) => {
  const sendIfWorking = async () => {
    if (await isSessionWorking(sql, sessionName)) send({});
  };
  const asking = setInterval(() => sendIfWorking().catch(() => undefined), ASK_MS);
  return () => clearInterval(asking);
};
