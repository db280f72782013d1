import type { StoredEvent } from '../port/event-store.ts';

const EVENTS_KEPT = 1_024;

/**
 * Cache of the newest events that this process appended, in log order without gaps, so that its own subscribers need not
 * read them from the server.
 */
export const createRecentEventCache = () => {
  let kept: StoredEvent[] = [];
  return {
    add(appended: readonly StoredEvent[]): void {
      for (const event of appended) {
        const last = kept.at(-1);
        // Another process has appended in between, or this append is a retry of an old one.
        if (last && last.position + 1n !== event.position) kept = [];
        kept.push(event);
      }
      if (kept.length > 2 * EVENTS_KEPT) kept = kept.slice(-EVENTS_KEPT);
    },
    /** Forgets all events, because the log may have been restored from an older backup. */
    clear(): void {
      kept = [];
    },
    get newest(): StoredEvent | undefined {
      return kept.at(-1);
    },
    /** The events that follow a position, at most `limit`; none if the next event is not in the cache. */
    after(position: bigint, limit: number): StoredEvent[] {
      const [first] = kept;
      if (!first || position + 1n < first.position) return [];
      const from = Number(position + 1n - first.position);
      return kept.slice(from, from + limit);
    },
  };
};

export type RecentEventCache = ReturnType<typeof createRecentEventCache>;
