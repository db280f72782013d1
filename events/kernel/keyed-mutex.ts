/** Returns a function that runs tasks with the same key one at a time, in call order; tasks with different keys run in parallel. */
export const createKeyedMutex = () => {
  const lastByKey = new Map<string, Promise<unknown>>();
  return <Result>(key: string, task: () => Promise<Result>): Promise<Result> => {
    const before = lastByKey.get(key) ?? Promise.resolve();
    const result = before.then(task, task);
    const settled = result
      .catch(() => undefined)
      .then(() => {
        if (lastByKey.get(key) === settled) lastByKey.delete(key);
      });
    lastByKey.set(key, settled);
    return result;
  };
};
