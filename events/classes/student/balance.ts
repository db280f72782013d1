/**
 * The arithmetic of both balances, in classes (specification, section 9: total and remaining have separate caps). The cap
 * is the one in force when the command was issued. A balance can be above it after the owner has lowered it.
 */
import type { BalanceChange } from './events.ts';

export interface Balance {
  readonly remaining: number;
  readonly total: number;
}

/** Balances, and the cap under which a change of them is decided. */
export interface CappedBalance extends Balance {
  readonly classesMax: number;
}

const toBalanceChange = (
  before: CappedBalance,
  requested: number,
  appliedRemaining: number,
  appliedTotal: number,
): BalanceChange => ({
  requested,
  appliedRemaining,
  appliedTotal,
  remainingAfter: before.remaining + appliedRemaining,
  totalAfter: before.total + appliedTotal,
  classesMax: before.classesMax,
});

/** The balances that a student brings from other records. Classes above the cap of remaining wait, like those of an addition. */
export const importClasses = (
  before: CappedBalance,
  { left, total }: { readonly left: number; readonly total: number },
): BalanceChange =>
  toBalanceChange(
    before,
    left,
    Math.min(left, roomFor(before.remaining, before)),
    Math.min(total, roomFor(before.total, before)),
  );

/** Whether an event has a row in the class ledger. Imported balances may have a total with no classes left. */
export const changesClasses = ({
  requested,
  appliedTotal,
}: Pick<BalanceChange, 'requested' | 'appliedTotal'>): boolean => requested !== 0 || appliedTotal !== 0;

const roomFor = (classes: number, { classesMax }: CappedBalance) => Math.max(0, classesMax - classes);

/** Raises both balances, each up to the cap. */
export const addClasses = (before: CappedBalance, classes: number): BalanceChange =>
  toBalanceChange(
    before,
    classes,
    Math.min(classes, roomFor(before.remaining, before)),
    Math.min(classes, roomFor(before.total, before)),
  );

/** Lowers both balances, each down to 0. (0 − x, because −x of 0 is −0.) */
export const removeClasses = (before: CappedBalance, classes: number): BalanceChange =>
  toBalanceChange(before, -classes, 0 - Math.min(classes, before.remaining), 0 - Math.min(classes, before.total));

/** Takes one class of remaining for attendance. When none is left, nothing is applied and the mark is uncovered. */
export const takeClass = (before: CappedBalance): BalanceChange =>
  toBalanceChange(before, -1, before.remaining > 0 ? -1 : 0, 0);

/**
 * Gives back one class to remaining. A class over the cap waits, but for a class that was taken from a balance above it: the
 * owner can lower the cap, and what a student had stays. The change then names that balance as its cap.
 */
export const giveBackClass = (before: CappedBalance & { readonly returnLimit: number }): BalanceChange => {
  const returning = { ...before, classesMax: Math.max(before.classesMax, before.returnLimit) };
  return toBalanceChange(returning, 1, Math.min(1, roomFor(before.remaining, returning)), 0);
};

/**
 * Up to how many remaining classes a class that is given back returns, whatever the cap is by then: as many as there would be
 * without the classes that attendance has taken since remaining was last raised.
 */
export function toReturnLimit(
  limit: number,
  { appliedRemaining, remainingAfter }: BalanceChange,
  isAttendance: boolean,
): number {
  if (isAttendance) return Math.max(limit, remainingAfter);
  return appliedRemaining > 0 ? remainingAfter : limit + appliedRemaining;
}

/** Raises remaining by waiting classes. The total was already raised when the classes were added. */
export const applyWaitingClasses = (before: CappedBalance, classes: number): BalanceChange =>
  toBalanceChange(before, classes, classes, 0);

/** Withdraws waiting classes, which changes neither balance. */
export const withdrawWaitingClasses = (before: CappedBalance, classes: number): BalanceChange =>
  toBalanceChange(before, -classes, 0, 0);

/**
 * Takes back all that an addition gave: the classes that it left waiting from the waiting ones, as far as they still wait, and
 * the rest from remaining. Undefined if too few are left, because some were used or removed.
 */
export const reverseAddition = (
  before: CappedBalance & { readonly waiting: number },
  addition: BalanceChange,
): BalanceChange | undefined => {
  const fromWaiting = Math.min(before.waiting, countClassesLeftWaiting(addition));
  const fromRemaining = addition.requested - fromWaiting;
  if (fromRemaining > before.remaining || addition.appliedTotal > before.total) return undefined;
  return toBalanceChange(before, -addition.requested, 0 - fromRemaining, 0 - addition.appliedTotal);
};

/** How many of the waiting classes fit under the cap of remaining now. */
export const countFittingWaitingClasses = (before: CappedBalance, waiting: number): number =>
  Math.min(waiting, roomFor(before.remaining, before));

/**
 * How many classes a change leaves waiting. Only openings, additions and classes given back can leave any. A reversed purchase
 * takes waiting classes, so its number is negative or 0.
 */
export const countClassesLeftWaiting = ({ requested, appliedRemaining }: BalanceChange): number =>
  requested - appliedRemaining;
