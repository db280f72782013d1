/**
 * How many classes a change moved. The two balances are capped, and stop at 0, separately (specification, section 9).
 */
export interface AppliedClasses {
  remaining: number;
  total: number;
}

/** True for a removal that took different numbers off the two balances. */
export const toUnequalReductionsText = ({ remaining, total }: AppliedClasses): string =>
  `${remaining} taken off remaining, ${total} off total`;
