/** The commands of this tab that the server has not answered. A page is left before their answers only by choice. */

/** Back is asked about only after this time, because it needs an entry in the browser's history. */
const LONG_MS = 1_000;

const inFlight = new Set<Promise<unknown>>();
const long = new Set<Promise<unknown>>();
const listeners = new Set<() => void>();
const notifyListeners = () => {
  for (const listener of listeners) listener();
};

export const areCommandsInFlight = (): boolean => inFlight.size > 0;
export const areCommandsLongInFlight = (): boolean => long.size > 0;

/** Calls the listener when `areCommandsLongInFlight` changes. Returns a function that removes the listener. */
export function onLongCommandsChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Resolves once every command that is in flight now has an answer. */
export const waitForCommands = async (): Promise<void> => void (await Promise.allSettled([...inFlight]));

/** Counts a command as in flight until it settles. */
export async function trackCommand<Result>(command: Promise<Result>): Promise<Result> {
  inFlight.add(command);
  const timer = setTimeout(() => {
    long.add(command);
    notifyListeners();
  }, LONG_MS);
  try {
    return await command;
  } finally {
    clearTimeout(timer);
    inFlight.delete(command);
    if (long.delete(command)) notifyListeners();
  }
}
