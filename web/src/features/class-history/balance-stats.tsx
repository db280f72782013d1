import type { StudentRow } from '#contracts/students.ts';
import { remainingOverTotalText } from '../../copy/remaining.ts';
import { useClassesMax } from '../../session/session.ts';
import { ExplainBalanceButton } from '../../shared/students/explain-balance-button.tsx';
import { Button } from '../../ui/button.tsx';
import { CountingNumber } from '../../ui/counting-number.tsx';
import { Stat, StatStrip } from '../../ui/sheet.tsx';

interface BalanceStatsProps {
  student: StudentRow;
  /** Classes bought since the first day, with waiting ones. */
  boughtInAll: number;
  /** Called when a tutor wants to withdraw waiting classes; undefined for students. */
  onWithdraw?: (() => void) | undefined;
}

export function BalanceStats({ student, boughtInAll, onWithdraw }: BalanceStatsProps) {
  const { classes_waiting: waiting, classes_uncovered: uncovered } = student;
  return (
    <StatStrip className="mb-8">
      <Stat label="Remaining" value={<CountingNumber value={student.classes_remaining} />}>
        <ExplainBalanceButton student={student} />
        {uncovered > 0 && <span className="block text-margin">{uncovered} uncovered</span>}
        {student.classes_remaining > student.classes_total && remainingOverTotalText}
      </Stat>
      <Stat label={`Total (limit ${useClassesMax()})`} value={<CountingNumber value={student.classes_total} />} />
      <Stat label="Bought in all" value={<CountingNumber value={boughtInAll} />} />
      <Stat label="Classes attended" value={<CountingNumber value={student.classes_attended} />} />
      <Stat label="Waiting" value={<CountingNumber value={waiting} />}>
        {onWithdraw && waiting > 0 && (
          <Button size="small" className="mt-1" onClick={onWithdraw}>
            Withdraw
          </Button>
        )}
      </Stat>
    </StatStrip>
  );
}
