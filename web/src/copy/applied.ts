/** How many classes a change moved; the two balances are capped, and stop at 0, apart (specification, section 9). */
export interface Applied {
  remaining: number;
  total: number;
}

/** A removal that took different numbers off the two balances. */
export const differentReductions = ({ remaining, total }: Applied): string =>
  `${remaining} taken off remaining, ${total} off total`;
