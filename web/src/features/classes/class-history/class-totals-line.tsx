import { figureWords, toClassSumLines } from '#contracts/class-sum.ts';
import type { ClassTotals } from '#contracts/classes.ts';
import type { StudentRow } from '#contracts/students.ts';
import { classesApi } from '../../../api/classes-api.ts';
import { classSumTexts, formatBalance, toClassSumRemarks, toUnsettledText } from '../../../copy/class-history.ts';
import { useClassesMax, useProfile } from '../../../session/session.ts';
import { countFittingClasses } from '../../../shared/students/count-fitting-classes.ts';
import { type UnsettledClassAct, UnsettledClassActs } from '../../../shared/students/unsettled-class-acts.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Sheet } from '../../../ui/sheet.tsx';

interface ClassTotalsLineProps {
  totals: ClassTotals;
  student: Pick<StudentRow, 'classes_remaining' | 'classes_waiting' | 'classes_uncovered'>;
  /** True if no period is chosen. The sum then begins with nothing. */
  isWholeHistory: boolean;
  /** True if the page has the waiting and uncovered classes of the student above the sum. */
  isUnsettledShown: boolean;
}

/** The sum of a period, from the classes at its beginning to those at its end. */
export function ClassTotalsLine({ totals, student, isWholeHistory, isUnsettledShown }: ClassTotalsLineProps) {
  const parts = toClassSumLines(
    totals,
    isWholeHistory ? { opening: undefined, closing: figureWords.remaining } : classSumTexts,
  );
  const classesMax = useClassesMax();
  const isTutor = useProfile().role === 'tutor';
  const remarks = toClassSumRemarks(totals.opening < 0 || totals.closing < 0, {
    waiting: isUnsettledShown ? 0 : student.classes_waiting,
    uncovered: isUnsettledShown ? 0 : student.classes_uncovered,
    fitting: countFittingClasses(student, classesMax),
    classesMax,
    isTutor,
  });
  return (
    <Sheet className="mb-6 px-4 py-3 sm:px-5">
      <dl aria-label={classSumTexts.label} className="flex flex-wrap gap-x-5 gap-y-2">
        {parts.map(({ sign, label, classes }) => (
          <div key={label} className="flex flex-col">
            <dt className="order-2 text-sm text-quiet">{label}</dt>
            <dd className="order-1 font-semibold whitespace-nowrap tabular-nums">
              {sign && <span className="text-quiet">{sign} </span>}
              {formatBalance(classes)}
            </dd>
          </div>
        ))}
      </dl>
      {remarks.map((remark) => (
        <p key={remark} className="mt-2 text-sm text-quiet">
          {remark}
        </p>
      ))}
    </Sheet>
  );
}

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
  const { data } = classesApi.useGetAttendanceRecordsQuery(
    { student_id: studentId, charge: 'uncovered' },
    { skip: uncovered === 0 },
  );
  if (uncovered === 0 && waiting === 0) return null;
  const days = uncovered === 0 ? [] : (data ?? []).map(({ date }) => date).toReversed();
  return (
    <Notice tone="caution" className="mb-8 flex flex-col gap-3">
      <p>{toUnsettledText({ waiting, uncovered, fitting: countFittingClasses(student, classesMax), classesMax })}</p>
      <UnsettledClassActs student={student} uncoveredOn={days.slice(0, SHOWN_DAYS_MAX)} onAct={onAct} />
    </Notice>
  );
}
