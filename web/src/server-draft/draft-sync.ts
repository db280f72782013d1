import type { DraftAnswer } from '#contracts/drafts.ts';
import type { SaveFailure } from './draft-server.ts';
import { type DraftOptions, type DraftState, isSameContent } from './draft-state.ts';
import { LocalDraft } from './local-draft.ts';
import { type SaveAttempt, SaveScheduler } from './save-scheduler.ts';

/** How long nothing is typed before it is saved. */
const REST_MS = 1_000;
/** From one save to the next at least, and longer for a large draft: each save writes all of it. */
const APART_MS = 3_000;
const CHARACTERS_PER_MS = 20;

/** Keeps one draft on the server while it is typed; knows nothing of React. */
export class DraftSync<T> {
  readonly #options: DraftOptions<T>;
  readonly #local: LocalDraft<T>;
  readonly #scheduler: SaveScheduler;
  #loaded = false;
  #saves = 0;
  #lastSave = { at: Number.NEGATIVE_INFINITY, characters: 0 };

  constructor(parts: DraftOptions<T>) {
    this.#options = parts;
    this.#local = new LocalDraft(parts);
    this.#scheduler = new SaveScheduler((turn) => (this.#loaded ? this.#send(turn) : this.#load(turn)));
    this.state = this.#local.state;
    this.subscribe = this.#local.subscribe;
  }

  readonly state: () => DraftState<T>;
  readonly subscribe: (listener: () => void) => () => void;

  /** Asks the server what stands; again and again while it cannot be reached. */
  open(): Promise<void> {
    return this.#loaded ? this.checkRemote() : this.#scheduler.runNow();
  }

