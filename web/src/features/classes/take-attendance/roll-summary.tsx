import { cx } from 'class-variance-authority';
import { ChevronDown } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { rollSummaryTexts as copy } from '../../../copy/take-attendance.ts';
import { Button } from '../../../ui/button.tsx';
import { LateCancellationButton } from './late-cancellation-button.tsx';
import { canTakeClass, type RollRow } from './roll-row.ts';
import type { RollFormState } from './use-roll-form.ts';

const UNTICKED_ID = 'unticked-students';

interface RollSummaryProps {
  rows: readonly RollRow[];
  /** True while the list of the students without a tick is shown. */
  open: boolean;
  onOpen(open: boolean): void;
}

/** Says beside the button that saves how many students will be marked as what. Their names are one tap away. */
export function RollSummary({ rows, open, onOpen }: RollSummaryProps) {
  const leftUnmarked = rows.filter((row) => row.leftUnmarked).length;
  const late = rows.filter(({ status }) => status === 'late-cancellation').length;
  const absent = rows.filter(({ status }) => status !== 'present').length - leftUnmarked;
  const present = rows.length - absent - leftUnmarked;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4">
      <p role="status" className="font-semibold tabular-nums">
        {copy.counts({ present, absent, late, leftUnmarked })}
      </p>
      {absent + leftUnmarked > 0 && (
        <Button
          variant="quiet"
          size="small"
          className="-mx-3"
          aria-expanded={open}
          aria-controls={UNTICKED_ID}
          onClick={() => onOpen(!open)}
        >
          {open ? copy.hide : copy.show}
          <ChevronDown aria-hidden className={cx(open && 'rotate-180')} />
        </Button>
      )}
    </div>
  );
}

interface UntickedStudentListProps {
  rows: readonly RollRow[];
  roll: RollFormState;
  lateHours: number;
}

/** The students without a tick. Those without a recorded mark can be left unmarked. */
export function UntickedStudentList({ rows, roll, lateHours }: UntickedStudentListProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Not returned: newer browsers answer with a promise, which React would call as the effect's clean-up.
    list.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const unticked = rows.filter(({ status }) => status !== 'present');
  const isOpen = ({ student, locked, leftUnmarked }: RollRow) => !student.mark && !locked && !leftUnmarked;
  const unrecorded = unticked.filter(isOpen);
  return (
    <div ref={list} id={UNTICKED_ID} className="scroll-mb-36 rounded-control border border-rule">
      {unrecorded.length > 1 && (
        <p className="border-b border-rule px-3 py-2">
          <Button size="small" onClick={() => roll.leaveUnmarked(unrecorded, true)}>
            {copy.leaveAll(unrecorded.length)}
          </Button>
        </p>
      )}
      <ul aria-label={copy.label} className="divide-y divide-rule">
        {unticked.map((row) => (
          <li key={row.student.id} className="flex min-h-11 items-center justify-between gap-3 px-3 py-1">
            <span className="min-w-0 wrap-anywhere">
              <bdi className="font-semibold">{row.student.name}</bdi>
              {row.leftUnmarked && <span className="text-quiet">, {copy.unmarked}</span>}
            </span>
            <span className="flex flex-wrap justify-end gap-2">
              {canTakeClass(row, lateHours) && (
                <LateCancellationButton row={row} onLate={(late) => roll.cancelLate(row, late)} />
              )}
              {(row.leftUnmarked || isOpen(row)) && (
                <Button
                  size="small"
                  aria-description={row.student.name}
                  onClick={() => roll.leaveUnmarked([row], !row.leftUnmarked)}
                >
                  {row.leftUnmarked ? copy.markAbsent : copy.leave}
                </Button>
              )}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
