import { POINTS_PER_CORRECT_ANSWER } from '#events/values/limits.ts';

const ROUND_STEPS = [1, 2, 5];
const MOST_STEPS = 5;

/** A few round ticks of an axis from 0 to `most` points or a little more. */
export function toPointsAxisTicks(most: number): number[] {
  for (let scale = POINTS_PER_CORRECT_ANSWER; ; scale *= 10) {
    const step = ROUND_STEPS.map((factor) => factor * scale).find((size) => size * MOST_STEPS >= most);
    if (step !== undefined) {
      const steps = Math.max(1, Math.ceil(most / step));
      return Array.from({ length: steps + 1 }, (_, index) => index * step);
    }
  }
}
