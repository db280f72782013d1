import type { StudentRow } from '#contracts/students.ts';
import { withdrawWaitingTexts } from '../../../copy/class-dialogs.ts';
import { remainingText, waitingText } from '../../../copy/common.ts';
import { remainingOverTotalText } from '../../../copy/remaining.ts';
import { useClassesMax } from '../../../session/session.ts';
import { ExplainBalanceButton } from '../../../shared/students/explain-balance-button.tsx';
import { Button } from '../../../ui/button.tsx';
import { CountingNumber } from '../../../ui/counting-number.tsx';
import { Stat, StatStrip } from '../../../ui/sheet.tsx';
import { balanceStatTexts } from './class-history-page-copy.ts';

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
      <Stat label={remainingText} value={<CountingNumber value={student.classes_remaining} />}>
        <ExplainBalanceButton student={student} />
        {uncovered > 0 && <span className="block text-margin">{balanceStatTexts.toUncovered(uncovered)}</span>}
        {student.classes_remaining > student.classes_total && remainingOverTotalText}
      </Stat>
      <Stat
        label={balanceStatTexts.toTotal(useClassesMax())}
        value={<CountingNumber value={student.classes_total} />}
      />
      <Stat label={balanceStatTexts.bought} value={<CountingNumber value={boughtInAll} />} />
      <Stat label={balanceStatTexts.attended} value={<CountingNumber value={student.classes_attended} />} />
      <Stat label={waitingText} value={<CountingNumber value={waiting} />}>
        {onWithdraw && waiting > 0 && (
          <Button size="small" className="mt-1" onClick={onWithdraw}>
            {withdrawWaitingTexts.act}
          </Button>
        )}
      </Stat>
    </StatStrip>
  );
}
