interface Toast {
  /**
   * The command and its subject, such as `mark-attendance/ID`. A key covers all keys below it, so that one success can
   * end the failures of several students.
   */
  key: string;
  title: string;
  detail?: string;
  /** The success leads to another form on the same page, such as its undo, whose success replaces it. */
  formFollows?: true;
}
/** A toast to show. `failure` is the destructive variant; `settled` removes failures without showing a toast. */
export type ToastRequest =
  | (Toast & { variant: 'failure' | 'success'; id: number })
  | { variant: 'settled'; key: string; id: number };

let waiting: ToastRequest[] = [];
const listeners = new Set<() => void>();
let lastId = 0;
let toastCount = 0;

export const notify = {
  /** Replaces an earlier failure with the same key; failures with other keys stay. */
  failure: (toast: Toast): void => post({ ...toast, variant: 'failure' }),
  /** Removes the failures with its key. */
  success: (toast: Toast): void => post({ ...toast, variant: 'success' }),
  /** Removes the failures with this key, for a success that needs no toast. */
  settled: (key: string): void => post({ key, variant: 'settled' }),
};

/** True when a toast with `key` also ends a failure with the key `other`. */
export const isToastKeyUnder = (key: string, other: string): boolean => other === key || other.startsWith(`${key}/`);

/** Returns a function that removes the listener. */
export function onToastRequest(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** The number of toasts so far. */
export const countToasts = (): number => toastCount;

/** Removes and returns the notices that have not been shown, oldest first. */
export const takeToastRequests = (): ToastRequest[] => waiting.splice(0);

type WithoutId<N> = N extends unknown ? Omit<N, 'id'> : never;

function post(notice: WithoutId<ToastRequest>): void {
  lastId += 1;
  if (notice.variant !== 'settled') toastCount += 1;
  waiting = waiting.filter(({ variant, key }) => variant !== 'failure' || !isToastKeyUnder(notice.key, key));
  waiting.push({ ...notice, id: lastId });
  for (const listener of listeners) listener();
}
