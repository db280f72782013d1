import { type Changing, tagsOf } from './tags-of.ts';

/** More events than this between two hints are told as `resync`. */
export const CHANGES_MAX = 1_000;

interface Change {
  readonly position: bigint;
  readonly tags: readonly string[];
}

/** The newest events of the log as hints know them: where they stand and what they change. */
export class RecentChanges {
  #changes: Change[] = [];
  /** Everything after this position and up to `seen` is remembered. */
  #since: bigint;
  #seen: bigint;

  constructor(after: bigint) {
    this.#since = after;
    this.#seen = after;
  }

  /** How far the log has been read. */
  get seen(): bigint {
    return this.#seen;
  }

  add(events: readonly (Changing & { readonly position: bigint })[], upTo: bigint): void {
    for (const event of events) this.#changes.push({ position: event.position, tags: tagsOf(event) });
    const forgotten = this.#changes.splice(0, Math.max(0, this.#changes.length - CHANGES_MAX)).at(-1);
    if (forgotten) this.#since = forgotten.position;
    this.#seen = upTo;
  }

  /** The tags of what happened after one position and up to another, or `too-many` when it is no longer known. */
  between(after: bigint, upTo: bigint): readonly string[] | 'too-many' {
    if (after < this.#since) return 'too-many';
    const tags = new Set<string>();
    for (const change of this.#changes) {
      if (change.position > after && change.position <= upTo) for (const tag of change.tags) tags.add(tag);
    }
    return [...tags];
  }
}
