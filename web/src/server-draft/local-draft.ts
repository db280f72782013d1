import type { DraftAnswer } from '#contracts/drafts.ts';
import { type DraftOptions, type DraftState, isSameContent, readContent } from './draft-state.ts';
import type { LocalCopy } from './local-copy.ts';

/** One draft in this tab: the page's content, and the copy that this browser keeps until the server has it. */
export class LocalDraft<T> {
  readonly #options: DraftOptions<T>;
  readonly #listeners = new Set<() => void>();
  #state: DraftState<T>;
  /** The server's revision that the page's content is based on; null when it is not known. */
  revision: number | null;
  /** The revision of the offered draft. */
  offeredRevision: number | null = null;
  /** Bodies, as JSON, that were sent but not confirmed; the server may have saved them. */
  #sent: string[];

  constructor(options: DraftOptions<T>) {
    this.#options = options;
    const copy = this.#readCopy();
    this.revision = copy?.revision ?? null;
    this.#sent = copy?.sent ?? [];
    this.#state = {
      ...{ value: copy ? copy.local : options.initial, dirty: copy !== null, ready: false, saving: false },
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

  /** Adopts the server's revision if it contains something that was sent from here. */
  rebase(draft: DraftAnswer): void {
    if (isBaseOf({ revision: this.revision, sent: this.#sent }, draft)) this.revision = draft.revision;
  }

  /** Whether something was sent without an answer. */
  get hasUnanswered(): boolean {
    return this.#sent.length > 0;
  }

  /**
   * Compares unsaved content with the server's draft. Returns true when the content can be saved over it; otherwise a
   * conflict is offered to the person.
   */
  reconcile(draft: DraftAnswer): boolean {
    const remote = readContent(draft, this.#options);
    const { saved_at, revision } = draft;
    const savedAt = saved_at ?? '';
    const local = this.#state.value;
    const isOwn = isBaseOf({ revision: this.revision, sent: this.#sent }, draft) || isSameContent(remote, local);
    const { merge } = this.#options;
    if (remote !== null && !isOwn && !merge) {
      this.offeredRevision = revision;
      this.update({ offer: { reason: 'conflict', body: remote, savedAt, replaces: true } });
      return false;
    }
    const value = remote !== null && !isOwn && merge ? merge(local, remote, savedAt) : local;
    this.revision = revision;
    this.update({ value, savedAt: saved_at, dirty: !isSameContent(remote, value) });
    if (this.#state.dirty) this.writeCopy();
    else this.#options.copy.drop();
    return this.#state.dirty;
  }

  /** Takes over the server's draft; called when nothing is unsaved here. */
  acceptRemote(draft: DraftAnswer): void {
    const remote = readContent(draft, this.#options);
    const { revision, saved_at } = draft;
    if (remote === null || saved_at === null) {
      this.revision = revision;
      this.update({ savedAt: null, offer: null });
    } else this.replace(remote, { savedAt: saved_at, revision });
  }

  /** Replaces the page's content by something that was not typed there. */
  replace(value: T, { savedAt, revision }: { savedAt: string; revision: number | null }): void {
    this.revision = revision;
    this.clearCopy();
    const replaced = this.#state.replaced + (isSameContent(value, this.#state.value) ? 0 : 1);
    this.update({ value, savedAt, replaced, dirty: false, offer: null });
  }

  /** Drops the browser's copy once the server has everything. */
  clearCopy(): void {
    this.#sent = [];
    this.#options.copy.drop();
  }

  /** The draft was deleted on the server. */
  markDeleted(): void {
    this.revision = 0;
    this.#sent = [];
    this.update({ offer: null, savedAt: null });
    if (!this.#state.dirty) this.#options.copy.drop();
  }

  writeCopy(): void {
    const revision = this.#state.offer === null ? this.revision : null;
    const typedAt = new Date().toISOString();
    this.#options.copy.write({ body: this.#state.value, revision, typedAt, sent: this.#sent });
  }

  /**
   * The copy that a crash or a lost connection left in this browser; null if there is none or it belongs to another
   * form.
   */
  #readCopy(): (LocalCopy & { local: T }) | null {
    const copy = this.#options.copy.read();
    const local = copy && this.#options.read(copy.body);
    return copy && local !== null && !isSameContent(local, this.#options.initial) ? { ...copy, local } : null;
  }
}

/** Whether the server's draft is the one that this content is based on, or something that was sent from here. */
const isBaseOf = ({ revision, sent }: Pick<LocalCopy, 'revision' | 'sent'>, draft: DraftAnswer): boolean =>
  draft.revision === revision || sent.includes(JSON.stringify(draft.body));
