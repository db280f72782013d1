import type { DraftAnswer } from '#contracts/drafts.ts';
import { type DraftOptions, type DraftState, isSameContent, readContent } from './draft-state.ts';
import type { LocalCopy } from './local-copy.ts';

/** One draft in this tab: what is on the page, and what of it this browser holds until the server has it. */
export class LocalDraft<T> {
  readonly #options: DraftOptions<T>;
  readonly #listeners = new Set<() => void>();
  #state: DraftState<T>;
  /** The revision that is typed upon; null where none is known. */
  revision: number | null;
  /** What `revision` is while the draft that is offered is another one. */
  offeredRevision: number | null = null;
  /** What was sent and may have been saved although no answer came, as JSON. */
  #sent: string[];

  constructor(parts: DraftOptions<T>) {
    this.#options = parts;
    const copy = this.#readCopy();
    this.revision = copy?.revision ?? null;
    this.#sent = copy?.sent ?? [];
    this.#state = {
      ...{ value: copy ? copy.mine : parts.initial, dirty: copy !== null, ready: false, saving: false },
      ...{
        savedAt: null,
        typedAt: copy?.typedAt ?? null,
        replacedByRemoteAt: null,
        failure: null,
        offer: null,
        replaced: 0,
      },
    };
  }

  readonly state = (): DraftState<T> => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  update(change: Partial<DraftState<T>>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }

  isLastSent(text: string): boolean {
    return this.#sent.at(-1) === text;
  }

  recordSent(text: string): void {
    this.#sent = [...this.#sent.filter((other) => other !== text), text];
    this.writeCopy();
  }

  /** The revision of what stands on the server, where that is what was sent from here. */
  rebase(draft: DraftAnswer): void {
    if (isBaseOf({ revision: this.revision, sent: this.#sent }, draft)) this.revision = draft.revision;
  }

  /** Whether something was sent and nobody knows what became of it. */
  get hasUnanswered(): boolean {
    return this.#sent.length > 0;
  }

  /** Something was typed here, and this stands on the server. True when what was typed can be saved over it. */
  reconcile(draft: DraftAnswer): boolean {
    const theirs = readContent(draft, this.#options);
    const { saved_at, revision } = draft;
    const savedAt = saved_at ?? '';
    const mine = this.#state.value;
    const ours = isBaseOf({ revision: this.revision, sent: this.#sent }, draft) || isSameContent(theirs, mine);
    const { merge } = this.#options;
    if (theirs !== null && !ours && !merge) {
      this.offeredRevision = revision;
      this.update({ offer: { reason: 'conflict', body: theirs, savedAt, replaces: true } });
      return false;
    }
    const value = theirs !== null && !ours && merge ? merge(mine, theirs, savedAt) : mine;
    this.revision = revision;
    this.update({ value, savedAt: saved_at, dirty: !isSameContent(theirs, value) });
    if (this.#state.dirty) this.writeCopy();
    else this.#options.copy.drop();
    return this.#state.dirty;
  }

  /** Nothing was typed here that is not saved: what stands on the server is all there is. */
  acceptRemote(draft: DraftAnswer): void {
    const theirs = readContent(draft, this.#options);
    const { revision, saved_at } = draft;
    if (theirs === null || saved_at === null) {
      this.revision = revision;
      this.update({ savedAt: null, offer: null });
    } else this.replace(theirs, { savedAt: saved_at, revision });
  }

  /** Puts something else on the page than what was typed there. */
  replace(value: T, { savedAt, revision }: { savedAt: string; revision: number | null }): void {
    this.revision = revision;
    this.clearCopy();
    const replaced = this.#state.replaced + (isSameContent(value, this.#state.value) ? 0 : 1);
    this.update({ value, savedAt, replaced, dirty: false, offer: null });
  }

  /** The server has all that was typed here. */
  clearCopy(): void {
    this.#sent = [];
    this.#options.copy.drop();
  }

  /** Nothing stands on the server any more. */
  markDeleted(): void {
    this.revision = 0;
    this.#sent = [];
    this.update({ offer: null, savedAt: null });
    if (!this.#state.dirty) this.#options.copy.drop();
  }

  writeCopy(): void {
    const revision = this.#state.offer === null ? this.revision : null;
    const typedAt = new Date().toISOString();
    this.#options.copy.write({ body: this.#state.value, revision, typedAt: typedAt, sent: this.#sent });
  }

  /** Words that a crash or a lost connection left in this browser; null where there are none, or none of this form. */
  #readCopy(): (LocalCopy & { mine: T }) | null {
    const copy = this.#options.copy.read();
    const mine = copy && this.#options.read(copy.body);
    return copy && mine !== null && !isSameContent(mine, this.#options.initial) ? { ...copy, mine } : null;
  }
}

/** Whether what stands on the server is what these words were typed upon, or what was sent of them. */
const isBaseOf = ({ revision, sent }: Pick<LocalCopy, 'revision' | 'sent'>, draft: DraftAnswer): boolean =>
  draft.revision === revision || sent.includes(JSON.stringify(draft.body));
