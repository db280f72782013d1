import type { Actor } from '#events/kernel/recorded-event.ts';
import type { LimitDefinition, SharedLimits } from '#services/platform/limits/shared-limits.ts';
import { refuse } from '#services/platform/problems/refuse.ts';
import { RefusedFault } from '#services/platform/problems/refused-fault.ts';

/** Far above what anybody does by hand, even a tutor who saves rolls all day; a roll counts once. */
export const NO_OPS_A_DAY = 5_000;
const noOpsOfDay: LimitDefinition = { name: 'no-op-commands-day', points: NO_OPS_A_DAY, windowSeconds: 24 * 60 * 60 };

/** One person sent more commands without effect than are allowed in a day; this command was not acknowledged. */
export class TooManyNoOpsError extends RefusedFault {
  override readonly name = 'TooManyNoOpsError';
  override readonly refusal = refuse('too-often', {
    detail: 'You have sent too many requests today that change nothing. Please try again tomorrow.',
  });
}

/**
 * Counts one more command without effect and returns whether it may be stored. Those of the program itself always may.
 * Commands with the same `batch` count once together.
 */
export type CountNoOp = (actor: Actor, batch?: object) => Promise<boolean>;

/**
 * Each command without effect leaves a row for several days, by which its retry is recognised. A roll counts once and
 * leaves one row per student. So one tutor leaves at most NO_OPS_A_DAY × ROLL_STUDENTS_MAX rows a day.
 */
export const createNoOpCounter = (limits: SharedLimits): CountNoOp => {
  const counted = new WeakMap<object, Promise<boolean>>();
  return async ({ id, role }, batch) => {
    if (role === 'system') return true;
    const allowed = (batch && counted.get(batch)) ?? limits.consume(noOpsOfDay, id).then((use) => use.allowed);
    if (batch) counted.set(batch, allowed);
    return allowed;
  };
};
