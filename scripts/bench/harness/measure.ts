/** Times work, and compares the times. */
import type { ClientResponse } from '#testing/client.ts';

/** Throws when the measured work is not correct, so that no figure is reported for it. */
export function assertCorrect(right: boolean, what: string): asserts right {
  if (!right) throw new Error(`The bench found an error: ${what}.`);
}

/** The body of a successful answer. Throws for any other answer. */
export function toBody({ status, text, body }: ClientResponse, path = 'a request'): ClientResponse['body'] {
  assertCorrect(status === 200, `${path} was answered ${status}: ${text.slice(0, 300)}`);
  return body;
}

/** The quantile of the values by nearest rank. */
export const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? Number.NaN;

export const median = (values: readonly number[]): number => quantile(values, 0.5);

/** Median of the ratios of paired rounds. */
export const computeMedianRatio = (ours: readonly number[], theirs: readonly number[]): number =>
  median(ours.map((value, round) => value / (theirs[round] as number)));

/** Milliseconds that the work takes. */
export async function measureMs(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

/** Milliseconds of each of `count` turns, one after the other. The turns of the warm-up, from -1 down, are not counted. */
export async function measureTurns(
  count: number,
  work: (turn: number) => Promise<unknown>,
  warmUp = 0,
): Promise<number[]> {
  const took: number[] = [];
  for (let turn = -warmUp; turn < count; turn += 1) {
    const ms = await measureMs(() => work(turn));
    if (turn >= 0) took.push(ms);
  }
  return took;
}

/**
 * Measures contenders in turn, so that other load of the machine slows all of them equally; each round begins with
 * another one. A first round of each is a warm-up and is not counted. Returns the rounds of each contender.
 */
export async function runAlternately<Contender, Round>(
  contenders: readonly Contender[],
  rounds: number,
  measure: (contender: Contender, isWarmUp: boolean) => Promise<Round>,
): Promise<Round[][]> {
  const measured = contenders.map((): Round[] => []);
  for (let round = -1; round < rounds; round += 1) {
    for (const offset of contenders.keys()) {
      const which = (round + 1 + offset) % contenders.length;
      const result = await measure(contenders[which] as Contender, round < 0);
      if (round >= 0) measured[which]?.push(result);
    }
  }
  return measured;
}

/** Runs `act` for each index, eight at a time, and returns the results in order. */
export async function mapConcurrently<Value>(count: number, act: (index: number) => Promise<Value>): Promise<Value[]> {
  const results: Value[] = [];
  while (results.length < count) {
    const indexes = Array.from({ length: Math.min(8, count - results.length) }, (_, index) => results.length + index);
    results.push(...(await Promise.all(indexes.map(act))));
  }
  return results;
}
