import type { DraftAnswer } from '#contracts/drafts.ts';
import type { SaveFailure } from './draft-server.ts';
import { type DraftOptions, type DraftState, isSameContent } from './draft-state.ts';
import { LocalDraft } from './local-draft.ts';
import { type SaveAttempt, SaveScheduler } from './save-scheduler.ts';

/** A save starts when nothing has been typed for this time. */
const REST_MS = 1_000;
/** Minimum time between two saves. It grows with the size of the draft, because each save sends all of it. */
const APART_MS = 3_000;
const CHARACTERS_PER_MS = 20;

/** Saves one draft to the server while it is typed. Independent of React. */
export class DraftSync<T> {
  readonly #options: DraftOptions<T>;
  readonly #local: LocalDraft<T>;
  readonly #scheduler: SaveScheduler;
  #loaded = false;
  #saves = 0;
  #lastSave = { at: Number.NEGATIVE_INFINITY, characters: 0 };

  constructor(options: DraftOptions<T>) {
    this.#options = options;
    this.#local = new LocalDraft(options);
    this.#scheduler = new SaveScheduler((attempt) => (this.#loaded ? this.#send(attempt) : this.#load(attempt)));
    this.state = this.#local.state;
    this.subscribe = this.#local.subscribe;
  }

  readonly state: () => DraftState<T>;
  readonly subscribe: (listener: () => void) => () => void;

  /** Loads the draft from the server, and retries until the server answers. */
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

  /** Saves unsaved content without waiting for a pause in typing, because the person left a field. */
  leaveField(): void {
    if (this.state().dirty) this.#saveLater(0);
  }

  /**
   * Saves unsaved content now; resolves to true when nothing is left to save. With `leaving`, the page may close before
   * the answer arrives.
   */
  async flush(leaving = false): Promise<boolean> {
    if (!leaving) await this.#scheduler.waitUntilIdle();
    if (this.state().dirty) await this.#scheduler.runNow(leaving);
    return !this.state().dirty;
  }

  /**
   * Checks whether another device has saved a newer revision. It replaces the page's content if nothing is unsaved
   * here; otherwise the save is tried again.
   */
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
   * Called before a submission: saves the page's content and checks for a newer revision from another device. Resolves
   * to false when the person has to look at that revision, or choose between the two, first.
   */
  async saveAndCheckRemote(): Promise<boolean> {
    const { replaced } = this.state();
    if (await this.flush()) await this.checkRemote();
    const { offer, replaced: since } = this.state();
    return offer === null && since === replaced;
  }

  /**
   * Called when the connection returns: gives up on requests that may never be answered and sends unsaved content now.
   */
  reconnected(): Promise<void> {
    this.#scheduler.abortInFlight();
    return this.#loaded ? this.checkRemote() : this.#scheduler.runNow();
  }

  /** Replaces the page's content with the offered draft. */
  takeOffer(): void {
    const { offer } = this.state();
    if (offer !== null)
      this.#local.replace(offer.body, { savedAt: offer.savedAt, revision: this.#local.offeredRevision });
  }

  /** Keeps the page's content and saves it over the offered draft. */
  async keepLocal(): Promise<boolean> {
    if (this.state().offer !== null) this.#local.revision = this.#local.offeredRevision;
    this.#local.update({ offer: null });
    return this.flush();
  }

  /**
   * Deletes the draft here and on the server after a submission; the page keeps its content. A newer revision from
   * another device is a draft of its own and stays.
   */
  async discard(): Promise<boolean> {
    this.#scheduler.cancelScheduled();
    this.#local.update({ dirty: false });
    await this.#scheduler.waitUntilIdle();
    this.#options.copy.drop();
    if (this.#local.hasUnanswered) {
      const stored = await this.#options.server.load();
      if ('draft' in stored) this.#local.rebase(stored.draft);
    }
    const { failure = null } = await this.#options.server.discard(this.#local.revision ?? 0);
    this.#local.update({ failure });
    if (failure) return false;
    this.#local.markDeleted();
    return true;
  }

  /**
   * Deletes the draft and resets the page's content. Resolves to false, and keeps everything, when the server cannot be
   * reached.
   */
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

  /** Stops sending. Unsaved content stays in this browser. */
  stop(): void {
    this.#scheduler.stop();
  }

  async #load(attempt: SaveAttempt): Promise<void> {
    const outcome = await this.#options.server.load(attempt.signal);
    if (this.#loaded) return;
    if ('failure' in outcome) {
      if (attempt.signal.aborted) return;
      this.#handleFailure(outcome.failure, attempt);
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

  async #send(attempt: SaveAttempt): Promise<void> {
    const { value, dirty, offer } = this.state();
    if (!dirty || offer !== null) return;
    const text = JSON.stringify(value);
    if (this.#saves > 0 && this.#local.isLastSent(text)) return;
    this.#local.recordSent(text);
    this.#saves += 1;
    this.#lastSave = { at: Date.now(), characters: text.length };
    this.#local.update({ saving: true });
    const outcome = await this.#options.server.save({ body: value, revision: this.#local.revision ?? 0 }, attempt);
    this.#saves -= 1;
    this.#local.update({ saving: this.#saves > 0 });
    if ('failure' in outcome) return this.#handleFailure(outcome.failure, attempt);
    this.#scheduler.resetBackoff();
    this.#local.update({ failure: null });
    if ('saved' in outcome) return this.#handleSaved(value, outcome.saved);
    const stored = await this.#options.server.load(attempt.signal);
    if ('failure' in stored) return this.#handleFailure(stored.failure, attempt);
    if (this.state().dirty) this.#reconcile(stored.draft);
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
