import type { AbsenceReport } from '#contracts/absences.ts';
import { peopleApi } from '../../api/people-api.ts';
import { useCommand } from '../../commands/use-command-dialog.ts';
import { absenceTexts, toNotComingText } from '../../copy/absences.ts';
import { Button } from '../../ui/button.tsx';

interface ReportedAbsencesProps {
  studentId: string;
  absences: readonly AbsenceReport[];
}

/** The days on which a student is not coming, each with a button that withdraws the report. Nothing without one. */
export function ReportedAbsences({ studentId, absences }: ReportedAbsencesProps) {
  if (absences.length === 0) return null;
  return (
    <ul aria-label={absenceTexts.heading} className="divide-y divide-rule border-t border-rule">
      {absences.map(({ date, reason, by_centre, marked }) => (
        <li key={date} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-5 py-3">
          <p className="min-w-0 wrap-anywhere">
            {toNotComingText(date)}
            {reason && (
              <span className="block text-sm text-quiet">
                <bdi>{reason}</bdi>
              </span>
            )}
            {by_centre && <span className="block text-sm text-quiet">{absenceTexts.byCenter}</span>}
          </p>
          {marked ? (
            <p className="text-sm text-quiet">{absenceTexts.marked}</p>
          ) : (
            <WithdrawAbsenceButton studentId={studentId} date={date} about={toNotComingText(date)} />
          )}
        </li>
      ))}
    </ul>
  );
}

interface WithdrawAbsenceButtonProps {
  studentId: string;
  date: string;
  /** Completes the label for screen readers. */
  about: string;
}

export function WithdrawAbsenceButton({ studentId, date, about }: WithdrawAbsenceButtonProps) {
  const [withdraw] = peopleApi.useWithdrawAbsenceMutation();
  const { submit, pending } = useCommand(withdraw, {
    key: `withdraw-absence/${studentId}/${date}`,
    done: absenceTexts.withdrawn,
    failed: absenceTexts.withdrawFailed,
  });
  return (
    <Button size="small" pending={pending} onClick={() => submit({ studentId, body: { date } })}>
      {pending ? absenceTexts.withdrawing : absenceTexts.withdraw}
      <span className="sr-only"> {about}</span>
    </Button>
  );
}
