import { Check, X } from 'lucide-react';
import { useId } from 'react';
import type { PracticeReportRow } from '#contracts/practice.ts';
import { useCommand } from '../../../commands/use-command-dialog.ts';
import { notify } from '../../../toasts/notify.ts';
import { Button } from '../../../ui/button.tsx';
import { type SettleReportRequest, useSettlePracticeReportMutation } from './api.ts';
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
  const [settle] = useSettlePracticeReportMutation();
  const { submit, pending } = useCommand(settle, {
    key,
    onDone: (_answer, { body }) => {
      notify.settled(key);
      onDecided(body.verdict);
    },
    failed: ({ code, detail }) =>
      code === 'report-unknown'
        ? notify.success({ key, ...copy.alreadyDecidedTexts })
        : notify.failure({ key, title: copy.decisionFailedText, detail }),
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
        <Button pending={pending} aria-describedby={effects} onClick={() => decide('dismiss')}>
          <X aria-hidden />
          {copy.dismissText}
          <span className="sr-only">{copy.toReportContextText(text)}</span>
        </Button>
      </div>
    </div>
  );
}
