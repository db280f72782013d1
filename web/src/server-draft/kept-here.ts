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
  /** What was sent and may have been saved although no answer came, as JSON. */
  #sent: string[];

  constructor(parts: KeeperParts<T>) {
    this.#parts = parts;
    const copy = parts.applies ? this.copy() : null;
    this.revision = copy?.revision ?? null;
    this.#sent = copy?.sent ?? [];
    this.#state = {
      ...{ value: copy ? copy.mine : parts.initial, dirty: copy !== null, ready: false, saving: false },
      ...{ savedAt: null, trouble: null, offer: null, replaced: 0 },
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

  /** Something was typed here, and this stands on the server. True when what was typed can be saved over it. */
  meet(draft: DraftAnswer): boolean {
    const theirs = meaningOf(draft, this.#parts);
    const { value } = this.#state;
    const { saved_at, revision } = draft;
    const ours = typedUpon({ revision: this.revision, sent: this.#sent }, draft) || same(theirs, value);
    if (theirs !== null && !ours) {
      this.set({ offer: { reason: 'conflict', body: theirs, savedAt: saved_at ?? '', revision, unsaved: false } });
      return false;
    }
    this.revision = revision;
    this.set({ savedAt: saved_at, dirty: !same(theirs, value) });
    if (!this.#state.dirty) this.#parts.copy.drop();
    return this.#state.dirty;
  }

  /** Nothing was typed here that is not saved: what stands on the server is all there is. */
  take(draft: DraftAnswer): void {
    const theirs = meaningOf(draft, this.#parts);
    const { revision, saved_at } = draft;
    const engaged = this.#parts.applies || this.#state.savedAt !== null;
    this.revision = revision;
    if (theirs === null || saved_at === null) this.set({ savedAt: null, offer: null });
    else if (engaged) this.put(theirs, { savedAt: saved_at, revision });
    else this.set({ offer: { reason: 'restore', body: theirs, savedAt: saved_at, revision, unsaved: false } });
  }

  offerCopy(body: T, more: { savedAt: string; revision: number | null; unsaved: boolean }): void {
    this.set({ offer: { reason: 'restore', body, ...more } });
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

  /** Words that a crash or a lost connection left in this browser; null where there are none, or none of this form. */
  copy(): (Copy & { mine: T }) | null {
    const copy = this.#parts.copy.read();
    const mine = copy && this.#parts.read(copy.body);
    return copy && mine !== null && !same(mine, this.#parts.initial) ? { ...copy, mine } : null;
  }

  writeCopy(): void {
    const revision = this.#state.offer === null ? this.revision : null;
    const typedAt = new Date().toISOString();
    this.#parts.copy.write({ body: this.#state.value, revision, typedAt, sent: this.#sent });
  }
}

/** Whether what stands on the server is what these words were typed upon, or what was sent of them. */
export const typedUpon = ({ revision, sent }: Pick<Copy, 'revision' | 'sent'>, draft: DraftAnswer): boolean =>
  draft.revision === revision || sent.includes(JSON.stringify(draft.body));
