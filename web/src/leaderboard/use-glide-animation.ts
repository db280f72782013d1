import { type RefObject, useLayoutEffect, useRef } from 'react';

const GLIDE_MS = 200;

/**
 * Lets the children of a list that carry `data-glide` glide from where they stood before to where they stand now. They
 * are told apart by its value; still where less motion is wanted.
 */
export function useGlideAnimation(list: RefObject<HTMLElement | null>): void {
  const before = useRef(new Map<string, number>());
  // after each render: what moved shows in the layout alone
  useLayoutEffect(() => {
    const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-glide]') ?? [])];
    const now = new Map(rows.map((row) => [row.dataset.glide ?? '', row.offsetTop]));
    if (!matchMedia('(prefers-reduced-motion: reduce)').matches) {
      for (const row of rows)
        glide(row, (before.current.get(row.dataset.glide ?? '') ?? row.offsetTop) - row.offsetTop);
    }
    before.current = now;
  });
}

function glide(row: HTMLElement, from: number): void {
  if (from === 0) return;
  row.animate([{ transform: `translateY(${from}px)` }, { transform: 'none' }], {
    duration: GLIDE_MS,
    easing: 'ease-out',
  });
}
