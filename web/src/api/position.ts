/** A place in the log on the wire is `logId.position`; positions of different logs have no order. */

const parts = (wire: string): [logId: string, position: bigint] => {
  const dot = wire.lastIndexOf('.');
  return [wire.slice(0, dot), BigInt(wire.slice(dot + 1))];
};

export const isSameLog = (one: string, other: string): boolean => parts(one)[0] === parts(other)[0];

/** True when both belong to one log and `one` lies before `other`. */
export const isEarlierPosition = (one: string, other: string): boolean =>
  isSameLog(one, other) && parts(one)[1] < parts(other)[1];

/** The one to remember: the later of two places in a log, or the new one when the log itself is another. */
export const laterPosition = (known: string | null, seen: string): string =>
  known !== null && isEarlierPosition(seen, known) ? known : seen;
