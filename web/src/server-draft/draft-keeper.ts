import type { DraftAnswer } from '#contracts/drafts.ts';
import type { Trouble } from './draft-server.ts';
import { type KeeperParts, type Kept, same } from './kept.ts';
import { KeptHere } from './kept-here.ts';
import { type Turn, Turns } from './turns.ts';

/** How long nothing is typed before it is saved. */
const REST_MS = 1_000;
/** From one save to the next at least, and longer for a large draft: each save writes all of it. */
const APART_MS = 3_000;
const CHARACTERS_PER_MS = 20;

/** Keeps one draft on the server while it is typed; knows nothing of React. */
export class DraftKeeper<T> {
  readonly #parts: KeeperParts<T>;
  readonly #here: KeptHere<T>;
  readonly #turns: Turns;
  #loaded = false;
  #saves = 0;
  #lastSave = { at: Number.NEGATIVE_INFINITY, characters: 0 };

  constructor(parts: KeeperParts<T>) {
    this.#parts = parts;
    this.#here = new KeptHere(parts);
    this.#turns = new Turns((turn) => (this.#loaded ? this.#send(turn) : this.#load(turn)));
    this.state = this.#here.state;
    this.subscribe = this.#here.subscribe;
  }

  readonly state: () => Kept<T>;
  readonly subscribe: (listener: () => void) => () => void;

  /** Asks the server what stands; again and again while it cannot be reached. */
  open(): Promise<void> {
    return this.#loaded ? this.look() : this.#turns.now();
  }

  type(value: T): void {
    const { value: before, trouble } = this.state();
    if (same(value, before)) return;
    this.#here.set({ value, dirty: true, takenFrom: null, trouble: trouble?.kind === 'refused' ? null : trouble });
    this.#here.writeCopy();
    this.#saveLater(REST_MS);
  }

  /** A field was left: saves what is not saved yet without waiting for a rest. */
  leaveField(): void {
    if (this.state().dirty) this.#saveLater(0);
  }

  /** Saves now what is not saved yet; true when nothing is left. `leaving`: the page may be gone before the answer. */
  async flush(leaving = false): Promise<boolean> {
    if (!leaving) await this.#turns.settled();
    if (this.state().dirty) await this.#turns.now(leaving);
    return !this.state().dirty;
  }

