import { type DraftStack, type EarlierDraft, emptyStack, listDrafts, mergeStacks, readStack } from './draft-stack.ts';
import { type DraftOptions, type DraftState, isSameContent } from './draft-state.ts';
import type { DraftSync } from './draft-sync.ts';

/** Options for the draft of a page that opens empty. */
export const createStackOptions = <T>({ initial, read }: Pick<DraftOptions<T>, 'initial' | 'read'>) => ({
  initial: emptyStack(initial),
  read: (body: unknown) => readStack(body, read, initial),
  merge: (local: DraftStack<T>, remote: DraftStack<T>, savedAt: string) => mergeStacks(local, remote, savedAt, initial),
});

/**
 * View of a draft for a page that opens with `initial`: an earlier draft is offered, and new content is saved beside
 * it.
 */
export class OfferedDraft<T> {
  readonly #sync: DraftSync<DraftStack<T>>;
  readonly #initial: T;
  readonly #listeners = new Set<() => void>();
  /** The value of `replaced` when the person first typed or restored something on this page; null before. */
  #begunAfter: number | null = null;
  /** Number of restored drafts that were put on the page. */
  #restored = 0;
  #shown: { kept: DraftState<DraftStack<T>>; state: DraftState<T> } | null = null;

  constructor(draftSync: DraftSync<DraftStack<T>>, initial: T) {
    this.#sync = draftSync;
    this.#initial = initial;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    const stop = this.#sync.subscribe(listener);
    this.#listeners.add(listener);
    return () => {
      stop();
      this.#listeners.delete(listener);
    };
  };

  /** Returns the same object until something changes, as `useSyncExternalStore` requires. */
  readonly state = (): DraftState<T> => {
    const kept = this.#sync.state();
    if (this.#shown?.kept !== kept) this.#shown = { kept, state: this.#show(kept) };
    return this.#shown.state;
  };

  type(value: T): void {
    if (this.#begunAfter === null && isSameContent(value, this.#initial)) return;
    this.#begin({ now: value, earlier: this.#earlier() });
  }

  /** Replaces the page's content with the newest earlier draft. */
  takeOffer(): void {
    const [chosen, ...earlier] = this.#earlier();
    if (chosen === undefined) return;
    this.#restored += 1;
    this.#begin({ now: chosen.body, earlier });
  }

  /** Deletes the newest earlier draft; it is offered again if that fails. */
  dropOffer(): Promise<boolean> {
    const [, ...earlier] = this.#earlier();
    return this.#leave({ now: this.#onPage(), earlier });
  }

  /** Deletes this page's content after a submission; earlier drafts stay. */
  discard(): Promise<boolean> {
    if (this.#begunAfter === null) return Promise.resolve(true);
    return this.#leave({ now: this.#initial, earlier: this.#earlier() });
  }

  #begin(next: DraftStack<T>): void {
    this.#begunAfter ??= this.#sync.state().replaced;
    this.#shown = null;
    this.#sync.type(next);
    for (const listener of this.#listeners) listener();
  }

  #leave(next: DraftStack<T>): Promise<boolean> {
    if (isSameContent(next, emptyStack(this.#initial))) return this.#sync.discard();
    this.#sync.type(next);
    return this.#sync.flush();
  }

  #onPage(): T {
    return this.#begunAfter === null ? this.#initial : this.#sync.state().value.now;
  }

  #earlier(): readonly EarlierDraft<T>[] {
    const { value, savedAt, typedAt, dirty } = this.#sync.state();
    // The draft was discarded, here or on another device.
    if (savedAt === null && !dirty) return [];
    if (this.#begunAfter !== null) return value.earlier;
    return listDrafts(value, savedAt ?? typedAt ?? '', this.#initial);
  }

  #show(kept: DraftState<DraftStack<T>>): DraftState<T> {
    const [first] = this.#earlier();
    const value = this.#onPage();
    const replaces = !isSameContent(value, this.#initial);
    const offer = first && { reason: 'restore' as const, body: first.body, savedAt: first.saved_at, replaces };
    const shown = { ...kept, value, offer: offer ?? null };
    if (this.#begunAfter === null) return { ...shown, savedAt: null, replacedByRemoteAt: null, replaced: 0 };
    return { ...shown, replaced: this.#restored + kept.replaced - this.#begunAfter };
  }
}
