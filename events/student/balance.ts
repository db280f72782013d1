/** The arithmetic of both balances, in classes (specification, section 9: total and remaining are capped apart). */
import { CLASSES_MAX } from '../values/limits.ts';
import type { BalanceChange } from './events.ts';

export interface Balance {
  readonly remaining: number;
  readonly total: number;
}

const change = (before: Balance, requested: number, appliedRemaining: number, appliedTotal: number): BalanceChange => ({
  requested,
  appliedRemaining,
  appliedTotal,
  remainingAfter: before.remaining + appliedRemaining,
  totalAfter: before.total + appliedTotal,
});

const room = (classes: number) => CLASSES_MAX - classes;

/** Adding raises both, each up to the cap. */
export const addClasses = (before: Balance, classes: number): BalanceChange =>
  change(before, classes, Math.min(classes, room(before.remaining)), Math.min(classes, room(before.total)));

/** Removing lowers both, each down to nothing. (0 − x, because −x of 0 is −0.) */
export const removeClasses = (before: Balance, classes: number): BalanceChange =>
  change(before, -classes, 0 - Math.min(classes, before.remaining), 0 - Math.min(classes, before.total));

/** Attendance takes one class of remaining alone; where none is left, nothing is applied and the mark is uncovered. */
export const takeClass = (before: Balance): BalanceChange => change(before, -1, before.remaining > 0 ? -1 : 0, 0);

/** A class given back raises remaining alone; what does not fit waits. */
export const giveBackClass = (before: Balance): BalanceChange =>
  change(before, 1, Math.min(1, room(before.remaining)), 0);

/** Waiting classes raise remaining alone: the total's share was settled when they were added. */
export const applyWaitingClasses = (before: Balance, classes: number): BalanceChange =>
  change(before, classes, classes, 0);

/** Waiting classes given up move neither balance. */
export const withdrawWaitingClasses = (before: Balance, classes: number): BalanceChange =>
  change(before, -classes, 0, 0);

/** How many of the waiting classes fit under the cap now. */
export const countFittingClasses = (before: Balance, waiting: number): number =>
  Math.min(waiting, room(before.remaining));

/** What a change leaves waiting: for openings, additions and classes given back alone. */
export const countLeftWaiting = ({ requested, appliedRemaining }: BalanceChange): number =>
  requested - appliedRemaining;
