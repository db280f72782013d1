/** The arithmetic of both balances, in classes (specification, section 9: total and remaining have separate caps). */
import { BALANCE_CLASSES_MAX } from '../values/limits.ts';
import type { BalanceChange } from './events.ts';

export interface Balance {
  readonly remaining: number;
  readonly total: number;
}

const toBalanceChange = (
  before: Balance,
  requested: number,
  appliedRemaining: number,
  appliedTotal: number,
): BalanceChange => ({
  requested,
  appliedRemaining,
  appliedTotal,
  remainingAfter: before.remaining + appliedRemaining,
  totalAfter: before.total + appliedTotal,
});

const roomUnderCap = (classes: number) => BALANCE_CLASSES_MAX - classes;

/** Raises both balances, each up to the cap. */
export const addClasses = (before: Balance, classes: number): BalanceChange =>
  toBalanceChange(
    before,
    classes,
    Math.min(classes, roomUnderCap(before.remaining)),
    Math.min(classes, roomUnderCap(before.total)),
  );

/** Lowers both balances, each down to 0. (0 − x, because −x of 0 is −0.) */
export const removeClasses = (before: Balance, classes: number): BalanceChange =>
  toBalanceChange(before, -classes, 0 - Math.min(classes, before.remaining), 0 - Math.min(classes, before.total));

/** Takes one class of remaining for attendance. When none is left, nothing is applied and the mark is uncovered. */
export const takeClass = (before: Balance): BalanceChange =>
  toBalanceChange(before, -1, before.remaining > 0 ? -1 : 0, 0);

/** Gives back one class to remaining. A class over the cap waits. */
export const giveBackClass = (before: Balance): BalanceChange =>
  toBalanceChange(before, 1, Math.min(1, roomUnderCap(before.remaining)), 0);

/** Raises remaining by waiting classes. The total was already raised when the classes were added. */
export const applyWaitingClasses = (before: Balance, classes: number): BalanceChange =>
  toBalanceChange(before, classes, classes, 0);

/** Withdraws waiting classes, which changes neither balance. */
export const withdrawWaitingClasses = (before: Balance, classes: number): BalanceChange =>
  toBalanceChange(before, -classes, 0, 0);

/** How many of the waiting classes fit under the cap of remaining now. */
export const countFittingWaitingClasses = (before: Balance, waiting: number): number =>
  Math.min(waiting, roomUnderCap(before.remaining));

/** How many classes a change leaves waiting. Only openings, additions and classes given back can leave any. */
export const countClassesLeftWaiting = ({ requested, appliedRemaining }: BalanceChange): number =>
  requested - appliedRemaining;
