/** A position in the log is sent as `logId.position`. Positions of different logs cannot be compared. */

const parsePosition = (wire: string): [logId: string, position: bigint] => {
  const dot = wire.lastIndexOf('.');
  return [wire.slice(0, dot), BigInt(wire.slice(dot + 1))];
};

/** False when the log was replaced, so that the two positions cannot be compared. */
export const arePositionsOfSameLog = (one: string, other: string): boolean =>
  parsePosition(one)[0] === parsePosition(other)[0];

/** True when both positions belong to the same log and `one` is before `other`. */
export const isEarlierPosition = (one: string, other: string): boolean =>
  arePositionsOfSameLog(one, other) && parsePosition(one)[1] < parsePosition(other)[1];

/** The later of two positions of one log; `seen` when it belongs to another log. */
export const findLaterPosition = (known: string | null, seen: string): string =>
  known !== null && isEarlierPosition(seen, known) ? known : seen;
