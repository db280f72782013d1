import type { BalancePoint } from './api.ts';

export interface Step {
  /** Milliseconds since 1970. */
  at: number;
  remaining: number;
}

/** The steps of the chart; the last balance goes on until now, so that the newest step is seen as one. */
export function balanceSteps(points: readonly BalancePoint[], now: number): Step[] {
  const steps = points.map((point) => ({ at: Date.parse(point.created_at), remaining: point.remaining_after }));
  const last = steps.at(-1);
  return last && last.at < now ? [...steps, { at: now, remaining: last.remaining }] : steps;
}

/** Where the time axis is marked and how: months by their first step, or the days at both ends within one month. */
export function timeTicks(steps: readonly Step[], timeZone: string): { ticks: number[]; format(at: number): string } {
  const formatter = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat('en-US', { ...options, timeZone });
    return (at: number) => format.format(at);
  };
  const month = formatter({ month: 'short' });
  const day = formatter({ month: 'short', day: 'numeric' });
  const firstOf = (label: (at: number) => string) => [
    ...new Map([...steps].reverse().map(({ at }) => [label(at), at])).values(),
  ];
  const months = firstOf(month).reverse();
  if (months.length > 1) return { ticks: months, format: month };
  const days = firstOf(day);
  return { ticks: [...new Set([days.at(-1), days[0]])].filter((at) => at !== undefined), format: day };
}
