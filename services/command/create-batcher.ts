interface Waiting<Request, Result> {
  readonly request: Request;
  readonly caller: PromiseWithResolvers<Result>;
}

/**
 * Groups requests that are made at the same time into one: a group is in flight, and the next one is what came in the
 * meantime, up to `groupMax`. `send` answers in the order of the requests; when it fails, so do all requests of its group.
 */
export function inGroups<Request, Result>(
  groupMax: number,
  send: (group: readonly Request[]) => Promise<readonly Result[]>,
): (request: Request) => Promise<Result> {
  let waiting: Waiting<Request, Result>[] = [];
  let isFlushing = false;

  const sendGroup = async (group: readonly Waiting<Request, Result>[]): Promise<void> => {
    try {
      const results = await send(group.map(({ request }) => request));
      group.forEach(({ caller }, index) => {
        caller.resolve(results[index] as Result);
      });
    } catch (error) {
      for (const { caller } of group) caller.reject(error);
    }
  };
  const flush = async (): Promise<void> => {
    while (waiting.length > 0) {
      const group = waiting.slice(0, groupMax);
      waiting = waiting.slice(groupMax);
      await sendGroup(group);
    }
    isFlushing = false;
  };

  return (request) => {
    const caller = Promise.withResolvers<Result>();
    waiting.push({ request, caller });
    if (!isFlushing) {
      isFlushing = true;
      // after this tick's other requests, before anything that waits for I/O
      queueMicrotask(flush);
    }
    return caller.promise;
  };
}
