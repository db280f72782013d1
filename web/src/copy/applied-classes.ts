/**
 * How many classes a change moved. Each balance is limited to 0–18 on its own, so the two numbers may differ
 * (specification, section 9).
 */
export interface AppliedClasses {
  remaining: number;
  total: number;
}

/** The text for a removal that took different numbers from the two balances. */
export const toUnequalReductionsText = ({ remaining, total }: AppliedClasses): string =>
  `${remaining} removed from remaining, ${total} from total`;
