/** Lets everybody who asks for the same while it is under way have one outcome of it. */
export const singleFlight = <Result>() => {
  const underWay = new Map<string, Promise<Result>>();
  return (name: string, work: () => Promise<Result>): Promise<Result> => {
    const running = underWay.get(name) ?? work().finally(() => underWay.delete(name));
    underWay.set(name, running);
    return running;
  };
};
