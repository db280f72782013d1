/** A student's balance before a class is given back. */
export interface BalanceBeforeReturn {
  remaining: number;
  /** The cap of remaining classes. */
  classesMax: number;
  /** Up to how many remaining classes a class that is given back returns, where that is above the cap. */
  returnLimit: number;
}

/** Whether a class that is given back is added at once. Otherwise it waits. */
export const hasRoomForReturn = ({ remaining, classesMax, returnLimit }: BalanceBeforeReturn): boolean =>
  remaining < Math.max(classesMax, returnLimit);
