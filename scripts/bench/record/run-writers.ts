/** Figures of one round of writes. */
export interface WriterRound {
  readonly perSecond: number;
  /** Milliseconds of each write. */
  readonly took: readonly number[];
}

/** Runs writers concurrently for `ms` milliseconds. Each writer writes serially; `turn` counts its writes from 0. */
export async function runWriters(
  writers: number,
  ms: number,
  write: (writer: number, turn: number) => Promise<void>,
): Promise<WriterRound> {
  const took: number[] = [];
  const began = performance.now();
  const work = async (writer: number) => {
    for (let turn = 0, at = began; at - began < ms; turn += 1) {
      await write(writer, turn);
      const done = performance.now();
      took.push(done - at);
      at = done;
    }
  };
  await Promise.all(Array.from({ length: writers }, (_, writer) => work(writer)));
  return { perSecond: (took.length / (performance.now() - began)) * 1_000, took };
}
