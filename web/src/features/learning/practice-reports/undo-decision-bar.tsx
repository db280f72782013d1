import { useEffect } from 'react';
import type { PracticeReportRow } from '#contracts/practice.ts';
import { REPORT_UNDO_MS } from '#events/values/limits.ts';
import { useFormCommand } from '../../../commands/use-form-command.ts';
import { notify } from '../../../toasts/notify.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { type ReopenReportRequest, type SettleReportRequest, useReopenPracticeReportMutation } from './api.ts';
import * as copy from './practice-reports-copy.ts';

interface UndoDecisionBarProps {
  report: PracticeReportRow;
  verdict: SettleReportRequest['verdict'];
  /** Called when the time is over or the decision is undone. */
  onOver(): void;
}

/** Takes the place of a report for ten seconds after its decision and offers to undo it. */
export function UndoDecisionBar({ report, verdict, onOver }: UndoDecisionBarProps) {
  const { session_id, student_id, question, student_name, text } = report;
  const [reopen] = useReopenPracticeReportMutation();
  const { submit, pending } = useFormCommand(
    (body: ReopenReportRequest, idempotencyKey) => reopen({ body, idempotencyKey }),
    {
      keptOverReload: false,
      onDone: onOver,
      onFailed: ({ detail }) =>
        notify.failure({ key: `settle-report/${session_id}/${question}`, title: copy.decisionUndoFailedText, detail }),
    },
  );
  useEffect(() => {
    if (pending) return;
    const timer = setTimeout(onOver, REPORT_UNDO_MS);
    return () => clearTimeout(timer);
  }, [pending, onOver]);
  return (
    <Notice tone="good" role="status" className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <span className="min-w-0 wrap-anywhere">{copy.reportDecidedTexts[verdict](student_name)}</span>
      <Button size="small" pending={pending} onClick={() => void submit({ session_id, student_id, question })}>
        {copy.undoDecisionText}
        <span className="sr-only">{copy.toUndoContextText(text)}</span>
      </Button>
    </Notice>
  );
}
