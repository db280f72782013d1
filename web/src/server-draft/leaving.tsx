import { type ReactNode, useEffect, useState } from 'react';
import { type AroundNavHandler, Router } from 'wouter';
import { isLeaving } from '../app/ended-session.ts';
import { drafts as copy } from '../copy/drafts.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { saveOpenDrafts, wordsAreUnsaved } from './open-drafts.ts';

/** How long leaving waits for the last words to be saved before it asks. */
const SAVING_MS = 1_500;

/** Asks before a page is left, in the portal and out of it, while the last words typed there are not saved yet. */
export function AskBeforeLeaving({ children }: { children: ReactNode }) {
  const [go, setGo] = useState<(() => void) | null>(null);
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (!wordsAreUnsaved()) return;
      void saveOpenDrafts(true);
      event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, []);

  const around: AroundNavHandler = (navigate, to, options) => {
    if (isLeaving() || !wordsAreUnsaved()) return navigate(to, options);
    void savedSoon().then((saved) => (saved ? navigate(to, options) : setGo(() => () => navigate(to, options))));
  };
  return (
    <Router aroundNav={around}>
      {children}
      <ConfirmDialog
        open={go !== null}
        onOpenChange={() => setGo(null)}
        title={copy.leaving.title}
        description={copy.leaving.text}
        confirm={copy.leaving.leave}
        cancel={copy.leaving.stay}
        onConfirm={() => {
          setGo(null);
          go?.();
        }}
      />
    </Router>
  );
}

const savedSoon = (): Promise<boolean> =>
  Promise.race([saveOpenDrafts(), new Promise<false>((late) => setTimeout(late, SAVING_MS, false))]);
