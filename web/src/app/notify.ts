import { problemOf } from '../api/problem.ts';

/** A toast. `failure` is the destructive variant. */
export interface Notice {
  id: number;
  variant: 'success' | 'failure';
  title: string;
  text?: string;
}

type Listener = (notice: Notice) => void;
const waiting: Notice[] = [];
let show: Listener | null = null;
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

/** Tells one listener of every notice, those that came before it included. Returns how to stop. */
export function onNotice(listener: Listener): () => void {
  show = listener;
  for (const notice of waiting.splice(0)) listener(notice);
  return () => {
    if (show === listener) show = null;
  };
}

function post(notice: Omit<Notice, 'id'>): void {
  lastId += 1;
  const numbered = { ...notice, id: lastId };
  if (show) show(numbered);
  else waiting.push(numbered);
}
