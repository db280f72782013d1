import { type RefObject, useLayoutEffect, useRef } from 'react';

const GLIDE_MS = 200;

/**
 * Animates the children of a list from their previous to their current position, unless the person prefers reduced
 * motion. The value of `data-glide` identifies a child.
 */
export function useReorderAnimation(list: RefObject<HTMLElement | null>): void {
  const before = useRef(new Map<string, number>());
  // Runs after each render, because only the layout shows which children moved.
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
