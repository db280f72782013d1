/** Concurrent calls with the same key share one promise. */
export const singleFlight = <Result>() => {
  const inFlight = new Map<string, Promise<Result>>();
  return (key: string, task: () => Promise<Result>): Promise<Result> => {
    const running = inFlight.get(key) ?? task().finally(() => inFlight.delete(key));
    inFlight.set(key, running);
    return running;
  };
};
