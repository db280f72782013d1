/** What a toast says, and which form or list it speaks of. */
interface Toast {
  /**
   * The command, and what it is about where that may differ: `mark-attendance/ID`. A key stands for all below it, so
   * that one success can end what failed for several students.
   */
  key: string;
  title: string;
  detail?: string;
  /** A success after which another form stands in the place of this one; on a phone the toast is shown above it. */
  formFollows?: true;
}
/** `failure` is the destructive variant; `settled` ends failures without a word. */
export type Notice =
  | (Toast & { variant: 'failure' | 'success'; id: number })
  | { variant: 'settled'; key: string; id: number };

let waiting: Notice[] = [];
const listeners = new Set<() => void>();
let lastId = 0;
let toastCount = 0;

export const notify = {
  /** Takes the place of what failed under its key before; failures under other keys stand beside it. */
  failure: (toast: Toast): void => post({ ...toast, variant: 'failure' }),
  /** Ends what failed under its key. */
  success: (toast: Toast): void => post({ ...toast, variant: 'success' }),
  /** Ends what failed under this key, where going well needs no words. */
  settled: (key: string): void => post({ key, variant: 'settled' }),
};

export const isKeyUnder = (key: string, other: string): boolean => other === key || other.startsWith(`${key}/`);

export function onNotice(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** How many toasts there have been. */
export const countToasts = (): number => toastCount;

/** The notices that were not shown yet, oldest first; they are then the caller's. */
export const takeNotices = (): Notice[] => waiting.splice(0);

type WithoutId<N> = N extends unknown ? Omit<N, 'id'> : never;

function post(notice: WithoutId<Notice>): void {
  lastId += 1;
  if (notice.variant !== 'settled') toastCount += 1;
  waiting = waiting.filter(({ variant, key }) => variant !== 'failure' || !isKeyUnder(notice.key, key));
  waiting.push({ ...notice, id: lastId });
  for (const listener of listeners) listener();
}
