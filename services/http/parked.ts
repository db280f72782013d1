import type { Profile } from '#contracts/session.ts';
import { studentIdOf } from '#events/student/student.ts';
import { listParked } from '#projections/engine/parked.ts';
import type { Program } from '#services/program.ts';

/** Milliseconds after which the list is read again although nothing was folded: a rebuild heals without an event. */
const FRESH_MS = 5_000;
/** A header has its limits, and whoever sees one needs no list. */
const NAMED_MAX = 50;

export type ParkedStudents = ReturnType<typeof parkedStudents>;

/** A function that names the students whose rows stopped at an event that could not be folded (DESIGN 5). */
export function parkedStudents({ readModels, feed }: Pick<Program, 'readModels' | 'feed'>) {
  let read = { at: Number.NEGATIVE_INFINITY, position: -1n, students: Promise.resolve<string[]>([]) };
  const list = async () => {
    const rows = await listParked(readModels.sql, readModels.schema);
    return [...new Set(rows.flatMap(({ stream }) => studentIdOf(stream) ?? []))];
  };
  return async (profile: Profile | null | undefined): Promise<string[]> => {
    const [now, position] = [performance.now(), feed.position()];
    if (read.position !== position || now - read.at > FRESH_MS) read = { at: now, position, students: list() };
    const students = await read.students;
    const own = profile?.role === 'tutor' ? students : students.filter((id) => id === profile?.id);
    return own.slice(0, NAMED_MAX);
  };
}
