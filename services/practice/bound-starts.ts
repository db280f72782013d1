/** Bounds what one student can make the log grow by. */
import { PRACTICE_STARTS_A_DAY } from '#events/limits.ts';
import { startedSince } from '#projections/practice-sessions/queries.ts';
import { inTurn } from '#services/command/in-turn.ts';
import { WAIT_MS } from '#services/http/catch-up.ts';
import { type Refused, refused } from '#services/http/problems.ts';
import type { Program } from '#services/program.ts';
import { noteInVain, refusedInVain } from './in-vain.ts';

const DAY_MS = 86_400_000;
const tooMany = `You have started ${PRACTICE_STARTS_A_DAY} practice sessions in 24 hours. Please go on tomorrow.`;

/** Starts of a student that the read models may not show yet. */
const underWay = new Map<string, number>();
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
  const refusal = refusedInVain(program, studentId);
  if (refusal) return refusal;
  if (!(await checked(studentId, () => takePlace(program, studentId)))) {
    return refused('too-often', { detail: tooMany });
  }
  let shown: Promise<unknown> = Promise.resolve();
  try {
    const outcome = await start();
    if ('refused' in outcome) noteInVain(program, studentId);
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
