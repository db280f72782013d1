import type { DraftKeeper } from './draft-keeper.ts';
import { type KeeperParts, type Kept, same } from './kept.ts';
import { draftsOf, type Earlier, emptyStack, joined, readStack, type Stacked } from './stacked.ts';

/** What a keeper has to know of a page that opens empty. */
export const stackParts = <T>({ initial, read }: Pick<KeeperParts<T>, 'initial' | 'read'>) => ({
  initial: emptyStack(initial),
  read: (body: unknown) => readStack(body, read, initial),
  join: (mine: Stacked<T>, theirs: Stacked<T>, savedAt: string) => joined(mine, theirs, savedAt, initial),
});

/** A page that opens with `initial`, and offers what was typed before; what is typed beside the offer is saved with it. */
export class OfferedDraft<T> {
  readonly #keeper: DraftKeeper<Stacked<T>>;
  readonly #initial: T;
  readonly #listeners = new Set<() => void>();
  /** How often the keeper had put something else in the draft before anything was typed or restored on this page. */
  #begunAfter: number | null = null;
  /** How often a restored draft was put on the page. */
  #restored = 0;
  #shown: { kept: Kept<Stacked<T>>; state: Kept<T> } | null = null;

  constructor(keeper: DraftKeeper<Stacked<T>>, initial: T) {
    this.#keeper = keeper;
    this.#initial = initial;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    const stop = this.#keeper.subscribe(listener);
    this.#listeners.add(listener);
    return () => {
      stop();
      this.#listeners.delete(listener);
    };
  };

  /** The same object until something changes. */
  readonly state = (): Kept<T> => {
    const kept = this.#keeper.state();
    if (this.#shown?.kept !== kept) this.#shown = { kept, state: this.#show(kept) };
    return this.#shown.state;
  };

  type(value: T): void {
    if (this.#begunAfter === null && same(value, this.#initial)) return;
    this.#begin({ now: value, earlier: this.#earlier() });
  }

  /** Puts the newest of the earlier drafts on the page, in the place of what was typed there. */
  takeOffer(): void {
    const [chosen, ...earlier] = this.#earlier();
    if (chosen === undefined) return;
    this.#restored += 1;
    this.#begin({ now: chosen.body, earlier });
  }

  /** Deletes the newest of the earlier drafts; where that fails it is offered still. */
  dropOffer(): Promise<boolean> {
    const [, ...earlier] = this.#earlier();
    return this.#leave({ now: this.#onPage(), earlier });
  }

  /** Deletes what was typed on this page, because it was submitted; earlier drafts stay. */
  discard(): Promise<boolean> {
    if (this.#begunAfter === null) return Promise.resolve(true);
    return this.#leave({ now: this.#initial, earlier: this.#earlier() });
  }

  #begin(next: Stacked<T>): void {
    this.#begunAfter ??= this.#keeper.state().replaced;
    this.#shown = null;
    this.#keeper.type(next);
    for (const listener of this.#listeners) listener();
  }

  #leave(next: Stacked<T>): Promise<boolean> {
    if (same(next, emptyStack(this.#initial))) return this.#keeper.discard();
    this.#keeper.type(next);
    return this.#keeper.flush();
  }

  #onPage(): T {
    return this.#begunAfter === null ? this.#initial : this.#keeper.state().value.now;
  }

  #earlier(): readonly Earlier<T>[] {
    const { value, savedAt, typedAt, dirty } = this.#keeper.state();
    // Discarded, here or on another device.
    if (savedAt === null && !dirty) return [];
    if (this.#begunAfter !== null) return value.earlier;
    return draftsOf(value, savedAt ?? typedAt ?? '', this.#initial);
  }

  #show(kept: Kept<Stacked<T>>): Kept<T> {
    const [first] = this.#earlier();
    const value = this.#onPage();
    const replaces = !same(value, this.#initial);
    const offer = first && { reason: 'restore' as const, body: first.body, savedAt: first.saved_at, replaces };
    const shown = { ...kept, value, offer: offer ?? null };
    if (this.#begunAfter === null) return { ...shown, savedAt: null, takenFrom: null, replaced: 0 };
    return { ...shown, replaced: this.#restored + kept.replaced - this.#begunAfter };
  }
}
