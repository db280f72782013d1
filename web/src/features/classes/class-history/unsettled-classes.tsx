import type { StudentRow } from '#contracts/students.ts';
import { useGetAttendanceRecordsQuery } from '../../../api/attendance-records.ts';
import { toUnsettledText } from '../../../copy/class-history.ts';
import { useClassesMax } from '../../../session/session.ts';
import { countFittingClasses } from '../../../shared/students/count-fitting-classes.ts';
import { type UnsettledClassAct, UnsettledClassActs } from '../../../shared/students/unsettled-class-acts.tsx';
import { Notice } from '../../../ui/notice.tsx';

/** Days of uncovered classes that have a button of their own; the others follow once these are settled. */
const SHOWN_DAYS_MAX = 5;

interface UnsettledClassesProps {
  student: StudentRow;
  onAct(act: UnsettledClassAct): void;
}

/** The waiting and uncovered classes of a student in words, with the commands on them. Hidden without any. */
export function UnsettledClasses({ student, onAct }: UnsettledClassesProps) {
  const { id: studentId, classes_uncovered: uncovered, classes_waiting: waiting } = student;
  const classesMax = useClassesMax();
  const { data } = useGetAttendanceRecordsQuery({ studentId, charge: 'uncovered' }, { skip: uncovered === 0 });
  if (uncovered === 0 && waiting === 0) return null;
  const days = uncovered === 0 ? [] : (data ?? []).map(({ date }) => date).toReversed();
  return (
    <Notice tone="caution" className="mb-8 flex flex-col gap-3">
      <p>{toUnsettledText({ waiting, uncovered, fitting: countFittingClasses(student, classesMax), classesMax })}</p>
      <UnsettledClassActs student={student} uncoveredOn={days.slice(0, SHOWN_DAYS_MAX)} onAct={onAct} />
    </Notice>
  );
}
