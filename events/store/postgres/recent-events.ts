import type { StoredEvent } from '../port/event-store.ts';

const KEPT = 1_024;

/**
 * The newest events that this process appended, in log order without a gap, so that its own subscribers need not ask the
 * server for them.
 */
export const createRecentEvents = () => {
  let kept: StoredEvent[] = [];
  return {
    add(appended: readonly StoredEvent[]): void {
      for (const event of appended) {
        const last = kept.at(-1);
        // another process wrote in between, or this append is an old one, repeated
        if (last && last.position + 1n !== event.position) kept = [];
        kept.push(event);
      }
      if (kept.length > 2 * KEPT) kept = kept.slice(-KEPT);
    },
    /** The log may have been restored from an older backup: what it held is no longer known. */
    clear(): void {
      kept = [];
    },
    get newest(): StoredEvent | undefined {
      return kept.at(-1);
    },
    /** The events that follow a position, at most so many; none where it is not known which event comes next. */
    after(position: bigint, limit: number): StoredEvent[] {
      const [first] = kept;
      if (!first || position + 1n < first.position) return [];
      const from = Number(position + 1n - first.position);
      return kept.slice(from, from + limit);
    },
  };
};

export type RecentEvents = ReturnType<typeof createRecentEvents>;
