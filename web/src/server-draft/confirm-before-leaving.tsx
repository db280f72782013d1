import { type ReactNode, useEffect, useState } from 'react';
import { type AroundNavHandler, Router } from 'wouter';
import { drafts as copy } from '../copy/drafts.ts';
import { isSigningOut } from '../session/ended-session.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { findSaveRefusal, hasUnsavedDrafts, saveOpenDrafts } from './open-drafts.ts';

/** How long leaving waits for the last words to be saved before it asks. */
const SAVING_MS = 1_500;

interface Question {
  /** Leaves the page. */
  go(): void;
  /** Why the server refused to save; undefined where it was not reached. */
  refusal: string | undefined;
}

/** Asks before a page is left, in the portal and out of it, while the last words typed there are not saved yet. */
export function ConfirmBeforeLeaving({ children }: { children: ReactNode }) {
  const [question, setQuestion] = useState<Question | null>(null);
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (!hasUnsavedDrafts()) return;
      void saveOpenDrafts(true);
      event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, []);

  const around: AroundNavHandler = (navigate, to, options) => {
    if (isSigningOut() || !hasUnsavedDrafts()) return navigate(to, options);
    const go = () => navigate(to, options);
    void saveWithinTimeout().then((saved) => (saved ? go() : setQuestion({ go, refusal: findSaveRefusal() })));
  };
  return (
    <Router aroundNav={around}>
      {children}
      <ConfirmDialog
        open={question !== null}
        onOpenChange={() => setQuestion(null)}
        title={copy.leaving.title}
        description={question?.refusal ? copy.leaving.refused(question.refusal) : copy.leaving.text}
        confirm={copy.leaving.leave}
        cancel={copy.leaving.stay}
        onConfirm={() => {
          setQuestion(null);
          question?.go();
        }}
      />
    </Router>
  );
}

const saveWithinTimeout = (): Promise<boolean> =>
  Promise.race([saveOpenDrafts(), new Promise<false>((late) => setTimeout(late, SAVING_MS, false))]);
