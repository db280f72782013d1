/**
 * Runs work on one name after the other, in the order asked for; different names run side by side. So the commands of
 * this process on one stream do not fight over its version.
 */
export const keyedMutex = () => {
  const last = new Map<string, Promise<unknown>>();
  return <Result>(name: string, work: () => Promise<Result>): Promise<Result> => {
    const before = last.get(name) ?? Promise.resolve();
    const mine = before.then(work, work);
    const settled = mine
      .catch(() => undefined)
      .then(() => {
        if (last.get(name) === settled) last.delete(name);
      });
    last.set(name, settled);
    return mine;
  };
};
