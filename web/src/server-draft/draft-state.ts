import type { DraftAnswer } from '#contracts/drafts.ts';
import type { DraftServer, SaveFailure } from './draft-server.ts';
import type { LocalCopyStore } from './local-copy.ts';

/** A draft that waits beside the page's content until the person chooses. */
export interface Offer<T> {
  /**
   * With `restore`, everything is saved already. With `conflict`, the page's content is saved only after the choice.
   */
  readonly reason: 'restore' | 'conflict';
  readonly body: T;
  /** UTC instant. */
  readonly savedAt: string;
  /** True when the page has content that taking the offer would replace. */
  readonly replaces: boolean;
}

export interface DraftState<T> {
  readonly value: T;
  /** False until the earlier draft has been loaded. */
  readonly ready: boolean;
  /** True while the server lacks something that was typed here. */
  readonly dirty: boolean;
  readonly saving: boolean;
  /** UTC instant of the last save; null when the server has no draft. */
  readonly savedAt: string | null;
  /**
   * UTC instant of the last keystroke in the copy that only this browser had when the page opened; null without a copy.
   */
  readonly typedAt: string | null;
  /** UTC instant of the save on another device that replaced the page's content; null if none did. */
  readonly replacedByRemoteAt: string | null;
  readonly failure: SaveFailure | null;
  readonly offer: Offer<T> | null;
  /** Increases whenever `value` is replaced by anything but typing; the form must then be filled again. */
  readonly replaced: number;
}

export interface DraftOptions<T> {
  readonly initial: T;
  /** Parses a stored body; null when it belongs to another form. */
  read(body: unknown): T | null;
  /** Merges both drafts, for drafts that have room for two, so that nobody must choose before everything is saved. */
  merge?(local: T, remote: T, savedAt: string): T;
  readonly server: DraftServer;
  readonly copy: LocalCopyStore;
}

/** Deep equality, whatever the order of fields; an undefined field counts as missing. */
export function isSameContent(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const [left, right] = [one, other] as Record<string, unknown>[];
  return [...new Set([...Object.keys(left ?? {}), ...Object.keys(right ?? {})])].every((field) =>
    isSameContent(left?.[field], right?.[field]),
  );
}

/** The content of a stored draft; null when it is empty or equal to the page's initial content. */
export function readContent<T>({ body }: DraftAnswer, { read, initial }: DraftOptions<T>): T | null {
  const meant = body === null ? null : read(body);
  return meant !== null && isSameContent(meant, initial) ? null : meant;
}
