import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';

/**
 * What a button opens below itself: closed with Escape, by going on elsewhere with Tab or a finger, and with `close`,
 * all of which leave the focus where somebody can go on from.
 */
export function useMenu<Area extends HTMLElement = HTMLElement>() {
  const [open, setOpen] = useState(false);
  const area = useRef<Area>(null);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!open) return;
    const beside = ({ target }: PointerEvent) => {
      if (target instanceof Node && !area.current?.contains(target)) setOpen(false);
    };
    addEventListener('pointerdown', beside);
    return () => removeEventListener('pointerdown', beside);
  }, [open]);

  const close = () => {
    if (!open) return;
    setOpen(false);
    button.current?.focus();
  };
  return {
    open,
    close,
    button: { ref: button, 'aria-expanded': open, onClick: () => setOpen(!open) },
    area: {
      ref: area,
      onKeyDown: ({ key }: KeyboardEvent) => key === 'Escape' && close(),
      onBlur: ({ relatedTarget }: FocusEvent) => {
        if (relatedTarget instanceof Node && !area.current?.contains(relatedTarget)) setOpen(false);
      },
    },
  };
}
