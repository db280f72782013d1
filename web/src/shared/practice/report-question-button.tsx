import { Flag } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { PracticeQuestionResult } from '#contracts/practice.ts';
import { REPORT_UNDO_MS } from '#events/values/limits.ts';
import { toFailureText } from '../../api/is-retry-pointless.ts';
import { practiceApi } from '../../api/practice-api.ts';
import { useCommandSubmission } from '../../commands/command-submission.ts';
import { useProfile } from '../../session/session.ts';
import { Button } from '../../ui/button.tsx';
import { reportQuestionTexts as copy } from './answered-question-copy.ts';

interface ReportQuestionButtonProps {
  sessionId: string;
  /** Zero-based index of the question. */
  index: number;
  report: PracticeQuestionResult['report'];
}

/** The button “Report this question”, then the state of the report, which can be undone for ten seconds. */
export function ReportQuestionButton({ sessionId, index, report }: ReportQuestionButtonProps) {
  const { id: studentId } = useProfile();
  const [mutate, { isLoading }] = practiceApi.useReportPracticeQuestionMutation();
  const [withdraw, { isLoading: isUndoing }] = practiceApi.useWithdrawPracticeReportMutation();
  const submission = useCommandSubmission<{ question: number }>();
  const undoing = useCommandSubmission<{ question: number }>();
  const [state, setState] = useState<'unsent' | 'undoable' | 'sent'>('unsent');
  const [failed, setFailed] = useState<string>();
  useEffect(() => {
    if (state !== 'undoable' || isUndoing) return;
    const timer = setTimeout(() => setState('sent'), REPORT_UNDO_MS);
    return () => clearTimeout(timer);
  }, [state, isUndoing]);

  const send = async () => {
    setFailed(undefined);
    const sent = await submission.send({ question: index }, (body, idempotencyKey) =>
      mutate({ sessionId, studentId, body, idempotencyKey }),
    );
    if (sent.error === undefined) setState('undoable');
    else setFailed(toFailureText(sent.error, copy.failed));
  };
  const undo = async () => {
    setFailed(undefined);
    const undone = await undoing.send({ question: index }, (body, idempotencyKey) =>
      withdraw({ sessionId, studentId, body, idempotencyKey }),
    );
    if (undone.error === undefined) setState('unsent');
    else setFailed(toFailureText(undone.error, copy.undoFailed));
  };

  const shownReport = report ?? (state === 'unsent' ? null : 'open');
  return (
    <div className="mt-2 flex max-w-prose flex-wrap items-center gap-x-3">
      {shownReport ? (
        <p
          ref={state === 'unsent' ? undefined : focusIfLost}
          role="status"
          tabIndex={-1}
          className="mt-1 flex min-w-0 items-start gap-2 text-sm text-quiet outline-none"
        >
          <Flag aria-hidden className="mt-0.5 size-4 shrink-0" />
          {copy[shownReport]}
        </p>
      ) : (
        <Button
          variant="quiet"
          size="small"
          className="-ml-3 text-quiet"
          pending={isLoading}
          onClick={() => void send()}
        >
          <Flag aria-hidden />
          {isLoading ? copy.pending : copy.act}
        </Button>
      )}
      {shownReport === 'open' && state === 'undoable' && (
        <Button size="small" pending={isUndoing} onClick={() => void undo()}>
          {copy.undo}
          <span className="sr-only">{copy.undoContext}</span>
        </Button>
      )}
      {failed && (
        <p role="alert" className="text-sm text-margin">
          {failed}
        </p>
      )}
    </div>
  );
}

/** Moves the focus to the message that replaces the focused button, so that screen readers continue there. */
function focusIfLost(message: HTMLElement | null): void {
  if (document.activeElement === document.body) message?.focus({ preventScroll: true });
}
