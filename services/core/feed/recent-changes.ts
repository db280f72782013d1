import { type ChangeTagInput, toChangeTags } from './change-tags.ts';

/** Limit of remembered events; a client that has missed more must resync. */
export const REMEMBERED_CHANGES_MAX = 1_000;
/** Limit of remembered tags over all events; one homework event can have hundreds of tags. */
export const REMEMBERED_TAGS_MAX = 20_000;

interface Change {
  readonly position: bigint;
  readonly tags: readonly string[];
}

/** Remembers the positions and tags of the newest events of the log, for change notifications. */
export class RecentChanges {
  #changes: Change[] = [];
  /** Number of tags of all remembered changes. */
  #tags = 0;
  /** All changes after this position and up to `seen` are remembered. */
  #since: bigint;
  #seen: bigint;

  constructor(after: bigint) {
    this.#since = after;
    this.#seen = after;
  }

  /** Position up to which the log has been read. */
  get seen(): bigint {
    return this.#seen;
  }

  add(events: readonly (ChangeTagInput & { readonly position: bigint })[], upTo: bigint): void {
    for (const event of events) {
      const change = { position: event.position, tags: toChangeTags(event) };
      this.#changes.push(change);
      this.#tags += change.tags.length;
    }
    let forgotten = 0;
    while (this.#changes.length - forgotten > REMEMBERED_CHANGES_MAX || this.#tags > REMEMBERED_TAGS_MAX) {
      const change = this.#changes[forgotten] as Change;
      this.#tags -= change.tags.length;
      this.#since = change.position;
      forgotten += 1;
    }
    this.#changes.splice(0, forgotten);
    this.#seen = upTo;
  }

  /** Tags of the changes after one position and up to another; `too-many` if some of them are no longer remembered. */
  between(after: bigint, upTo: bigint): readonly string[] | 'too-many' {
    if (after < this.#since) return 'too-many';
    const tags = new Set<string>();
    for (const change of this.#changes) {
      if (change.position > after && change.position <= upTo) for (const tag of change.tags) tags.add(tag);
    }
    return [...tags];
  }
}
