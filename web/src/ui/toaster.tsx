import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import { Toaster as Sonner } from 'sonner';

const classNames = {
  toast:
    // An open dialog makes everything beside it deaf to the pointer; a toast can be put away all the same.
    'pointer-events-auto flex w-[min(26rem,calc(100vw-2rem))] items-start gap-3 rounded-sheet border border-rule bg-sheet py-3 pr-10 pl-4 text-ink shadow-lift',
  content: 'min-w-0 wrap-anywhere',
  title: 'font-semibold',
  description: 'text-sm whitespace-pre-line text-quiet',
  icon: 'mt-0.5 shrink-0 [&_svg]:size-5',
  success: '[&_[data-icon]]:text-good',
  error: '[&_[data-icon]]:text-margin',
  info: '[&_[data-icon]]:text-info',
  closeButton:
    'absolute top-1.5 right-1.5 grid size-8 place-items-center rounded-control text-quiet hover:bg-hover [&_svg]:size-4',
};

/** Once on the page; `sonner`'s `toast` writes into it. */
export function Toaster() {
  return (
    <Sonner
      // sonner brings a font of its own.
      style={{ fontFamily: 'inherit' }}
      closeButton
      // Several failures are read side by side, not one above the edges of the others.
      expand
      icons={{ success: <CircleCheck aria-hidden />, error: <CircleAlert aria-hidden />, info: <Info aria-hidden /> }}
      toastOptions={{ unstyled: true, classNames, closeButtonAriaLabel: 'Close' }}
    />
  );
}
