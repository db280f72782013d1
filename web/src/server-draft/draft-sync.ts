import type { DraftResponse } from '#contracts/drafts.ts';
import type { DraftSaveFailure, DraftServer } from './draft-server.ts';
import { type DraftState, isSameDraftContent } from './draft-state.ts';
import {
  type DraftFormat,
  type DraftVersion,
  includesDraftContent,
  includesVersion,
  listDraftVersions,
  mergeDraft,
  type PartVersion,
  toDraftBodies,
  toOtherVersions,
  toPartVersions,
  toStoredDraftBody,
  withoutOffered,
  withoutShown,
} from './draft-versions.ts';
import type { LocalCopyStore } from './local-copy.ts';
import { SaveScheduler } from './save-scheduler.ts';

/** A save starts when nothing has been typed for this time. */
const REST_MS = 1_000;
/** Minimum time between two saves. It grows with the size of the draft, because each save sends all of it. */
const APART_MS = 3_000;
const CHARACTERS_PER_MS = 20;

interface DraftOptions<T> extends DraftFormat<T> {
  readonly server: DraftServer;
  readonly copy: LocalCopyStore;
}

/**
 * Saves one draft to the server while it is typed, and keeps a copy in this browser until the server has it. A version
 * that another device saved is kept beside the page's content, here and on the server, until the person chooses.
 * Independent of React.
 */
export class DraftSync<T> {
  readonly #options: DraftOptions<T>;
  readonly #scheduler: SaveScheduler;
  readonly #listeners = new Set<() => void>();
  #state: DraftState<T>;
  /** Versions of parts that the person has neither taken nor discarded, newest first. */
  #others: readonly PartVersion<T>[];
  /** Content of the version that the person discarded last; null once something was typed since. */
  #discarded: T | null = null;
  /** Contents of the draft on the server when this page last loaded or saved it. */
  #base: readonly T[];
  /** Those, and what was loaded or sent since without an answer: what the page's content continues. */
  #known: readonly T[];
  /** The server's revision and UTC instant of the last save; 0 and null when it has no draft. */
  #revision = 0;
  #savedAt: string | null = null;
  #loaded = false;
  #deleting = false;
  /** The content that the page last started to submit. The submission deletes the draft of this content. */
  #submitted: T | null = null;
  #lastSave = { at: Number.NEGATIVE_INFINITY, characters: 0 };

  constructor(options: DraftOptions<T>) {
    this.#options = options;
    this.#scheduler = new SaveScheduler((signal) => (this.#loaded ? this.#send(signal) : this.#load(signal)));
    const copy = options.copy.read();
    const versions = copy ? listDraftVersions(copy.body, copy.typedAt, options) : [];
    const shown = options.opensEmpty ? undefined : versions[0]?.body;
    const value = shown ?? options.initial;
    this.#others = toPartVersions(options, shown, versions);
    this.#base = (copy?.base ?? []).flatMap((body) => options.read(body) ?? []);
    this.#known = (copy?.known ?? []).flatMap((body) => options.read(body) ?? []);
    const dirty = versions.length > 0 && !isSameSet(toDraftBodies(versions), this.#base);
    this.#state = {
      ...{ value, dirty, ready: false, saving: false, savedAt: null, replacedByRemoteAt: null, replacedValue: null },
      ...{ isDiscardedRemotely: false, expiredSavedAt: null, failure: null, offer: null, replaced: 0 },
    };
    this.#update({});
  }

