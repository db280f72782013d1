import { type ChangingEvent, toChangeTags } from './change-tags.ts';

/** More events than this between two change notifications are sent as `resync`. */
export const CHANGES_MAX = 1_000;
/** Events with more tags than this are sent as `resync` too: one homework names hundreds of students. */
export const TAGS_MAX = 20_000;

interface Change {
  readonly position: bigint;
  readonly tags: readonly string[];
}

/** The newest events of the log, by their positions and the tags of what they change. */
export class RecentChanges {
  #changes: Change[] = [];
  /** Of all changes that are remembered. */
  #tags = 0;
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

  add(events: readonly (ChangingEvent & { readonly position: bigint })[], upTo: bigint): void {
    for (const event of events) {
      const change = { position: event.position, tags: toChangeTags(event) };
      this.#changes.push(change);
      this.#tags += change.tags.length;
    }
    let forgotten = 0;
    while (this.#changes.length - forgotten > CHANGES_MAX || this.#tags > TAGS_MAX) {
      const change = this.#changes[forgotten] as Change;
      this.#tags -= change.tags.length;
      this.#since = change.position;
      forgotten += 1;
    }
    this.#changes.splice(0, forgotten);
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
