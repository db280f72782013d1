import { useEffect } from 'react';
import type { PracticeReportRow } from '#contracts/practice.ts';
import { REPORT_UNDO_MS } from '#events/values/limits.ts';
import { useCommand } from '../../../commands/use-command-dialog.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { type SettleReportRequest, useReopenPracticeReportMutation } from './api.ts';
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
  const { submit, pending } = useCommand(reopen, {
    key: `settle-report/${session_id}/${question}`,
    onDone: onOver,
    failed: copy.decisionUndoFailedText,
  });
  useEffect(() => {
    if (pending) return;
    const timer = setTimeout(onOver, REPORT_UNDO_MS);
    return () => clearTimeout(timer);
  }, [pending, onOver]);
  return (
    <Notice tone="good" role="status" className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <span className="min-w-0 wrap-anywhere">{copy.reportDecidedTexts[verdict](student_name)}</span>
      <Button size="small" pending={pending} onClick={() => submit({ body: { session_id, student_id, question } })}>
        {copy.undoDecisionText}
        <span className="sr-only">{copy.toUndoContextText(text)}</span>
      </Button>
    </Notice>
  );
}
