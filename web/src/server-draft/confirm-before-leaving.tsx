import { type ReactNode, useEffect, useState } from 'react';
import { type AroundNavHandler, Router } from 'wouter';
import { draftTexts as copy } from '../copy/drafts.ts';
import { isSigningOut } from '../session/ended-session.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { toHistoryOptions } from '../ui/use-close-on-back.ts';
import { findDraftSaveRefusal, hasUnsavedDrafts, saveOpenDrafts } from './open-drafts.ts';

/** Navigation waits this long for the last save before it asks. */
const SAVING_MS = 1_500;

interface Question {
  /** Continues the navigation. */
  go(): void;
  /** The server's reason for refusing the save; undefined when it could not be reached. */
  refusal: string | undefined;
}

/** Asks before a page with unsaved content is left, within the portal and out of it. */
export function ConfirmBeforeLeaving({ children }: { children: ReactNode }) {
  const [question, setQuestion] = useState<Question | null>(null);
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (!hasUnsavedDrafts()) return;
      void saveOpenDrafts();
      event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, []);

  const around: AroundNavHandler = (navigate, to, options) => {
    const go = () => navigate(to, toHistoryOptions(options));
    if (isSigningOut() || !hasUnsavedDrafts()) return go();
    void saveWithinTimeout().then((saved) => (saved ? go() : setQuestion({ go, refusal: findDraftSaveRefusal() })));
  };
  return (
    <Router aroundNav={around}>
      {children}
      {question && (
        <ConfirmDialog
          onClose={() => setQuestion(null)}
          title={copy.leaving.title}
          description={question.refusal ? copy.leaving.refused(question.refusal) : copy.leaving.text}
          confirm={copy.leaving.leave}
          cancel={copy.leaving.stay}
          onConfirm={() => {
            setQuestion(null);
            question.go();
          }}
        />
      )}
    </Router>
  );
}

const saveWithinTimeout = (): Promise<boolean> =>
  Promise.race([saveOpenDrafts(), new Promise<false>((late) => setTimeout(late, SAVING_MS, false))]);
