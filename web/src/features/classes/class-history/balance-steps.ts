import type { BalancePoint } from '#contracts/classes.ts';

export interface BalanceStep {
  /** Milliseconds since the epoch. */
  at: number;
  remaining: number;
}

/** The steps of the chart. The last balance is repeated at the current time, so that the newest step has a width. */
export function toBalanceSteps(points: readonly BalancePoint[], now: number): BalanceStep[] {
  const steps = points.map((point) => ({ at: Date.parse(point.created_at), remaining: point.remaining_after }));
  const last = steps.at(-1);
  return last && last.at < now ? [...steps, { at: now, remaining: last.remaining }] : steps;
}

/** Minimum distance of two labels as a share of the axis. */
const LABEL_DISTANCE = 1 / 7;

/**
 * The ticks of the time axis and the function that makes their labels. The ticks are the first step of each month or,
 * within one month, the first and the last day.
 */
export function toTimeAxis(
  steps: readonly BalanceStep[],
  timeZone: string,
): { ticks: number[]; format(at: number): string } {
  const formatter = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat('en-US', { ...options, timeZone });
    return (at: number) => format.format(at);
  };
  const month = formatter({ month: 'short' });
  const year = formatter({ year: '2-digit' });
  const day = formatter({ month: 'short', day: 'numeric' });
  const firstOf = (label: (at: number) => string) =>
    [...new Map([...steps].reverse().map(({ at }) => [label(at), at])).values()].reverse();
  const months = firstOf((at) => `${month(at)} ${year(at)}`);
  const oneYear = firstOf(year).length === 1;
  if (months.length > 1) {
    return { ticks: dropCloseTicks(months, steps), format: oneYear ? month : (at) => `${month(at)} ’${year(at)}` };
  }
  const days = firstOf(day);
  return { ticks: [...new Set([days[0], days.at(-1)])].filter((at) => at !== undefined), format: day };
}

/** Drops ticks, from the newest to the oldest, that are too close to the following tick. */
function dropCloseTicks(ticks: readonly number[], steps: readonly BalanceStep[]): number[] {
  const least = ((steps.at(-1)?.at ?? 0) - (steps[0]?.at ?? 0)) * LABEL_DISTANCE;
  const kept: number[] = [];
  for (const tick of ticks.toReversed()) {
    const [next] = kept;
    if (next === undefined || next - tick >= least) kept.unshift(tick);
  }
  return kept;
}
