/**
 * Runs parts that depend on each other, such as the connections of one pipeline. When one fails, the signal that all got is
 * aborted; the error of the first is thrown after all have ended, so that nothing goes on in the background.
 */
export const runAsOne = async <Results extends readonly unknown[]>(
  start: (signal: AbortSignal) => { readonly [Part in keyof Results]: Promise<Results[Part]> },
  outer?: AbortSignal,
): Promise<Results> => {
  const failing = new AbortController();
  const parts = start(outer ? AbortSignal.any([outer, failing.signal]) : failing.signal);
  try {
    return (await Promise.all(parts)) as unknown as Results;
  } catch (error) {
    failing.abort(error);
    await Promise.allSettled(parts);
    throw error;
  }
};
