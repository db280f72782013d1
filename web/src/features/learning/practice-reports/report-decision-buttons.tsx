import { cx } from 'class-variance-authority';
import { Check, X } from 'lucide-react';
import { useEffect, useId } from 'react';
import type { PracticeReportRow, SettleReportRequest } from '#contracts/practice.ts';
import { REPORT_UNDO_MS } from '#events/values/limits.ts';
import { practiceApi } from '../../../api/practice-api.ts';
import { useCommand } from '../../../commands/use-command-dialog.ts';
import { byText } from '../../../copy/common.ts';
import { formatDateTime } from '../../../lib/dates.ts';
import { useCentre } from '../../../session/session.ts';
import { notify } from '../../../toasts/notify.ts';
import { BidiIsolatedName } from '../../../ui/bidi-isolated-name.tsx';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import * as copy from './practice-reports-copy.ts';

interface ReportDecisionButtonsProps {
  report: PracticeReportRow;
  onDecided(verdict: SettleReportRequest['verdict']): void;
}

/** The buttons that accept or dismiss a report, with the effect of each. Several clicks send one decision. */
export function ReportDecisionButtons({ report, onDecided }: ReportDecisionButtonsProps) {
  const { session_id, student_id, question, text, choice, correct_answer } = report;
  const key = `settle-report/${session_id}/${question}`;
  const effects = useId();
  const [settle] = practiceApi.useSettlePracticeReportMutation();
  const { submit, pending } = useCommand(settle, {
    key,
    onDone: (_answer, { body }) => {
      notify.settled(key);
      onDecided(body.verdict);
    },
    failed: ({ code }) => {
      if (code !== 'report-unknown') return copy.decisionFailedText;
      notify.success({ key, ...copy.alreadyDecidedTexts });
      return undefined;
    },
  });
  const decide = (verdict: SettleReportRequest['verdict']) =>
    submit({ body: { session_id, student_id, question, verdict } });
  return (
    <div>
      <ul id={effects} className="mb-3 text-sm text-quiet">
        <li>{copy.toAcceptEffectText(choice === correct_answer)}</li>
        <li>{copy.dismissEffectText}</li>
      </ul>
      <div className="flex flex-wrap gap-2 max-sm:*:flex-1">
        <Button pending={pending} aria-describedby={effects} onClick={() => decide('accept')}>
          <Check aria-hidden />
          {copy.acceptText}
          <span className="sr-only">{copy.toReportContextText(text)}</span>
        </Button>
        <Button pending={pending} saysWhenSlow={false} aria-describedby={effects} onClick={() => decide('dismiss')}>
          <X aria-hidden />
          {copy.dismissText}
          <span className="sr-only">{copy.toReportContextText(text)}</span>
        </Button>
      </div>
    </div>
  );
}

interface UndoDecisionBarProps {
  report: PracticeReportRow;
  verdict: SettleReportRequest['verdict'];
  /** Called when the time is over or the decision is undone. */
  onOver(): void;
}

/** Takes the place of a report for ten seconds after its decision and offers to undo it. */
export function UndoDecisionBar({ report, verdict, onOver }: UndoDecisionBarProps) {
  const { session_id, student_id, question, student_name, text } = report;
  const [reopen] = practiceApi.useReopenPracticeReportMutation();
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

/** The decision on a report, the tutor who made it, and the time. */
export function ReportOutcome({ report: { state, settled_by_name, settled_at } }: { report: PracticeReportRow }) {
  const timeZone = useCentre()?.time_zone;
  if (state === 'open') return null;
  const Icon = state === 'accepted' ? Check : X;
  return (
    <p className="flex items-start gap-1.5 text-sm text-quiet">
      <Icon aria-hidden className={cx('mt-0.5 size-4 shrink-0', state === 'accepted' && 'text-good')} />
      <span className="min-w-0 wrap-anywhere">
        <span className={cx('font-semibold', state === 'accepted' && 'text-good')}>
          {copy.reportOutcomeTexts[state]}
        </span>
        {settled_by_name && (
          <>
            {' '}
            {byText} <BidiIsolatedName name={settled_by_name} />
          </>
        )}
        {settled_at && timeZone && ` · ${formatDateTime(settled_at, timeZone)}`}
      </span>
    </p>
  );
}
