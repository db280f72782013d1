import { useState } from 'react';
import type { PracticeReportRow, SettleReportsOfStudentRequest } from '#contracts/practice.ts';
import { practiceApi } from '../../../api/practice-api.ts';
import { useCommandDialog } from '../../../commands/use-command-dialog.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
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
  const [settle] = practiceApi.useSettleReportsOfStudentMutation();
  const { submit, dialog } = useCommandDialog(settle, {
    key: `settle-all/${studentId}`,
    keptOverReload: false,
    done: ({ settled }) => (settled > 0 ? { title: copy.done[verdict](settled, name) } : copy.settledBefore(name)),
    failed: copy.failed,
    onClose,
  });
  return (
    <ConfirmDialog
      {...dialog}
      title={copy.question[verdict](name)}
      description={<p>{copy.effect[verdict]}</p>}
      confirm={copy[verdict]}
      onConfirm={() => submit({ body: { student_id: studentId, verdict } })}
    />
  );
}
