import type { DraftAnswer } from '#contracts/drafts.ts';
import type { Trouble } from './draft-server.ts';
import { type KeeperParts, type Kept, meaningOf, same } from './kept.ts';
import type { Copy } from './local-copy.ts';

const REST_MS = 1_000;
const RETRY_MS = 1_000;
const RETRY_MS_MAX = 10_000;

/** Keeps one draft on the server while it is typed; knows nothing of React. */
export class DraftKeeper<T> {
  readonly #parts: KeeperParts<T>;
  readonly #listeners = new Set<() => void>();
  #state: Kept<T>;
  /** The revision that was typed upon; null where none is known. */
  #revision: number | null = null;
  /** What was sent and may have been saved although no answer came, as JSON. */
  #sent: string[] = [];
  #loaded = false;
  #stopped = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #sending: Promise<unknown> = Promise.resolve();
  #underWay = 0;
  #attempts = 0;

  constructor(parts: KeeperParts<T>) {
    this.#parts = parts;
    const copy = parts.applies ? this.#ownCopy() : null;
    this.#revision = copy?.revision ?? null;
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

  /** Asks the server what stands; again and again while it cannot be reached. */
  async open(): Promise<void> {
    if (this.#loaded) return this.look();
    const outcome = await this.#parts.server.load();
    if ('trouble' in outcome) {
      const copy = this.#state.ready || this.#parts.applies ? null : this.#ownCopy();
      if (copy) this.#offerCopy(copy, { revision: copy.revision, savedAt: copy.typedAt, unsaved: true });
      this.#troubled(outcome.trouble);
    } else if (!this.#loaded) {
      this.#loaded = true;
      this.#attempts = 0;
      await this.#found(outcome.draft);
    }
    this.#set({ ready: true });
  }

  type(value: T): void {
    if (same(value, this.#state.value)) return;
    const { trouble } = this.#state;
    this.#set({ value, dirty: true, trouble: trouble?.kind === 'refused' ? null : trouble });
    this.#writeCopy();
    this.#later(REST_MS);
  }

  /** Saves now what is not saved yet; true when nothing is left. `leaving`: the page may be gone before the answer. */
  async flush(leaving = false): Promise<boolean> {
    if (!leaving) await this.#sending;
    if (this.#state.dirty) await this.#again(leaving);
    return !this.#state.dirty;
  }

  /** Looks whether another device has saved since, and takes that where nothing was typed here; or tries again. */
  async look(): Promise<void> {
    if (!this.#state.ready) return;
    if (!this.#loaded || this.#state.dirty) return this.#again();
    if (this.#state.saving) return;
    const outcome = await this.#parts.server.load();
    if (!('draft' in outcome) || this.#state.dirty || this.#state.saving) return;
    if (outcome.draft.revision !== this.#revision) this.#take(outcome.draft);
  }

  /** Takes the draft that is offered in the place of what is on the page. */
  takeOffer(): void {
    const { offer } = this.#state;
    if (offer === null) return;
    this.#put(offer.body, offer);
    if (!offer.unsaved) return;
    this.#set({ dirty: true, savedAt: null });
    this.#writeCopy();
    void this.#again();
  }

  /** Keeps what is on the page, and saves it over the draft that was offered. */
  async keepMine(): Promise<boolean> {
    if (this.#state.offer !== null) this.#revision = this.#state.offer.revision;
    this.#set({ offer: null });
    return this.flush();
  }

  /** Deletes the draft that is offered; what was typed since is kept and saved. */
  async dropOffer(): Promise<boolean> {
    return (await this.#remove()) && this.flush();
  }

  /**
   * Deletes the draft here and on the server, because it was submitted; what is on the page stays there. A draft that
   * nobody restored is another one, and stays too.
   */
  async discard(): Promise<boolean> {
    clearTimeout(this.#timer);
    this.#set({ dirty: false });
    await this.#sending;
    this.#parts.copy.drop();
    const { offer } = this.#state;
    if (offer?.reason === 'restore') {
      const { body, revision, savedAt: typedAt, unsaved } = offer;
      if (unsaved) this.#parts.copy.write({ body, revision, typedAt, sent: [] });
      return true;
    }
    return this.#remove();
  }

  /** Sends nothing any more; what was not sent stays in this browser. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#stopped = true;
  }

  async #remove(): Promise<boolean> {
    const { trouble = null } = await this.#parts.server.discard();
    this.#set({ trouble });
    if (trouble) return false;
    this.#revision = 0;
    this.#sent = [];
    this.#set({ offer: null, savedAt: null });
    if (!this.#state.dirty) this.#parts.copy.drop();
    return true;
  }

  /** What stands on the server when the page opens. */
  async #found(draft: DraftAnswer): Promise<void> {
    if (this.#state.dirty) return this.#meet(draft);
    const copy = this.#parts.applies ? null : this.#ownCopy();
    if (copy === null) return this.#take(draft);
    const theirs = meaningOf(draft, this.#parts);
    if (theirs !== null && !same(theirs, copy.mine) && !typedUpon(copy, draft)) {
      this.#set({ value: copy.mine, dirty: true, replaced: this.#state.replaced + 1 });
      return this.#meet(draft);
    }
    this.#revision = draft.revision;
    const outcome = await this.#parts.server.save({ body: copy.mine, revision: draft.revision }, false);
    if ('saved' in outcome) {
      this.#parts.copy.drop();
      this.#offerCopy(copy, { ...outcome.saved, savedAt: outcome.saved.saved_at, unsaved: false });
    } else this.#offerCopy(copy, { revision: draft.revision, savedAt: copy.typedAt, unsaved: true });
  }

  /** Something was typed here, and this stands on the server. */
  #meet(draft: DraftAnswer): void {
    const theirs = meaningOf(draft, this.#parts);
    const { value } = this.#state;
    const ours = typedUpon({ revision: this.#revision, sent: this.#sent }, draft) || same(theirs, value);
    if (theirs !== null && !ours) {
      const { saved_at, revision } = draft;
      this.#set({
        offer: { reason: 'conflict', body: theirs, savedAt: saved_at ?? '', revision, unsaved: false },
      });
      return;
    }
    this.#revision = draft.revision;
    this.#set({ savedAt: draft.saved_at, dirty: !same(theirs, value) });
    if (this.#state.dirty) this.#later(0);
    else this.#parts.copy.drop();
  }

  /** Nothing was typed here that is not saved: what stands on the server is all there is. */
  #take(draft: DraftAnswer): void {
    const theirs = meaningOf(draft, this.#parts);
    const { revision, saved_at } = draft;
    const engaged = this.#parts.applies || this.#state.savedAt !== null;
    this.#revision = revision;
    if (theirs === null || saved_at === null) this.#set({ savedAt: null, offer: null });
    else if (engaged) this.#put(theirs, { savedAt: saved_at, revision });
    else this.#set({ offer: { reason: 'restore', body: theirs, savedAt: saved_at, revision, unsaved: false } });
  }

  #put(value: T, { savedAt, revision }: { savedAt: string; revision: number | null }): void {
    this.#revision = revision;
    this.#sent = [];
    this.#parts.copy.drop();
    const replaced = this.#state.replaced + (same(value, this.#state.value) ? 0 : 1);
    this.#set({ value, savedAt, replaced, dirty: false, offer: null });
  }

  #offerCopy({ mine }: { mine: T }, more: { savedAt: string; revision: number | null; unsaved: boolean }): void {
    this.#set({ offer: { reason: 'restore', body: mine, ...more } });
  }

  async #send(leaving: boolean): Promise<void> {
    const { value, dirty, offer } = this.#state;
    if (!dirty || offer !== null || !this.#loaded || this.#stopped) return;
    const text = JSON.stringify(value);
    if (this.#underWay > 0 && this.#sent.at(-1) === text) return;
    this.#sent = [...this.#sent.filter((other) => other !== text), text];
    this.#writeCopy();
    this.#underWay += 1;
    this.#set({ saving: true });
    const outcome = await this.#parts.server.save({ body: value, revision: this.#revision ?? 0 }, leaving);
    this.#underWay -= 1;
    this.#set({ saving: this.#underWay > 0 });
    if ('trouble' in outcome) return this.#troubled(outcome.trouble);
    this.#attempts = 0;
    this.#set({ trouble: null });
    if ('conflict' in outcome) {
      const standing = await this.#parts.server.load();
      if ('trouble' in standing) return this.#troubled(standing.trouble);
      if (this.#state.dirty) this.#meet(standing.draft);
      return;
    }
    const { saved_at, revision } = outcome.saved;
    this.#revision = Math.max(revision, this.#revision ?? 0);
    const left = this.#state.dirty && !same(this.#state.value, value);
    this.#set({ savedAt: saved_at, dirty: left });
    if (left) return this.#later(REST_MS);
    this.#sent = [];
    this.#parts.copy.drop();
  }

  #troubled(trouble: Trouble): void {
    this.#set({ trouble });
    if (trouble.kind === 'refused') return;
    this.#later(Math.min(RETRY_MS_MAX, RETRY_MS * 2 ** this.#attempts));
    this.#attempts += 1;
  }

  #later(ms: number): void {
    clearTimeout(this.#timer);
    if (this.#stopped) return;
    this.#timer = setTimeout(() => void this.#again(), ms);
  }

  async #again(leaving = false): Promise<void> {
    clearTimeout(this.#timer);
    // one save at a time, unless the page goes and cannot wait
    if (this.#underWay > 0 && !leaving) await this.#sending;
    const sending = this.#loaded ? this.#send(leaving) : this.open();
    this.#sending = sending;
    await sending;
  }

  #ownCopy(): (Copy & { mine: T }) | null {
    const copy = this.#parts.copy.read();
    const mine = copy && this.#parts.read(copy.body);
    return copy && mine !== null && !same(mine, this.#parts.initial) ? { ...copy, mine } : null;
  }

  #writeCopy(): void {
    const revision = this.#state.offer === null ? this.#revision : null;
    const typedAt = new Date().toISOString();
    this.#parts.copy.write({ body: this.#state.value, revision, typedAt, sent: this.#sent });
  }

  #set(change: Partial<Kept<T>>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}

/** Whether what stands on the server is what these words were typed upon, or what was sent of them. */
const typedUpon = ({ revision, sent }: Pick<Copy, 'revision' | 'sent'>, draft: DraftAnswer): boolean =>
  draft.revision === revision || sent.includes(JSON.stringify(draft.body));
