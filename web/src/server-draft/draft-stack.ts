/**
 * The draft of a page that opens empty: its current content, and the earlier drafts that are neither restored nor
 * discarded. Both are one draft on the server, so that everything is saved before the person chooses.
 */
import { z } from 'zod';
import { isSameContent } from './draft-state.ts';

export interface EarlierDraft<T> {
  readonly body: T;
  /** UTC instant. */
  readonly saved_at: string;
}
export interface DraftStack<T> {
  readonly now: T;
  /** Newest first. */
  readonly earlier: readonly EarlierDraft<T>[];
}

const stored = z.object({
  now: z.unknown(),
  earlier: z.array(z.object({ body: z.unknown(), saved_at: z.string() })),
});

export const emptyStack = <T>(initial: T): DraftStack<T> => ({ now: initial, earlier: [] });

/**
 * Parses a stored stack, or a single form. Parts that do not belong to this form are left out; null when nothing is
 * left.
 */
export function readStack<T>(body: unknown, read: (body: unknown) => T | null, initial: T): DraftStack<T> | null {
  const { data } = stored.safeParse(body);
  if (data === undefined) {
    const alone = read(body);
    return alone === null ? null : { now: alone, earlier: [] };
  }
  const earlier = data.earlier.flatMap((each) => {
    const meant = read(each.body);
    return meant === null ? [] : [{ body: meant, saved_at: each.saved_at }];
  });
  const now = read(data.now);
  return now === null && earlier.length === 0 ? null : { now: now ?? initial, earlier };
}

/** All drafts of a stack, newest first, without duplicates and without empty ones. */
export function listDrafts<T>({ now, earlier }: DraftStack<T>, savedAt: string, initial: T): EarlierDraft<T>[] {
  const all = [{ body: now, saved_at: savedAt }, ...earlier].filter(({ body }) => !isSameContent(body, initial));
  return all.filter(({ body }, at) => all.findIndex((other) => isSameContent(other.body, body)) === at);
}

/** Merges drafts that were typed on two devices: the remote one becomes an earlier draft. */
export const mergeStacks = <T>(
  local: DraftStack<T>,
  remote: DraftStack<T>,
  savedAt: string,
  initial: T,
): DraftStack<T> => ({
  now: local.now,
  earlier: listDrafts({ now: remote.now, earlier: [...remote.earlier, ...local.earlier] }, savedAt, initial).filter(
    ({ body }) => !isSameContent(body, local.now),
  ),
});
