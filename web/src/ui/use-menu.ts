import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useCloseOnBack } from './use-close-on-back.ts';

/**
 * A menu below a button. Escape, Back and `close` close it and return the focus to the button; it also closes when the focus
 * or a click moves elsewhere.
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
  useCloseOnBack(close, open);
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
