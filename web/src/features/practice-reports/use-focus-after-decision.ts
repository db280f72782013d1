import { type FocusEvent, useLayoutEffect, useRef } from 'react';

/**
 * When a decided report with the focus leaves the list, focuses the heading of the report that took its place, or the
 * list's heading after the last one. Spread the returned props on the list's section.
 */
export function useFocusAfterDecision() {
  const ref = useRef<HTMLElement>(null);
  const read = useRef<{ report: Element; place: number }>(undefined);
  const reports = () => [...(ref.current?.querySelectorAll('article') ?? [])];

  // Runs after each render, because only the page shows what has left.
  useLayoutEffect(() => {
    if (!read.current || read.current.report.isConnected || document.activeElement !== document.body) return;
    const next = reports()[read.current.place]?.querySelector('h3') ?? ref.current?.querySelector('h2');
    read.current = undefined;
    if (!next) return;
    next.tabIndex = -1;
    next.focus();
  });
  const onFocus = ({ target }: FocusEvent) => {
    const report = target.closest('article');
    read.current = report ? { report, place: reports().indexOf(report) } : undefined;
  };
  return { ref, onFocus };
}
