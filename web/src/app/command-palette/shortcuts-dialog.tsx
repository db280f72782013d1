import { ArrowLeft, ArrowRight, type LucideIcon } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { Dialog } from '../../ui/dialog.tsx';
import { shortcutsTexts as copy, keyTexts } from '../command-palette-copy.ts';

const isApple = /mac|iphone|ipad/i.test(navigator.userAgent);

const Key = ({ children }: { children: ReactNode }) => (
  <kbd className="inline-block min-w-8 rounded-control border border-edge bg-ground px-2 py-0.5 text-center font-sans text-sm">
    {children}
  </kbd>
);

/** The fonts of the program have no arrows to the left and right. */
const Arrow = ({ icon: Icon, name }: { icon: LucideIcon; name: string }) => (
  <Key>
    <Icon aria-hidden className="inline size-4" />
    <span className="sr-only">{name}</span>
  </Key>
);

const everywhere = [
  {
    does: copy.search,
    keys: (
      <>
        {isApple ? <Key>{keyTexts.command}</Key> : <Key>{keyTexts.control}</Key>} <Key>{keyTexts.k}</Key>
      </>
    ),
  },
  { does: copy.help, keys: <Key>?</Key> },
  { does: copy.close, keys: <Key>{keyTexts.escape}</Key> },
];
const practice = [
  {
    does: copy.pick,
    keys: (
      <>
        <Key>1</Key> {keyTexts.to} <Key>4</Key>
      </>
    ),
  },
  { does: copy.go, keys: <Key>{keyTexts.enter}</Key> },
];
const replay = [
  { does: copy.play, keys: <Key>{keyTexts.space}</Key> },
  {
    does: copy.step,
    keys: (
      <>
        <Arrow icon={ArrowLeft} name={keyTexts.left} /> {keyTexts.or} <Arrow icon={ArrowRight} name={keyTexts.right} />
      </>
    ),
  },
  {
    does: copy.ends,
    keys: (
      <>
        <Key>{keyTexts.home}</Key> {keyTexts.or} <Key>{keyTexts.end}</Key>
      </>
    ),
  },
];

interface ShortcutsDialogProps {
  /** Whether the person may open practice sessions, and replays. */
  canPractise: boolean;
  canReplay: boolean;
  onClose(): void;
}

/** The keys that do something, for the screens that the person may open. */
export function ShortcutsDialog({ canPractise, canReplay, onClose }: ShortcutsDialogProps) {
  const sections = [
    { heading: copy.everywhere, rows: everywhere },
    ...(canPractise ? [{ heading: copy.practice, rows: practice }] : []),
    ...(canReplay ? [{ heading: copy.replay, rows: replay }] : []),
  ];
  return (
    <Dialog onClose={onClose} title={copy.title}>
      {sections.map(({ heading, rows }) => (
        <Fragment key={heading}>
          <h3 className="pb-1 text-base not-first:pt-5">{heading}</h3>
          <dl className="border-l-2 border-l-margin/60">
            {rows.map(({ does, keys }) => (
              <div key={does} className="flex min-h-11 items-center justify-between gap-4 border-t border-rule pl-3">
                <dt className="min-w-0">{does}</dt>
                <dd className="shrink-0 text-quiet">{keys}</dd>
              </div>
            ))}
          </dl>
        </Fragment>
      ))}
    </Dialog>
  );
}
