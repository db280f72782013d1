import { type FocusEvent, useLayoutEffect, useRef } from 'react';

/**
 * Moves the focus when a report that contains it is decided and leaves the list: to the heading of the report that
 * takes its place, or to the list's heading after the last report. Spread the returned props on the list's section.
 */
export function useFocusAfterDecision() {
  const ref = useRef<HTMLElement>(null);
  const read = useRef<{ report: Element; place: number }>(undefined);
  const reports = () => [...(ref.current?.querySelectorAll('article') ?? [])];

  // Runs after each render, because only the rendered page shows which report has left.
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
