import type { Profile } from '#contracts/session.ts';
import { toPersonId } from '#events/catalogue/to-person-id.ts';
import { listParked } from '#projections/engine/parked.ts';
import type { Program } from '#services/program/program.ts';

/** Milliseconds after which the list is read again although nothing was folded: a rebuild heals without an event. */
const FRESH_MS = 5_000;
/** A header has its limits, and whoever sees one needs no list. */
const NAMED_MAX = 50;

export type ParkedPeople = ReturnType<typeof createParkedPeopleList>;

const NEVER = { at: Number.NEGATIVE_INFINITY, position: -1n, people: Promise.resolve<string[]>([]) };

/**
 * A function that names the people whose rows stopped at an event that could not be folded, to tutors all of them and to
 * students themselves; a stream that is about nobody goes by its own name.
 */
export function createParkedPeopleList({ readModels, feed }: Pick<Program, 'readModels' | 'feed'>) {
  let read = NEVER;
  const list = async () => {
    const rows = await listParked(readModels.sql, readModels.schema);
    return [...new Set(rows.map(({ stream }) => toPersonId(stream) ?? stream))];
  };
  return async (profile: Profile | null | undefined): Promise<string[]> => {
    const [now, position] = [performance.now(), feed.position()];
    if (read.position !== position || now - read.at > FRESH_MS) read = { at: now, position, people: list() };
    const people = await read.people.catch((error: unknown) => {
      // asked again at once, not when this answer would have grown old
      read = NEVER;
      throw error;
    });
    const own = profile?.role === 'tutor' ? people : people.filter((id) => id === profile?.id);
    return own.slice(0, NAMED_MAX);
  };
}
