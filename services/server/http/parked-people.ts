import { toPersonIdOfStream } from '#events/catalogue/to-person-id-of-stream.ts';
import { listParkedRows } from '#projections/engine/parked.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { findChild, type SignedInPerson } from '#services/core/use-case/use-case.ts';

/** Milliseconds after which the list is read again at an unchanged position, because a rebuild unparks rows without an event. */
const FRESH_MS = 5_000;
/** Maximum ids in the header, because proxies limit the size of headers. One id is enough to show the warning. */
const NAMED_MAX = 50;

export type ListParkedPeople = ReturnType<typeof createParkedPeopleLister>;

const NEVER = { at: Number.NEGATIVE_INFINITY, position: -1n, people: Promise.resolve<string[]>([]) };

/**
 * Returns a function that lists the ids of people with parked rows: all of them for a tutor, only their own for a student, and
 * those of their children for a family.
 * A stream that belongs to no person is listed by its name.
 */
export function createParkedPeopleLister({ readModels, feed }: Context<'readModels' | 'feed'>) {
  let read = NEVER;
  const list = async () => {
    const rows = await listParkedRows(readModels.sql, readModels.schema);
    return [...new Set(rows.map(({ stream }) => toPersonIdOfStream(stream) ?? stream))];
  };
  return async (person: SignedInPerson | null): Promise<string[]> => {
    const [now, position] = [performance.now(), feed.position()];
    if (read.position !== position || now - read.at > FRESH_MS) read = { at: now, position, people: list() };
    const people = await read.people.catch((error: unknown) => {
      // A failed read is not cached, so that the next request reads again.
      read = NEVER;
      throw error;
    });
    const { profile, family } = person ?? {};
    const isOwn = (id: string) => id === profile?.id || findChild(family, id) !== undefined;
    const own = profile?.role === 'tutor' ? people : people.filter(isOwn);
    return own.slice(0, NAMED_MAX);
  };
}
