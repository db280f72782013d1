import type { Sql } from 'postgres';

/** The channel on which a leader tells other copies that rows have changed; the payload is how far they are. */
export const COMMITTED_CHANNEL = 'read_committed';

/**
 * Tells other copies of a commit, outside of its transaction. Commits that come while one is being told are told as one;
 * one that is lost is found by those who poll the checkpoint.
 */
export const createCommitAnnouncer = (sql: Sql): ((position: bigint) => void) => {
  let telling = false;
  let again = false;
  let reached = 0n;
  const tell = async () => {
    telling = true;
    do {
      again = false;
      await sql`select pg_notify(${COMMITTED_CHANNEL}, ${String(reached)})`.catch(() => {});
    } while (again);
    telling = false;
  };
  return (position) => {
    reached = position;
    again = true;
    if (!telling) void tell();
  };
};