  /** Looks whether another device has saved since, and takes that where nothing was typed here; or tries again. */
  async look(): Promise<void> {
    if (!this.state().ready) return;
    if (!this.#loaded || this.state().dirty) return this.#turns.now();
    if (this.state().saving) return;
    const outcome = await this.#parts.server.load();
    if (!('draft' in outcome) || this.state().dirty || this.state().saving) return;
    if (outcome.draft.revision === this.#here.revision) return;
    const { replaced } = this.state();
    this.#here.take(outcome.draft);
    if (this.state().replaced !== replaced) this.#here.set({ takenFrom: outcome.draft.saved_at });
  }

  /**
   * Before what is on the page is submitted: saves it, and looks whether another device has saved since. False when
   * that has to be seen, or chosen from, before.
   */
  async isNewest(): Promise<boolean> {
    const { replaced } = this.state();
    if (await this.flush()) await this.look();
    const { offer, replaced: since } = this.state();
    return offer === null && since === replaced;
  }

  /** The connection is back: an answer from before may never come, and what it kept waiting goes now. */
  reconnected(): Promise<void> {
    this.#turns.giveUp();
    return this.#loaded ? this.look() : this.#turns.now();
  }

  /** Takes the draft that is offered in the place of what is on the page. */
  takeOffer(): void {
    const { offer } = this.state();
    if (offer !== null) this.#here.put(offer.body, { savedAt: offer.savedAt, revision: this.#here.offered });
  }

  /** Keeps what is on the page, and saves it over the draft that was offered. */
  async keepMine(): Promise<boolean> {
    if (this.state().offer !== null) this.#here.revision = this.#here.offered;
    this.#here.set({ offer: null });
    return this.flush();
  }

  /**
   * Deletes the draft here and on the server, because it was submitted; what is on the page stays there. What another
   * device has saved since is another draft, and stays too.
   */
  async discard(): Promise<boolean> {
    this.#turns.rest();
    this.#here.set({ dirty: false });
    await this.#turns.settled();
    this.#parts.copy.drop();
    if (this.#here.unanswered) {
      const standing = await this.#parts.server.load();
      if ('draft' in standing) this.#here.recognize(standing.draft);
    }
    const { trouble = null } = await this.#parts.server.discard(this.#here.revision ?? 0);
    this.#here.set({ trouble });
    if (trouble) return false;
    this.#here.removed();
    return true;
  }

  /** Deletes the draft and empties the page; false, and all is kept, when the server could not be reached. */
  async clear(): Promise<boolean> {
    const { replaced, dirty } = this.state();
    const isDiscarded = await this.discard();
    if (isDiscarded) {
      this.#here.set({ value: this.#parts.initial, replaced: replaced + 1 });
    } else if (dirty) {
      this.#here.set({ dirty });
      this.#here.writeCopy();
      this.#saveLater(REST_MS);
    }
    return isDiscarded;
  }

  /** Sends nothing any more; what was not sent stays in this browser. */
  stop(): void {
    this.#turns.stop();
  }

  async #load(turn: Turn): Promise<void> {
    const outcome = await this.#parts.server.load(turn.signal);
    if (this.#loaded) return;
    if ('trouble' in outcome) {
      if (turn.signal.aborted) return;
      this.#troubled(outcome.trouble, turn);
    } else {
      this.#loaded = true;
      this.#turns.succeeded();
      this.#here.set({ trouble: null });
      if (this.state().dirty) this.#meet(outcome.draft);
      else this.#here.take(outcome.draft);
    }
    this.#here.set({ ready: true });
  }

  #meet(draft: DraftAnswer): void {
    if (this.#here.meet(draft)) this.#turns.later(0);
  }

  async #send(turn: Turn): Promise<void> {
    const { value, dirty, offer } = this.state();
    if (!dirty || offer !== null) return;
    const text = JSON.stringify(value);
    if (this.#saves > 0 && this.#here.wasSentLast(text)) return;
    this.#here.sends(text);
    this.#saves += 1;
    this.#lastSave = { at: Date.now(), characters: text.length };
    this.#here.set({ saving: true });
    const outcome = await this.#parts.server.save({ body: value, revision: this.#here.revision ?? 0 }, turn);
    this.#saves -= 1;
    this.#here.set({ saving: this.#saves > 0 });
    if ('trouble' in outcome) return this.#troubled(outcome.trouble, turn);
    this.#turns.succeeded();
    this.#here.set({ trouble: null });
    if ('saved' in outcome) return this.#saved(value, outcome.saved);
    const standing = await this.#parts.server.load(turn.signal);
    if ('trouble' in standing) return this.#troubled(standing.trouble, turn);
    if (this.state().dirty) this.#meet(standing.draft);
  }

  #saved(value: T, { saved_at, revision }: { saved_at: string; revision: number }): void {
    this.#here.revision = Math.max(revision, this.#here.revision ?? 0);
    const left = this.state().dirty && !same(this.state().value, value);
    this.#here.set({ savedAt: saved_at, dirty: left });
    if (left) this.#saveLater(REST_MS);
    else this.#here.allSaved();
  }

  #saveLater(restMs: number): void {
    const { at, characters } = this.#lastSave;
    const apartMs = Math.max(APART_MS, characters / CHARACTERS_PER_MS);
    this.#turns.later(Math.max(restMs, at + apartMs - Date.now()));
  }

  #troubled(trouble: Trouble, { signal }: Turn): void {
    if (signal.aborted) return;
    this.#here.set({ trouble });
    if (trouble.kind !== 'refused') this.#turns.again();
  }
}
