import type { Sql } from 'postgres';

/** The channel on which the leader notifies other copies of changed rows; the payload is the committed position. */
export const COMMITTED_CHANNEL = 'read_committed';

/**
 * Notifies other copies of a commit, outside of the commit's transaction. Commits during a notification in flight are
 * coalesced into one. Other copies also poll the checkpoint, so a lost notification only delays them.
 */
export const createCommitAnnouncer = (sql: Sql): ((position: bigint) => void) => {
  let isNotifying = false;
  let isPending = false;
  let reached = 0n;
  const notify = async () => {
    isNotifying = true;
    do {
      isPending = false;
      await sql`select pg_notify(${COMMITTED_CHANNEL}, ${String(reached)})`.catch(() => {});
    } while (isPending);
    isNotifying = false;
  };
  return (position) => {
    reached = position;
    isPending = true;
    if (!isNotifying) void notify();
  };
};
