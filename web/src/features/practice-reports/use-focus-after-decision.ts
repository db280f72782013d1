import { type FocusEvent, useLayoutEffect, useRef } from 'react';

/**
 * Lets reading go on where a decided report has left the list with the focus in it: at the heading of the report that
 * took its place, or at the list's own after the last. Spread what it returns on the section of the list.
 */
export function useFocusAfterDecision() {
  const ref = useRef<HTMLElement>(null);
  const read = useRef<{ report: Element; place: number }>(undefined);
  const reports = () => [...(ref.current?.querySelectorAll('article') ?? [])];

  // after each render: what has left shows in the page alone
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
