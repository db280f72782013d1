import type { DraftAnswer } from '#contracts/drafts.ts';
import { type KeeperParts, type Kept, meaningOf, same } from './kept.ts';
import type { Copy } from './local-copy.ts';

/** One draft in this tab: what is on the page, and what of it this browser holds until the server has it. */
export class KeptHere<T> {
  readonly #parts: KeeperParts<T>;
  readonly #listeners = new Set<() => void>();
  #state: Kept<T>;
  /** The revision that is typed upon; null where none is known. */
  revision: number | null;
  /** What `revision` is while the draft that is offered is another one. */
  offered: number | null = null;
  /** What was sent and may have been saved although no answer came, as JSON. */
  #sent: string[];

  constructor(parts: KeeperParts<T>) {
    this.#parts = parts;
    const copy = this.#copy();
    this.revision = copy?.revision ?? null;
    this.#sent = copy?.sent ?? [];
    this.#state = {
      ...{ value: copy ? copy.mine : parts.initial, dirty: copy !== null, ready: false, saving: false },
      ...{ savedAt: null, typedAt: copy?.typedAt ?? null, takenFrom: null, trouble: null, offer: null, replaced: 0 },
    };
  }

  readonly state = (): Kept<T> => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  set(change: Partial<Kept<T>>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }

  wasSentLast(text: string): boolean {
    return this.#sent.at(-1) === text;
  }

  sends(text: string): void {
    this.#sent = [...this.#sent.filter((other) => other !== text), text];
    this.writeCopy();
  }

  /** The revision of what stands on the server, where that is what was sent from here. */
  recognize(draft: DraftAnswer): void {
    if (typedUpon({ revision: this.revision, sent: this.#sent }, draft)) this.revision = draft.revision;
  }

  /** Whether something was sent and nobody knows what became of it. */
  get unanswered(): boolean {
    return this.#sent.length > 0;
  }

  /** Something was typed here, and this stands on the server. True when what was typed can be saved over it. */
  meet(draft: DraftAnswer): boolean {
    const theirs = meaningOf(draft, this.#parts);
    const { saved_at, revision } = draft;
    const savedAt = saved_at ?? '';
    const mine = this.#state.value;
    const ours = typedUpon({ revision: this.revision, sent: this.#sent }, draft) || same(theirs, mine);
    const { join } = this.#parts;
    if (theirs !== null && !ours && !join) {
      this.offered = revision;
      this.set({ offer: { reason: 'conflict', body: theirs, savedAt, replaces: true } });
      return false;
    }
    const value = theirs !== null && !ours && join ? join(mine, theirs, savedAt) : mine;
    this.revision = revision;
    this.set({ value, savedAt: saved_at, dirty: !same(theirs, value) });
    if (this.#state.dirty) this.writeCopy();
    else this.#parts.copy.drop();
    return this.#state.dirty;
  }

  /** Nothing was typed here that is not saved: what stands on the server is all there is. */
  take(draft: DraftAnswer): void {
    const theirs = meaningOf(draft, this.#parts);
    const { revision, saved_at } = draft;
    if (theirs === null || saved_at === null) {
      this.revision = revision;
      this.set({ savedAt: null, offer: null });
    } else this.put(theirs, { savedAt: saved_at, revision });
  }

  /** Puts something else on the page than what was typed there. */
  put(value: T, { savedAt, revision }: { savedAt: string; revision: number | null }): void {
    this.revision = revision;
    this.allSaved();
    const replaced = this.#state.replaced + (same(value, this.#state.value) ? 0 : 1);
    this.set({ value, savedAt, replaced, dirty: false, offer: null });
  }

  /** The server has all that was typed here. */
  allSaved(): void {
    this.#sent = [];
    this.#parts.copy.drop();
  }

  /** Nothing stands on the server any more. */
  removed(): void {
    this.revision = 0;
    this.#sent = [];
    this.set({ offer: null, savedAt: null });
    if (!this.#state.dirty) this.#parts.copy.drop();
  }

  writeCopy(): void {
    const revision = this.#state.offer === null ? this.revision : null;
    const typedAt = new Date().toISOString();
    this.#parts.copy.write({ body: this.#state.value, revision, typedAt, sent: this.#sent });
  }

  /** Words that a crash or a lost connection left in this browser; null where there are none, or none of this form. */
  #copy(): (Copy & { mine: T }) | null {
    const copy = this.#parts.copy.read();
    const mine = copy && this.#parts.read(copy.body);
    return copy && mine !== null && !same(mine, this.#parts.initial) ? { ...copy, mine } : null;
  }
}

/** Whether what stands on the server is what these words were typed upon, or what was sent of them. */
const typedUpon = ({ revision, sent }: Pick<Copy, 'revision' | 'sent'>, draft: DraftAnswer): boolean =>
  draft.revision === revision || sent.includes(JSON.stringify(draft.body));
