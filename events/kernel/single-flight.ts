/** Returns a function whose concurrent calls with the same key share the promise of the first one. */
export const createSingleFlight = <Result>() => {
  const inFlight = new Map<string, Promise<Result>>();
  return (key: string, task: () => Promise<Result>): Promise<Result> => {
    const running = inFlight.get(key) ?? task().finally(() => inFlight.delete(key));
    inFlight.set(key, running);
    return running;
  };
};
