/**
 * Most of the time of a verification goes into unsealing and validating events, and into folding the log again. Both can be
 * done for one part of the record at a time; every hash, the order of the log and the rules of the ledger are always checked.
 */
export interface VerifyPart {
  /** From 1 to `of`. */
  readonly number: number;
  readonly of: number;
}

/** Nights in which the nightly checks have unsealed every event, and compared every read model, once. */
export const NIGHTS_OF_WHOLE_CHECK = 14;

const DAY_MS = 86_400_000;

/** The part that a night checks (its civil date), so that as many nights in a row check everything. */
export const toPartOfNight = (night: string): VerifyPart => ({
  number: (Math.floor(Date.parse(night) / DAY_MS) % NIGHTS_OF_WHOLE_CHECK) + 1,
  of: NIGHTS_OF_WHOLE_CHECK,
});

/** Whether a part contains the event at an index of the log. Without a part, all are checked. */
export const isEventInPart = (part: VerifyPart | undefined, index: number): boolean =>
  part === undefined || index % part.of === part.number - 1;

/** The elements of a list that are in a part. Neighbours stay together. */
export const takePart = <Element>(part: VerifyPart | undefined, all: readonly Element[]): readonly Element[] => {
  if (part === undefined) return all;
  const toIndex = (parts: number) => Math.round((parts * all.length) / part.of);
  return all.slice(toIndex(part.number - 1), toIndex(part.number));
};
