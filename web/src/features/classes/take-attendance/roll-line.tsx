import { cx } from 'class-variance-authority';
import { useId } from 'react';
import { toClassCountText } from '../../../copy/counts.ts';
import * as copy from '../../../copy/take-attendance.ts';
import { takesClass } from '../../../lib/mark-choice.ts';
import { useClassesMax } from '../../../session/session.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { EmailAddress } from '../../../ui/email-address.tsx';
import { TickIcon } from '../../../ui/tick-icon.tsx';
import { LateCancellationButton } from './late-cancellation-button.tsx';
import { RollDifferenceChoice } from './roll-difference-choice.tsx';
import { RollNotes } from './roll-notes.tsx';
import { canTakeClass, findRollRowEffect, hasFailedSave, type RollRow } from './roll-row.ts';
import { type RollDay, RollRowStatus } from './roll-row-status.tsx';

interface RollLineProps {
  row: RollRow;
  day: RollDay;
  /** True if the last toast names this student's failure. */
  namedInToast: boolean;
  /** True if another student has the same name, or one that looks like it. */
  namesake: boolean;
  onTick(present: boolean): void;
  onChoose(keep: 'mine' | 'theirs'): void;
  onNote(note: string): void;
  onPrivateNote(note: string): void;
  onApplyWaiting(applyWaiting: boolean): void;
  onLate(late: boolean): void;
}

/**
 * One student of the roll: the tick left of the margin line, then the student. A click anywhere on the row sets or
 * removes the tick.
 */
export function RollLine({
  row,
  day,
  namedInToast,
  namesake,
  onTick,
  onChoose,
  onNote,
  onPrivateNote,
  onApplyWaiting,
  onLate,
}: RollLineProps) {
  const { student, status, locked } = row;
  const id = useId();
  const present = status === 'present';
  /** Without the field of the note, the row uses its space. */
  const noted = present && !locked;
  // The class of others is taken from the list of the students without a tick, so that a roll of many has no button on each row.
  const isExpected = takesClass(status) || student.absence !== null || student.mark !== null;
  const isAskedLate = isExpected && canTakeClass(row, day.lateHours);
  const hasSide = noted || isAskedLate || (row.difference !== undefined && !locked);
  const effect = findRollRowEffect(row, useClassesMax());
  const applicable = effect.kind === 'uncovered' || effect.kind === 'applies' ? effect.waiting : 0;
  return (
    <li
      className={cx(
        'relative scroll-mt-18 sm:flex sm:items-start after:absolute after:inset-y-0 after:left-14 after:w-0.5 after:bg-margin/60',
        findTone(row),
      )}
    >
      <label
        htmlFor={id}
        className={cx(
          'grid min-h-11 flex-1 grid-cols-[--spacing(14)_minmax(0,1fr)_auto] items-start narrow:grid-cols-[--spacing(14)_minmax(0,1fr)]',
          locked ? 'cursor-default' : 'cursor-pointer',
          !hasSide && 'sm:pr-80',
        )}
      >
        <Checkbox
          id={id}
          className="mx-auto mt-2.5"
          checked={present}
          disabled={locked}
          aria-labelledby={`${id}-name`}
          aria-describedby={`${id}-notice`}
          onChange={({ target }) => onTick(target.checked)}
        />
        <span className="min-w-0 py-2.5 pl-4">
          <span className="flex flex-wrap items-baseline gap-x-3">
            <span id={`${id}-name`} className="font-semibold wrap-anywhere">
              {student.name}
            </span>
            {namesake && <EmailAddress address={student.email} className="text-sm text-quiet wrap-anywhere" />}
          </span>
          <span id={`${id}-notice`} className="block text-sm">
            <RollRowStatus row={row} day={day} namedInToast={namedInToast} />
          </span>
        </span>
        <span className="px-4 py-2.5 narrow:col-start-2 narrow:pt-0 text-sm/6 whitespace-nowrap text-quiet tabular-nums">
          {toClassCountText(student.classes_remaining)}
        </span>
      </label>
      {hasSide && (
        <div className="flex flex-col gap-2 max-sm:pb-3 max-sm:pl-18 pr-4 sm:w-80 sm:py-1.5 sm:pr-6">
          {row.difference && <RollDifferenceChoice row={row} nameId={`${id}-name`} onChoose={onChoose} />}
          {noted && <RollNotes row={row} id={id} onNote={onNote} onPrivateNote={onPrivateNote} />}
          {isAskedLate && <LateCancellationButton row={row} onLate={onLate} />}
          {applicable > 0 && (
            <Button
              size="small"
              className="self-start"
              aria-pressed={row.applyWaiting}
              aria-describedby={`${id}-name`}
              onClick={() => onApplyWaiting(!row.applyWaiting)}
            >
              {row.applyWaiting && <TickIcon className="size-4" />}
              {copy.toApplyWaitingText(applicable)}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}

function findTone(row: RollRow): string {
  if (hasFailedSave(row)) return 'bg-tint-margin';
  if (row.locked) return 'bg-tint-good';
  if (row.undecided || (row.student.mark && row.changes)) return 'bg-tint-caution';
  return 'has-enabled:hover:bg-hover';
}
