import { Flag } from 'lucide-react';
import { useState } from 'react';
import type { PracticeQuestionResult } from '#contracts/practice.ts';
import { toFailureText } from '../../api/is-retry-pointless.ts';
import { useReportPracticeQuestionMutation } from '../../api/practice.ts';
import { useCommandSubmission } from '../../commands/command-submission.ts';
import { reportQuestionTexts as copy } from '../../copy/practice-session.ts';
import { useProfile } from '../../session/session.ts';
import { Button } from '../../ui/button.tsx';

interface ReportQuestionButtonProps {
  sessionId: string;
  /** Zero-based index of the question. */
  index: number;
  report: PracticeQuestionResult['report'];
}

/** The button “Report this question” and the state of the report. */
export function ReportQuestionButton({ sessionId, index, report }: ReportQuestionButtonProps) {
  const { id: studentId } = useProfile();
  const [mutate, { isLoading }] = useReportPracticeQuestionMutation();
  const submission = useCommandSubmission<{ question: number }>();
  const [state, setState] = useState<'unsent' | 'sent'>('unsent');
  const [failed, setFailed] = useState<string>();
  const said = report ?? (state === 'sent' ? 'open' : null);
  if (said) {
    return (
      <p
        ref={state === 'sent' ? focusIfLost : undefined}
        role="status"
        tabIndex={-1}
        className="mt-3 flex max-w-prose items-start gap-2 text-sm text-quiet outline-none"
      >
        <Flag aria-hidden className="mt-0.5 size-4 shrink-0" />
        {copy[said]}
      </p>
    );
  }
  const send = async () => {
    const sent = await submission.send({ question: index }, (body, idempotencyKey) =>
      mutate({ sessionId, studentId, body, idempotencyKey }),
    );
    if (sent.error === undefined) setState('sent');
    else setFailed(toFailureText(sent.error, copy.failed));
  };
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-3">
      <Button variant="quiet" size="small" className="-ml-3 text-quiet" pending={isLoading} onClick={() => void send()}>
        <Flag aria-hidden />
        {isLoading ? copy.pending : copy.act}
      </Button>
      {failed && (
        <p role="alert" className="text-sm text-margin">
          {failed}
        </p>
      )}
    </div>
  );
}

/** Moves the focus to the message that replaces the focused button, so that screen readers continue there. */
function focusIfLost(said: HTMLElement | null): void {
  if (document.activeElement === document.body) said?.focus({ preventScroll: true });
}
