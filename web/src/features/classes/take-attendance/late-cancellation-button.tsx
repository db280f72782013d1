import { lateCancellationTexts as copy } from '../../../copy/take-attendance.ts';
import { Button } from '../../../ui/button.tsx';
import { TickIcon } from '../../../ui/tick-icon.tsx';
import type { RollRow } from './roll-row.ts';

interface LateCancellationButtonProps {
  row: RollRow;
  onLate(late: boolean): void;
}

/** Takes the class of an absent student, or no longer takes it. */
export function LateCancellationButton({ row: { student, status }, onLate }: LateCancellationButtonProps) {
  const isLate = status === 'late-cancellation';
  return (
    <Button
      size="small"
      className="self-start"
      aria-pressed={isLate}
      aria-description={`${student.name}. ${copy.hint}`}
      title={copy.hint}
      onClick={() => onLate(!isLate)}
    >
      {isLate && <TickIcon className="size-4" />}
      {copy.button}
    </Button>
  );
}
