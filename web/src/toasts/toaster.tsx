import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import { type CSSProperties, useEffect, useRef, useSyncExternalStore } from 'react';
import { Toaster as Sonner } from 'sonner';
import { reserveToastSpace } from './toast-space.ts';

const classNames = {
  toast:
    // As wide as there is room beside a dialog. An open dialog makes everything beside it deaf to the pointer; a toast can be put away all the same.
    'pointer-events-auto flex w-[min(26rem,calc(100vw-2rem))] items-start sm:w-[clamp(20rem,50vw-18.5rem,26rem)] gap-3 rounded-sheet border border-rule bg-sheet py-3 pr-10 pl-4 max-sm:pr-12 text-ink shadow-lift data-[front=false]:data-[expanded=false]:*:opacity-0',
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

/** Three toasts above a dialog would take half of it. */
const small = matchMedia('(width < 40rem) or (height < 60rem)');

function onResize(changed: () => void): () => void {
  small.addEventListener('change', changed);
  return () => small.removeEventListener('change', changed);
}

/** Once on the page; `sonner`'s `toast` writes into it. */
export function Toaster({ aboveDialog }: { aboveDialog: boolean }) {
  const region = useRef<HTMLElement>(null);
  const cramped = useSyncExternalStore(onResize, () => small.matches);
  useEffect(() => (region.current ? reserveToastSpace(region.current) : undefined), []);
  return (
    <Sonner
      ref={region}
      // sonner brings a font of its own, and a width by which it finds the middle.
      style={{ fontFamily: 'inherit', '--width': 'clamp(20rem, 50vw - 18.5rem, 26rem)' } as CSSProperties}
      // Above the foot of a form that stays in view; sonner's own distances from the edge.
      offset={{ bottom: 'calc(24px + var(--foot-room, 0px))' }}
      // Below the links at the head of a page whose form is at work there.
      mobileOffset={{ top: 'calc(16px + var(--head-room, 0px))', bottom: 'calc(16px + var(--foot-room, 0px))' }}
      closeButton
      swipeDirections={['left', 'right', 'top', 'bottom']}
      // Several failures are read side by side where there is room, else one above the edges of the others.
      expand={!(aboveDialog && cramped)}
      icons={{ success: <CircleCheck aria-hidden />, error: <CircleAlert aria-hidden />, info: <Info aria-hidden /> }}
      toastOptions={{ unstyled: true, classNames, closeButtonAriaLabel: 'Close' }}
    />
  );
}
