import { useGetStudentProfileQuery } from '../../api/student-profiles.ts';
import { ApplyWaitingClassesDialog } from './apply-waiting-dialog.tsx';
import { SettleClassDialog } from './settle-class-dialog.tsx';
import type { UnsettledClassAct } from './unsettled-class-acts.tsx';

/** The dialog of an act on waiting or uncovered classes, with the student's current balance. */
export function UnsettledClassDialog({ of, onClose }: { of: UnsettledClassAct; onClose(): void }) {
  const { data: student } = useGetStudentProfileQuery(of.studentId);
  if (!student) return null;
  if (of.act === 'apply') return <ApplyWaitingClassesDialog student={student} onClose={onClose} />;
  return <SettleClassDialog student={student} date={of.date} onClose={onClose} />;
}
