interface Waiting<Request, Result> {
  readonly request: Request;
  readonly caller: PromiseWithResolvers<Result>;
}

/**
 * Returns a function that sends requests in batches, one batch at a time: requests made while one is in flight wait for
 * the next, of at most `batchMax`. `send` returns results in the order of the requests; when it throws, every request of its
 * batch fails with that error.
 */
export function createRequestBatcher<Request, Result>(
  batchMax: number,
  send: (batch: readonly Request[]) => Promise<readonly Result[]>,
): (request: Request) => Promise<Result> {
  let waiting: Waiting<Request, Result>[] = [];
  let isFlushing = false;

  const sendBatch = async (batch: readonly Waiting<Request, Result>[]): Promise<void> => {
    try {
      const results = await send(batch.map(({ request }) => request));
      batch.forEach(({ caller }, index) => {
        caller.resolve(results[index] as Result);
      });
    } catch (error) {
      for (const { caller } of batch) caller.reject(error);
    }
  };
  const flush = async (): Promise<void> => {
    while (waiting.length > 0) {
      const batch = waiting.slice(0, batchMax);
      waiting = waiting.slice(batchMax);
      await sendBatch(batch);
    }
    isFlushing = false;
  };

  return (request) => {
    const caller = Promise.withResolvers<Result>();
    waiting.push({ request, caller });
    if (!isFlushing) {
      isFlushing = true;
      // Runs after the other requests of this tick and before anything that waits for I/O.
      queueMicrotask(flush);
    }
    return caller.promise;
  };
}