  /** Returns the same object until something changes, as `useSyncExternalStore` requires. */
  readonly state = (): DraftState<T> => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Called when the page is opened again before everything was saved: a page that opens empty offers what it had. */
  reopen(): void {
    const { value } = this.#state;
    if (!this.#options.opensEmpty || this.#isEmpty(value)) return;
    const left = { body: value, saved_at: this.#savedAt ?? new Date().toISOString() };
    this.#others = toPartVersions(this.#options, undefined, [left, ...this.#others]);
    this.#update({ value: this.#options.initial });
  }

  type(value: T): void {
    if (isSameDraftContent(value, this.#state.value)) return;
    this.#discarded = null;
    // The person has chosen the other version of a part.
    this.#others = withoutShown(this.#options, { value, others: this.#others });
    this.#change({ value });
  }

  /** Saves unsaved content without waiting for a pause in typing, because the person left a field. */
  leaveField(): void {
    if (this.#state.dirty) this.#saveLater(0);
  }

  /** Saves unsaved content now; resolves to true when nothing is left to save. */
  async flush(): Promise<boolean> {
    if (this.#state.dirty) await this.#scheduler.runNow();
    return !this.#state.dirty;
  }

  /**
   * Loads the draft, or checks whether another device has saved a newer revision. It replaces the page's content if
   * nothing is unsaved here; otherwise the save is tried again. An answer is ignored when this page has loaded, saved or
   * deleted the draft since the request, because the answer may be older than that.
   */
  async checkRemote(): Promise<void> {
    if (!this.#loaded || this.#state.dirty) return this.#scheduler.runNow();
    const base = this.#base;
    const outcome = await this.#options.server.load();
    if (!('draft' in outcome) || outcome.draft.revision === this.#revision) return;
    if (this.#state.dirty || this.#deleting || this.#base !== base) return;
    this.#accept(outcome.draft);
  }

  /**
   * Called when the draft has got this revision, perhaps by this page, or when a change may have been missed. The next save
   * of unsaved content finds a change by itself.
   */
  async noticeRevision(revision?: number): Promise<void> {
    await this.#scheduler.settled;
    if (!this.#state.dirty && revision !== this.#revision) await this.checkRemote();
  }

  /**
   * Called before a submission: saves the page's content and checks for a newer revision from another device. Resolves
   * to false when the person has to look at that revision, or choose between the two, first.
   */
  async saveAndCheckRemote(): Promise<boolean> {
    const { replaced } = this.#state;
    if (await this.flush()) await this.checkRemote();
    const isNewest = this.#state.offer === null && this.#state.replaced === replaced;
    if (isNewest) this.#submitted = this.#state.value;
    return isNewest;
  }

  /** Called when the connection returns: gives up requests that may never be answered and sends unsaved content now. */
  reconnected(): Promise<void> {
    this.#scheduler.abortInFlight();
    return this.checkRemote();
  }

  /** Replaces the page's content with the offered version. */
  takeOffer(): void {
    const { value, dirty, replaced, offer } = this.#state;
    if (offer === null) return;
    this.#others = withoutOffered(this.#others);
    const taken = { value: offer.body, replaced: replaced + 1 };
    if (dirty || !this.#isEmpty(value)) this.#change(taken, 0);
    else this.#update(taken);
  }

  /** Discards the offered version, here and on the server. */
  dropOffer(): Promise<boolean> {
    const others = withoutOffered(this.#others);
    this.#discarded = this.#state.offer?.body ?? null;
    if (others.length === 0 && this.#isEmpty()) return this.#delete(true);
    this.#others = others;
    this.#change({}, 0);
    return this.flush();
  }

  /**
   * Deletes every version that this page knows, here and on the server, because none of them can be submitted any more. The
   * page keeps showing its content.
   */
  discardAll(): Promise<boolean> {
    return this.#delete(false);
  }

  /**
   * Deletes this page's content on the server after a submission. A version that the person has not chosen, or that
   * another device has saved since, stays.
   */
  async discard(): Promise<boolean> {
    const { opensEmpty, initial } = this.#options;
    if (opensEmpty && this.#isEmpty() && !this.#state.dirty) return true;
    if (this.#others.length === 0) return this.#delete(false);
    this.#change({ value: initial }, 0);
    return this.flush();
  }

  /**
   * Deletes the draft and empties the page. Resolves to false, and keeps both, when the server cannot be reached. If
   * there is another version, only this page's version is discarded, and the other takes its place.
   */
  async clear(): Promise<boolean> {
    const { offer } = this.#state;
    if (offer !== null) {
      this.takeOffer();
      this.#update({ replacedByRemoteAt: offer.savedAt });
      await this.flush();
      return true;
    }
    const { value } = this.#state;
    const isDeleted = await this.#delete(true);
    // What was typed during the requests stays on the page.
    if (isDeleted && this.#state.value === value)
      this.#update({ value: this.#options.initial, replaced: this.#state.replaced + 1 });
    return isDeleted;
  }

  /**
   * Stops sending. Unsaved content stays in this browser. Answers that arrive later are not stored, because the person may
   * have signed out by then.
   */
  stop(): void {
    this.#scheduler.stop();
  }

  async #load(signal: AbortSignal): Promise<void> {
    const outcome = await this.#options.server.load(signal);
    if (signal.aborted) return;
    if ('failure' in outcome) this.#handleFailure(outcome.failure, signal);
    else {
      this.#loaded = true;
      this.#update({ failure: null });
      this.#accept(outcome.draft);
    }
    this.#update({ ready: true });
  }

  async #send(signal: AbortSignal): Promise<void> {
    const { value, dirty } = this.#state;
    if (!dirty) return;
    const others = this.#others;
    const body = toStoredDraftBody(this.#options, { value, others });
    const contents = this.#listContents();
    this.#known = [...this.#known.filter((known) => !includesDraftContent(contents, known)), ...contents];
    this.#storeCopy();
    this.#lastSave = { at: Date.now(), characters: JSON.stringify(body).length };
    this.#update({ saving: true });
    const outcome = await this.#options.server.save({ body, revision: this.#revision }, signal);
    this.#update({ saving: false });
    if ('failure' in outcome) return this.#handleFailure(outcome.failure, signal);
    this.#update({ failure: null });
    if ('conflict' in outcome) return this.#load(signal);
    this.#revision = outcome.saved.revision;
    this.#savedAt = outcome.saved.saved_at;
    [this.#base, this.#known] = [contents, contents];
    const isChanged = this.#state.value !== value || this.#others !== others;
    this.#update({ dirty: this.#state.dirty && isChanged });
    if (this.#state.dirty) this.#saveLater(REST_MS);
    else this.#storeCopy();
  }

  /**
   * Takes over the server's draft, and merges it with what is unsaved here. Of two versions, a page keeps showing its own
   * until the person chooses.
   */
  #accept(draft: DraftResponse): void {
    if (this.#scheduler.isStopped) return;
    const { value: before, dirty, ready, replaced, replacedByRemoteAt, replacedValue } = this.#state;
    const savedAt = this.#savedAt;
    const isExpired = savedAt !== null && draft.body === null && savedAt < (draft.kept_since ?? '');
    const isDiscardedRemotely = !dirty && !isExpired && draft.body === null && this.#isClearedByDiscard();
    const remote = this.#readVersions(draft);
    // Nobody has decided to delete a draft whose period is over, so that the page keeps it as content of its own. Otherwise, the
    // server has had all of the content of a page that has nothing unsaved.
    const base = isExpired ? [] : dirty ? this.#base : this.#listContents();
    const known = this.#known;
    const merged = mergeDraft(this.#options, { value: before, others: this.#others }, { remote, base, known });
    const value = isDiscardedRemotely ? this.#options.initial : merged.value;
    this.#others = merged.others;
    this.#base = toDraftBodies(remote);
    this.#known = dirty ? [...known, ...this.#base] : this.#base;
    const isReplaced = !isSameDraftContent(value, before);
    // Opening a page with its draft replaces nothing, and an offer says that the rest was merged.
    const isNews = isReplaced && (ready || !this.#isEmpty(before)) && merged.others.length === 0;
    this.#update({
      ...{ value, replaced: replaced + (isReplaced ? 1 : 0), isDiscardedRemotely },
      // What is unsaved is saved with the rest at once.
      expiredSavedAt: isExpired && !dirty && !this.#isEmpty(value) ? savedAt : null,
      replacedByRemoteAt: isNews ? draft.saved_at : replacedByRemoteAt,
      replacedValue: isNews ? (replacedValue ?? before) : replacedValue,
    });
    this.#storeCopy();
    if (dirty) this.#scheduler.schedule(0);
  }

  /** The page's content and the other versions. */
  #listContents(): T[] {
    const content = { value: this.#state.value, others: this.#others };
    return [content.value, ...toDraftBodies(toOtherVersions(this.#options, content))];
  }

  /**
   * True when the page becomes empty because another device has discarded the draft. Content that this page is submitting
   * stays, and so does that of a page that opens empty, where another device may have submitted the draft.
   */
  #isClearedByDiscard(): boolean {
    const { value } = this.#state;
    const isShown = includesDraftContent(this.#base, value) && !isSameDraftContent(value, this.#submitted);
    return isShown && !this.#options.opensEmpty && !this.#isEmpty();
  }

  #readVersions({ body, saved_at, revision }: DraftResponse): DraftVersion<T>[] {
    const versions = listDraftVersions(body, saved_at ?? '', this.#options);
    this.#revision = revision;
    this.#savedAt = versions.length === 0 ? null : saved_at;
    return versions;
  }

  /**
   * Deletes what this page knows of the draft, and nothing that another device has saved since. With `keepsUnsaved`,
   * what was typed is kept and sent later when the server cannot be reached.
   */
  async #delete(keepsUnsaved: boolean): Promise<boolean> {
    const { server, copy } = this.#options;
    const { dirty } = this.#state;
    const others = this.#others;
    const known = [...this.#listContents(), ...this.#known];
    this.#deleting = true;
    this.#update({ dirty: false });
    copy.drop();
    await this.#scheduler.runNow();
    const base = this.#base;
    const stored = await server.load();
    // A save that got no answer may have been carried out, and is deleted too.
    const isOwn = (body: unknown) =>
      listDraftVersions(body, '', this.#options).every((each) => includesDraftContent(known, each.body));
    const own = 'draft' in stored && isOwn(stored.draft.body) ? stored.draft : null;
    let failure = 'failure' in stored ? stored.failure : null;
    if (own) failure = await server.discard(own.revision);
    this.#deleting = false;
    this.#update({ failure });
    if (failure !== null) {
      if (keepsUnsaved && dirty) this.#change({});
      return false;
    }
    // What was typed during the requests may already be saved.
    if (this.#base === base) {
      [this.#revision, this.#savedAt, this.#base, this.#known] = [0, null, [], []];
      // The first answer of the server may have added versions here that were deleted there with the rest.
      this.#others = own ? [] : this.#others.filter((other) => !includesVersion(this.#options, others, other));
    }
    this.#update({});
    this.#storeCopy();
    return true;
  }

  /** Keeps a change in this browser and saves it after a pause. */
  #change(change: Partial<DraftState<T>>, restMs = REST_MS): void {
    const failure = this.#state.failure?.kind === 'refused' ? null : this.#state.failure;
    const seen = { replacedByRemoteAt: null, replacedValue: null, isDiscardedRemotely: false, expiredSavedAt: null };
    this.#update({ ...change, ...seen, dirty: true, failure });
    this.#storeCopy();
    this.#saveLater(restMs);
  }

  #saveLater(restMs: number): void {
    const { at, characters } = this.#lastSave;
    const apartMs = Math.max(APART_MS, characters / CHARACTERS_PER_MS);
    this.#scheduler.schedule(Math.max(restMs, at + apartMs - Date.now()));
  }

  /** Keeps in this browser what the server does not have yet, and in this tab what it shows of the server's draft. */
  #storeCopy(): void {
    const { copy, opensEmpty } = this.#options;
    const { value, dirty } = this.#state;
    const { isStopped } = this.#scheduler;
    if (!dirty && (opensEmpty || this.#base.length === 0 || isStopped)) return void copy.drop();
    if (isStopped) return;
    const body = toStoredDraftBody(this.#options, { value, others: this.#others });
    const [base, known] = [[...this.#base], [...this.#known]];
    copy.write({ body, base, known, typedAt: new Date().toISOString() }, { isSaved: !dirty });
  }

  #handleFailure(failure: DraftSaveFailure, { aborted }: AbortSignal): void {
    if (aborted) return;
    this.#update({ failure });
    if (failure.kind !== 'refused') this.#scheduler.schedule();
  }

  #isEmpty(value = this.#state.value): boolean {
    return isSameDraftContent(value, this.#options.initial);
  }

  #update(change: Partial<DraftState<T>>): void {
    const state = { ...this.#state, ...change };
    const { opensEmpty } = this.#options;
    const isEmpty = this.#isEmpty(state.value);
    const [newest] = toOtherVersions(this.#options, { value: state.value, others: this.#others });
    const reason = opensEmpty ? 'restore' : 'conflict';
    const followsDiscarded = this.#discarded !== null && !isSameDraftContent(this.#discarded, newest?.body);
    this.#state = {
      ...state,
      savedAt: opensEmpty && isEmpty ? null : this.#savedAt,
      offer: newest
        ? { reason, body: newest.body, savedAt: newest.saved_at, replaces: !isEmpty, followsDiscarded }
        : null,
    };
    for (const listener of this.#listeners) listener();
  }
}

const isSameSet = <T>(some: readonly T[], others: readonly T[]): boolean =>
  some.length === others.length && some.every((content) => includesDraftContent(others, content));
