import { useState } from 'react';
import type { PracticeReportRow } from '#contracts/practice.ts';
import { useFormCommand } from '../../../commands/use-form-command.ts';
import { notify } from '../../../toasts/notify.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { type SettleReportsOfStudentRequest, useSettleReportsOfStudentMutation } from './api.ts';
import { settleReportsOfStudentTexts as copy } from './practice-reports-copy.ts';

type Verdict = SettleReportsOfStudentRequest['verdict'];

/** Settles every open report of one student at once, after a confirmation. */
export function SettleReportsOfStudent({ report: { student_id, student_name } }: { report: PracticeReportRow }) {
  const [verdict, setVerdict] = useState<Verdict>();
  return (
    <div className="flex flex-wrap items-center gap-2 border-t border-rule pt-3">
      <p className="text-sm text-quiet wrap-anywhere max-sm:w-full">{copy.heading(student_name)}</p>
      {(['accept', 'dismiss'] as const).map((each) => (
        <Button key={each} size="small" onClick={() => setVerdict(each)}>
          {copy[each]}
        </Button>
      ))}
      {verdict && (
        <SettleAllDialog
          studentId={student_id}
          name={student_name}
          verdict={verdict}
          onClose={() => setVerdict(undefined)}
        />
      )}
    </div>
  );
}

interface SettleAllDialogProps {
  studentId: string;
  name: string;
  verdict: Verdict;
  onClose(): void;
}

function SettleAllDialog({ studentId, name, verdict, onClose }: SettleAllDialogProps) {
  const [settle] = useSettleReportsOfStudentMutation();
  const { submit, pending, failure } = useFormCommand(
    (body: SettleReportsOfStudentRequest, idempotencyKey) => settle({ body, idempotencyKey }),
    {
      keptOverReload: false,
      onDone({ settled }) {
        const notice = settled > 0 ? { title: copy.done[verdict](settled, name) } : copy.settledBefore(name);
        notify.success({ key: `settle-all/${studentId}`, ...notice });
        onClose();
      },
      onFailed: ({ detail }) => notify.failure({ key: `settle-all/${studentId}`, title: copy.failed, detail }),
    },
  );
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={copy.question[verdict](name)}
      description={<p>{copy.effect[verdict]}</p>}
      confirm={copy[verdict]}
      pending={pending}
      error={failure?.detail}
      onConfirm={() => void submit({ student_id: studentId, verdict })}
    />
  );
}
