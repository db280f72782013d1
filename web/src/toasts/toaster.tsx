import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import { type CSSProperties, useEffect, useRef } from 'react';
import { Toaster as Sonner } from 'sonner';
import { closeText, toastsText } from '../copy/common.ts';
import { reserveToastSpace } from './toast-space.ts';

const classNames = {
  toast:
    // As wide as the space beside a dialog. An open dialog disables the pointer outside itself; a toast must still be
    // dismissible. sonner's own style takes the outline away.
    'pointer-events-auto flex w-[min(26rem,calc(100vw-2rem))] items-start sm:w-[clamp(20rem,50vw-18.5rem,26rem)] gap-3 rounded-sheet border border-rule bg-sheet py-3 pr-10 pl-4 max-sm:pr-12 text-ink shadow-lift focus-visible:outline-2! focus-visible:outline-accent! data-[front=false]:data-[expanded=false]:*:opacity-0',
  content: 'min-w-0 wrap-anywhere',
  title: 'font-semibold',
  description: 'text-sm whitespace-pre-line text-quiet',
  icon: 'mt-0.5 shrink-0 [&_svg]:size-5',
  success: '[&_[data-icon]]:text-good',
  error: '[&_[data-icon]]:text-margin',
  info: '[&_[data-icon]]:text-info',
  closeButton:
    'absolute top-1.5 right-1.5 grid size-8 max-sm:top-0 max-sm:right-0 max-sm:size-11 place-items-center rounded-control text-quiet hover:bg-hover [&_svg]:size-4',
};

/** Rendered once; `toast` of sonner renders into it. */
export function Toaster() {
  const region = useRef<HTMLElement>(null);
  useEffect(() => (region.current ? reserveToastSpace(region.current) : undefined), []);
  return (
    <Sonner
      ref={region}
      // sonner sets its own font, and centres toasts by this width.
      style={{ fontFamily: 'inherit', '--width': 'clamp(20rem, 50vw - 18.5rem, 26rem)' } as CSSProperties}
      // Above a sticky form footer; the other distances are sonner's.
      offset={{ bottom: 'calc(24px + var(--foot-room, 0px))' }}
      // Below the links at the top of a page with a form.
      mobileOffset={{ top: 'calc(16px + var(--head-room, 0px))', bottom: 'calc(16px + var(--foot-room, 0px))' }}
      containerAriaLabel={toastsText}
      closeButton
      swipeDirections={['left', 'right', 'top', 'bottom']}
      icons={{ success: <CircleCheck aria-hidden />, error: <CircleAlert aria-hidden />, info: <Info aria-hidden /> }}
      toastOptions={{ unstyled: true, classNames, closeButtonAriaLabel: closeText }}
    />
  );
}
