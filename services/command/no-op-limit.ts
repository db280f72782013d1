import type { Actor } from '#events/decider/recorded-event.ts';
import type { LimitDefinition, SharedLimits } from '#services/limits/shared-limits.ts';

/** Far above what anybody does by hand: a tutor who saves the roll, which counts once, all day long. */
export const NO_OPS_A_DAY = 5_000;
const noOpsOfDay: LimitDefinition = { name: 'no-op-commands-day', points: NO_OPS_A_DAY, windowSeconds: 24 * 60 * 60 };

/** Somebody gave more commands that change nothing than one person may in a day; this one was not acknowledged. */
export class TooManyNoOps extends Error {
  override readonly name = 'TooManyNoOps';
}

/**
 * Whether one more command of this actor that changes nothing may be remembered; the program's own always are. Commands
 * with the same `batch` count once together.
 */
export type CountNoOp = (actor: Actor, batch?: object) => Promise<boolean>;

/**
 * Each leaves a row for days, by which its repetition is known; a roll, which counts once, leaves one for each of its
 * students. So one tutor can leave at most NO_OPS_A_DAY × ROLL_MAX rows a day, which is bounded and needs nothing more.
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
