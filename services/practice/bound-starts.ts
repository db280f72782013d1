/** Bounds what one student can make the log grow by, and how often a source is asked for them. */
import { PRACTICE_STARTS_A_DAY } from '#events/limits.ts';
import { startedSince } from '#projections/practice-sessions/queries.ts';
import { inTurn } from '#services/command/in-turn.ts';
import { WAIT_MS } from '#services/http/catch-up.ts';
import { type Refused, refused } from '#services/http/problems.ts';
import type { Program } from '#services/program.ts';

const DAY_MS = 86_400_000;
const tooMany = `You have started ${PRACTICE_STARTS_A_DAY} practice sessions in 24 hours. Please go on tomorrow.`;

const HOUR_MS = 3_600_000;
/** Starts of one student in an hour for which there are no questions: each may keep a source busy until it is late. */
const IN_VAIN_MAX = 30;
const tooManyInVain = `We couldn't create practice questions ${IN_VAIN_MAX} times within an hour. Please go on later.`;

/** Starts of a student that the read models may not show yet. */
const underWay = new Map<string, number>();
/** When starts of a student came to nothing, in milliseconds. No event tells of them: each copy remembers its own. */
const inVain = new Map<string, readonly number[]>();
const checked = inTurn();

/**
 * Starts a session unless the student has started enough of them in the last 24 hours, or tried in vain too often. Each
 * copy of the program counts what the read models show and what is under way in itself.
 */
export async function boundStarts<Started extends { readonly position: bigint } | Refused>(
  program: Program,
  studentId: string,
  start: () => Promise<Started>,
): Promise<Started | Refused> {
  if (triedInVain(program, studentId).length >= IN_VAIN_MAX) return refused('too-often', { detail: tooManyInVain });
  if (!(await checked(studentId, () => takePlace(program, studentId)))) {
    return refused('too-often', { detail: tooMany });
  }
  let shown: Promise<unknown> = Promise.resolve();
  try {
    const outcome = await start();
    if ('refused' in outcome && outcome.refused === 'no-questions') noteInVain(program, studentId);
    if ('position' in outcome) shown = program.feed.reached(outcome.position, WAIT_MS).catch(() => undefined);
    return outcome;
  } finally {
    void shown.then(() => leavePlace(studentId));
  }
}

async function takePlace({ readModels, clock }: Program, studentId: string): Promise<boolean> {
  // counted before the rows are: what becomes a row meanwhile counts twice rather than not at all
  const before = underWay.get(studentId) ?? 0;
  const since = new Date(clock().getTime() - DAY_MS).toISOString();
  if (before + (await startedSince(readModels.sql, studentId, since)) >= PRACTICE_STARTS_A_DAY) return false;
  underWay.set(studentId, (underWay.get(studentId) ?? 0) + 1);
  return true;
}

function leavePlace(studentId: string): void {
  const left = (underWay.get(studentId) ?? 0) - 1;
  if (left > 0) underWay.set(studentId, left);
  else underWay.delete(studentId);
}

function triedInVain({ clock }: Pick<Program, 'clock'>, studentId: string): readonly number[] {
  const since = clock().getTime() - HOUR_MS;
  return (inVain.get(studentId) ?? []).filter((at) => at > since);
}

/** Forgets those of others that are of no concern any more, so that the list does not grow. */
function noteInVain(program: Pick<Program, 'clock'>, studentId: string): void {
  inVain.set(studentId, [...triedInVain(program, studentId), program.clock().getTime()]);
  for (const other of inVain.keys()) if (triedInVain(program, other).length === 0) inVain.delete(other);
}
