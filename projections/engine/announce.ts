import type { Sql } from 'postgres';

/** The channel on which a leader tells other copies that rows have changed; the payload is the read schema. */
export const COMMITTED_CHANNEL = 'read_committed';

/**
 * Tells other copies of a commit, outside of its transaction. Commits that come while one is being told are told as one;
 * one that is lost is found by those who poll the checkpoint.
 */
export const announcer = (sql: Sql, schema: string): (() => void) => {
  let telling = false;
  let again = false;
  const tell = async () => {
    telling = true;
    do {
      again = false;
      await sql`select pg_notify(${COMMITTED_CHANNEL}, ${schema})`.catch(() => {});
    } while (again);
    telling = false;
  };
  return () => {
    again = true;
    if (!telling) void tell();
  };
};
