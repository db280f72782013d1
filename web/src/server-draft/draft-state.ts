import type { DraftAnswer } from '#contracts/drafts.ts';
import type { DraftServer, SaveFailure } from './draft-server.ts';
import type { LocalCopyStore } from './local-copy.ts';

/** A draft that stands beside what is on the page, and waits for a choice. */
export interface Offer<T> {
  /** `restore`: nothing is lost before it is answered. `conflict`: what was typed here is saved once one was chosen. */
  readonly reason: 'restore' | 'conflict';
  readonly body: T;
  /** UTC instant. */
  readonly savedAt: string;
  /** Something stands on the page that it would take the place of. */
  readonly replaces: boolean;
}

export interface DraftState<T> {
  readonly value: T;
  /** False until it is known what was typed before. */
  readonly ready: boolean;
  /** Something was typed here that the server does not have. */
  readonly dirty: boolean;
  readonly saving: boolean;
  /** UTC instant of the last save; null when nothing stands on the server. */
  readonly savedAt: string | null;
  /** UTC instant of the last keystroke of what this browser alone held when the page was opened; null for nothing. */
  readonly typedAt: string | null;
  /** UTC instant of the save on another device that took the place of what stood here; null where none did. */
  readonly replacedByRemoteAt: string | null;
  readonly failure: SaveFailure | null;
  readonly offer: Offer<T> | null;
  /** Rises whenever `value` was put there by something else than typing: a form has to be filled anew. */
  readonly replaced: number;
}

export interface DraftOptions<T> {
  readonly initial: T;
  /** What a stored body means; null for one of another form, which is then no draft. */
  read(body: unknown): T | null;
  /** Both at once, where a draft has room for another: then nobody has to choose before all is saved. */
  merge?(mine: T, theirs: T, savedAt: string): T;
  readonly server: DraftServer;
  readonly copy: LocalCopyStore;
}

/** Whether two bodies say the same, in whatever order their fields stand; a field that is undefined is none. */
export function isSameContent(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const [left, right] = [one, other] as Record<string, unknown>[];
  return [...new Set([...Object.keys(left ?? {}), ...Object.keys(right ?? {})])].every((field) =>
    isSameContent(left?.[field], right?.[field]),
  );
}

/** What a stored draft holds; null where there is nothing that was typed. */
export function readContent<T>({ body }: DraftAnswer, { read, initial }: DraftOptions<T>): T | null {
  const meant = body === null ? null : read(body);
  return meant !== null && isSameContent(meant, initial) ? null : meant;
}
