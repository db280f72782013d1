import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { type AroundNavHandler, Router } from 'wouter';
import {
  areCommandsInFlight,
  areCommandsLongInFlight,
  onLongCommandsChange,
  waitForCommands,
} from '../commands/commands-in-flight.ts';
import { draftTexts as copy } from '../copy/drafts.ts';
import { leaveWithoutAnswerTexts } from '../copy/forms.ts';
import { isSigningOut } from '../session/ended-session.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { toHistoryOptions, useCloseOnBack } from '../ui/use-close-on-back.ts';
import { findDraftSaveRefusal, hasUnsavedDrafts, saveOpenDrafts } from './open-drafts.ts';

/** Navigation waits this long for the last save, and for the answer to the last command, before it asks. */
const SAVING_MS = 1_500;

interface Question {
  /** Continues the navigation. */
  go(): void;
  texts: { title: string; description: string; confirm: string; cancel: string };
}

/**
 * Asks before a page is left that has unsaved content or waits for the answer to a command, within the portal and out of
 * it.
 */
export function ConfirmBeforeLeaving({ children }: { children: ReactNode }) {
  const [question, setQuestion] = useState<Question | null>(null);
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (hasUnsavedDrafts()) void saveOpenDrafts();
      else if (!areCommandsInFlight()) return;
      event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, []);

  const askAboutCommands = (go: () => void) => {
    const asked = { go, texts: leaveWithoutAnswerTexts };
    setQuestion(asked);
    // With the answer there is nothing to ask.
    void waitForCommands().then(() => setQuestion((shown) => (shown === asked ? null : shown)));
  };
  const allowBack = useQuestionOnBack(askAboutCommands);

  const around: AroundNavHandler = (navigate, to, options) => {
    const go = () => navigate(to, toHistoryOptions(options));
    if (isSigningOut() || !isWorkUnfinished()) return go();
    void finishWithinTimeout().then((isFinished) => {
      if (isFinished) go();
      else if (hasUnsavedDrafts()) setQuestion({ go, texts: toDraftQuestionTexts(findDraftSaveRefusal()) });
      else askAboutCommands(go);
    });
  };
  return (
    <Router aroundNav={around}>
      {children}
      {question && (
        <ConfirmDialog
          onClose={() => setQuestion(null)}
          {...question.texts}
          onConfirm={() => {
            setQuestion(null);
            allowBack();
            question.go();
          }}
        />
      )}
    </Router>
  );
}

/** Asks on Back while a command waits long for its answer. Call the returned function to ask no more about it. */
function useQuestionOnBack(ask: (go: () => void) => void): () => void {
  const isLong = useSyncExternalStore(onLongCommandsChange, areCommandsLongInFlight);
  const [isAllowed, setAllowed] = useState(false);
  if (!isLong && isAllowed) setAllowed(false);
  // In a task of its own, when the dialog of the question is gone, which would take the Back for itself.
  const goBack = () => setTimeout(() => history.back());
  useCloseOnBack(() => ask(goBack), isLong && !isAllowed);
  return () => setAllowed(true);
}

/** Why a draft is not saved is given only if the server refused it; otherwise the server could not be reached. */
const toDraftQuestionTexts = (refusal: string | undefined): Question['texts'] => ({
  title: copy.leaving.title,
  description: refusal ? copy.leaving.refused(refusal) : copy.leaving.text,
  confirm: copy.leaving.leave,
  cancel: copy.leaving.stay,
});

const isWorkUnfinished = () => hasUnsavedDrafts() || areCommandsInFlight();

const finishWithinTimeout = (): Promise<boolean> =>
  Promise.race([
    Promise.all([saveOpenDrafts(), waitForCommands()]).then(([isSaved]) => isSaved),
    new Promise<false>((late) => setTimeout(late, SAVING_MS, false)),
  ]);
