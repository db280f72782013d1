import { problemOf } from '../api/problem.ts';

/** A toast. `failure` is the destructive variant. */
export interface Notice {
  id: number;
  variant: 'success' | 'failure';
  title: string;
  text?: string;
}

const waiting: Notice[] = [];
const listeners = new Set<() => void>();
let lastId = 0;

export function notifySuccess(title: string, text?: string): void {
  post({ variant: 'success', title, ...(text && { text }) });
}

/**
 * Shows the problem's detail under the title; without one, ‘An unexpected error occurred’. Where the specification
 * has a pair of its own for the case that no usable answer came at all, pass it as `unexpected`.
 */
export function notifyFailure(title: string, error: unknown, unexpected?: { title: string; text: string }): void {
  const { code, detail } = problemOf(error);
  const words = code === 'no-answer' && unexpected ? unexpected : { title, text: detail };
  post({ variant: 'failure', ...words });
}

export function onNotice(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** How many notices there have been. */
export const noticeCount = (): number => lastId;

/** The notices that were not shown yet; they are then the caller's. */
export const takeNotices = (): Notice[] => waiting.splice(0);

function post(notice: Omit<Notice, 'id'>): void {
  lastId += 1;
  waiting.push({ ...notice, id: lastId });
  for (const listener of listeners) listener();
}
