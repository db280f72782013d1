/** Bounds how often one student asks for questions that there are none of: each time may keep a source busy until it is late. */
import { type Refused, refused } from '#services/http/problems.ts';
import type { Program } from '#services/program.ts';

const HOUR_MS = 3_600_000;
/** Starts of one student in an hour. */
const IN_VAIN_MAX = 30;
const tooMany = `We couldn't create practice questions ${IN_VAIN_MAX} times within an hour. Please go on later.`;

/** When starts of a student came to nothing, in milliseconds. No event tells of them: each copy remembers its own. */
const inVain = new Map<string, readonly number[]>();

export const refusedInVain = (program: Program, studentId: string): Refused | undefined =>
  triedInVain(program, studentId).length < IN_VAIN_MAX ? undefined : refused('too-often', { detail: tooMany });

/** Forgets whoever has not tried in vain for an hour, so that the map does not grow. */
export function noteInVain(program: Program, studentId: string): void {
  inVain.set(studentId, [...triedInVain(program, studentId), program.clock().getTime()]);
  for (const other of inVain.keys()) if (triedInVain(program, other).length === 0) inVain.delete(other);
}

function triedInVain({ clock }: Program, studentId: string): readonly number[] {
  const since = clock().getTime() - HOUR_MS;
  return (inVain.get(studentId) ?? []).filter((at) => at > since);
}
