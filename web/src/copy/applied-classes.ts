/**
 * How many classes a change moved. Each balance is limited to 0 and the cap on its own, so the two numbers may differ
 * (specification, section 9).
 */
export interface AppliedClasses {
  remaining: number;
  total: number;
}

export const toWaitingOverLimitText = (count: number, classesMax: number) => `${count} waiting, limit ${classesMax}`;

/** The text for a removal that took different numbers from the two balances. */
export const toUnequalReductionsText = ({ remaining, total }: AppliedClasses): string =>
  `${remaining} removed from remaining, ${total} from total`;
