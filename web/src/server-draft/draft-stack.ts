/**
 * What is kept of a page that opens empty: what is typed now, and beside it what was typed before and waits until it is
 * restored or discarded. Both are one draft on the server, so that nothing has to be chosen before all of it is saved.
 */
import { z } from 'zod';
import { isSameContent } from './draft-state.ts';

/** A draft that nobody has restored or discarded yet. */
export interface EarlierDraft<T> {
  readonly body: T;
  /** UTC instant. */
  readonly saved_at: string;
}
export interface DraftStack<T> {
  readonly now: T;
  /** The newest first. */
  readonly earlier: readonly EarlierDraft<T>[];
}

const stored = z.object({
  now: z.unknown(),
  earlier: z.array(z.object({ body: z.unknown(), saved_at: z.string() })),
});

export const emptyStack = <T>(initial: T): DraftStack<T> => ({ now: initial, earlier: [] });

/** A stored stack, or one form alone, without what is none of this form's; null where nothing of it is. */
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

/** All of it, the newest first, none twice and without what nobody has typed. */
export function listDrafts<T>({ now, earlier }: DraftStack<T>, savedAt: string, initial: T): EarlierDraft<T>[] {
  const all = [{ body: now, saved_at: savedAt }, ...earlier].filter(({ body }) => !isSameContent(body, initial));
  return all.filter(({ body }, at) => all.findIndex((other) => isSameContent(other.body, body)) === at);
}

/** What was typed here and on another device at once: theirs stands beside it. */
export const mergeStacks = <T>(
  mine: DraftStack<T>,
  theirs: DraftStack<T>,
  savedAt: string,
  initial: T,
): DraftStack<T> => ({
  now: mine.now,
  earlier: listDrafts({ now: theirs.now, earlier: [...theirs.earlier, ...mine.earlier] }, savedAt, initial).filter(
    ({ body }) => !isSameContent(body, mine.now),
  ),
});