  type(value: T): void {
    const { value: before, failure } = this.state();
    if (isSameContent(value, before)) return;
    this.#local.update({
      value,
      dirty: true,
      replacedByRemoteAt: null,
      failure: failure?.kind === 'refused' ? null : failure,
    });
    this.#local.writeCopy();
    this.#saveLater(REST_MS);
  }

  /** A field was left: saves what is not saved yet without waiting for a rest. */
  leaveField(): void {
    if (this.state().dirty) this.#saveLater(0);
  }

  /** Saves now what is not saved yet; true when nothing is left. `leaving`: the page may be gone before the answer. */
  async flush(leaving = false): Promise<boolean> {
    if (!leaving) await this.#scheduler.waitUntilIdle();
    if (this.state().dirty) await this.#scheduler.runNow(leaving);
    return !this.state().dirty;
  }

  /** Looks whether another device has saved since, and takes that where nothing was typed here; or tries again. */
  async checkRemote(): Promise<void> {
    if (!this.state().ready) return;
    if (!this.#loaded || this.state().dirty) return this.#scheduler.runNow();
    if (this.state().saving) return;
    const outcome = await this.#options.server.load();
    if (!('draft' in outcome) || this.state().dirty || this.state().saving) return;
    if (outcome.draft.revision === this.#local.revision) return;
    const { replaced } = this.state();
    this.#local.acceptRemote(outcome.draft);
    if (this.state().replaced !== replaced) this.#local.update({ replacedByRemoteAt: outcome.draft.saved_at });
  }

  /**
   * Before what is on the page is submitted: saves it, and looks whether another device has saved since. False when
   * that has to be seen, or chosen from, before.
   */
  async saveAndCheckRemote(): Promise<boolean> {
    const { replaced } = this.state();
    if (await this.flush()) await this.checkRemote();
    const { offer, replaced: since } = this.state();
    return offer === null && since === replaced;
  }

  /** The connection is back: an answer from before may never come, and what it kept waiting goes now. */
  reconnected(): Promise<void> {
    this.#scheduler.abortInFlight();
    return this.#loaded ? this.checkRemote() : this.#scheduler.runNow();
  }

  /** Takes the draft that is offered in the place of what is on the page. */
  takeOffer(): void {
    const { offer } = this.state();
    if (offer !== null)
      this.#local.replace(offer.body, { savedAt: offer.savedAt, revision: this.#local.offeredRevision });
  }

  /** Keeps what is on the page, and saves it over the draft that was offered. */
  async keepLocal(): Promise<boolean> {
    if (this.state().offer !== null) this.#local.revision = this.#local.offeredRevision;
    this.#local.update({ offer: null });
    return this.flush();
  }

  /**
   * Deletes the draft here and on the server, because it was submitted; what is on the page stays there. What another
   * device has saved since is another draft, and stays too.
   */
  async discard(): Promise<boolean> {
    this.#scheduler.cancelScheduled();
    this.#local.update({ dirty: false });
    await this.#scheduler.waitUntilIdle();
    this.#options.copy.drop();
    if (this.#local.hasUnanswered) {
      const standing = await this.#options.server.load();
      if ('draft' in standing) this.#local.rebase(standing.draft);
    }
    const { failure = null } = await this.#options.server.discard(this.#local.revision ?? 0);
    this.#local.update({ failure });
    if (failure) return false;
    this.#local.markDeleted();
    return true;
  }

  /** Deletes the draft and empties the page; false, and all is kept, when the server could not be reached. */
  async clear(): Promise<boolean> {
    const { replaced, dirty } = this.state();
    const isDiscarded = await this.discard();
    if (isDiscarded) {
      this.#local.update({ value: this.#options.initial, replaced: replaced + 1 });
    } else if (dirty) {
      this.#local.update({ dirty });
      this.#local.writeCopy();
      this.#saveLater(REST_MS);
    }
    return isDiscarded;
  }

  /** Sends nothing any more; what was not sent stays in this browser. */
  stop(): void {
    this.#scheduler.stop();
  }

  async #load(turn: SaveAttempt): Promise<void> {
    const outcome = await this.#options.server.load(turn.signal);
    if (this.#loaded) return;
    if ('failure' in outcome) {
      if (turn.signal.aborted) return;
      this.#handleFailure(outcome.failure, turn);
    } else {
      this.#loaded = true;
      this.#scheduler.resetBackoff();
      this.#local.update({ failure: null });
      if (this.state().dirty) this.#reconcile(outcome.draft);
      else this.#local.acceptRemote(outcome.draft);
    }
    this.#local.update({ ready: true });
  }

  #reconcile(draft: DraftAnswer): void {
    if (this.#local.reconcile(draft)) this.#scheduler.schedule(0);
  }

  async #send(turn: SaveAttempt): Promise<void> {
    const { value, dirty, offer } = this.state();
    if (!dirty || offer !== null) return;
    const text = JSON.stringify(value);
    if (this.#saves > 0 && this.#local.isLastSent(text)) return;
    this.#local.recordSent(text);
    this.#saves += 1;
    this.#lastSave = { at: Date.now(), characters: text.length };
    this.#local.update({ saving: true });
    const outcome = await this.#options.server.save({ body: value, revision: this.#local.revision ?? 0 }, turn);
    this.#saves -= 1;
    this.#local.update({ saving: this.#saves > 0 });
    if ('failure' in outcome) return this.#handleFailure(outcome.failure, turn);
    this.#scheduler.resetBackoff();
    this.#local.update({ failure: null });
    if ('saved' in outcome) return this.#handleSaved(value, outcome.saved);
    const standing = await this.#options.server.load(turn.signal);
    if ('failure' in standing) return this.#handleFailure(standing.failure, turn);
    if (this.state().dirty) this.#reconcile(standing.draft);
  }

  #handleSaved(value: T, { saved_at, revision }: { saved_at: string; revision: number }): void {
    this.#local.revision = Math.max(revision, this.#local.revision ?? 0);
    const left = this.state().dirty && !isSameContent(this.state().value, value);
    this.#local.update({ savedAt: saved_at, dirty: left });
    if (left) this.#saveLater(REST_MS);
    else this.#local.clearCopy();
  }

  #saveLater(restMs: number): void {
    const { at, characters } = this.#lastSave;
    const apartMs = Math.max(APART_MS, characters / CHARACTERS_PER_MS);
    this.#scheduler.schedule(Math.max(restMs, at + apartMs - Date.now()));
  }

  #handleFailure(failure: SaveFailure, { signal }: SaveAttempt): void {
    if (signal.aborted) return;
    this.#local.update({ failure });
    if (failure.kind !== 'refused') this.#scheduler.scheduleRetry();
  }
}
