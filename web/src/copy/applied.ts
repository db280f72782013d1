/**
 * How many classes a change moved. The two balances are capped, and stop at 0, separately (specification, section 9).
 */
export interface Applied {
  remaining: number;
  total: number;
}

/** True for a removal that took different numbers off the two balances. */
export const differentReductions = ({ remaining, total }: Applied): string =>
  `${remaining} taken off remaining, ${total} off total`;
