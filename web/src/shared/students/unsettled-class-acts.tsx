import type { StudentInNeed } from '#contracts/dashboard.ts';
import { toApplyWaitingActText, toSettleClassActText } from '../../copy/class-history.ts';
import { useClassesMax } from '../../session/session.ts';
import { Button } from '../../ui/button.tsx';
import { countFittingClasses } from './count-fitting-classes.ts';

/** Applies a student's waiting classes, or settles the uncovered class of one day. */
export type UnsettledClassAct =
  | { act: 'apply'; studentId: string }
  | { act: 'settle'; studentId: string; date: string };

interface UnsettledClassActsProps {
  student: Pick<StudentInNeed, 'id' | 'name' | 'classes_remaining' | 'classes_waiting'>;
  /** The days of the uncovered classes to settle. */
  uncoveredOn: readonly string[];
  onAct(act: UnsettledClassAct): void;
}

/**
 * The commands on a student's waiting and uncovered classes. Neither is ever carried out by itself, because families are told
 * of each class that moves.
 */
export function UnsettledClassActs({ student, uncoveredOn, onAct }: UnsettledClassActsProps) {
  const { id: studentId, name } = student;
  const fitting = countFittingClasses(student, useClassesMax());
  return (
    <p className="flex flex-wrap gap-2">
      {fitting > 0 && (
        <Button size="small" aria-description={name} onClick={() => onAct({ act: 'apply', studentId })}>
          {toApplyWaitingActText(fitting)}
        </Button>
      )}
      {uncoveredOn.map((date) => (
        <Button
          key={date}
          size="small"
          aria-description={name}
          onClick={() => onAct({ act: 'settle', studentId, date })}
        >
          {toSettleClassActText(date)}
        </Button>
      ))}
    </p>
  );
}
