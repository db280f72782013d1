import type { CentreResponse } from '#contracts/centre.ts';
import { loadingStudentsText } from '../../../copy/common.ts';
import { takeAttendanceTitle } from '../../../copy/screens.ts';
import * as copy from '../../../copy/take-attendance.ts';
import { formatLongDate } from '../../../lib/dates.ts';
import { LoadFailure } from '../../../page/load-failure.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import type { UndoableRoll } from './list-undoable-rows.ts';
import { RollFormDialog } from './roll-form-dialog.tsx';
import type { ChosenGroup } from './use-roll-group.ts';
import { useWholeRoll } from './use-roll-pages.ts';

interface RollDialogProps {
  /** Civil date of the roll. */
  date: string;
  /** Undefined for the roll of everybody. */
  group: ChosenGroup | undefined;
  centre: CentreResponse;
  onSaved(undoable: UndoableRoll): void;
  onClose(): void;
}

/**
 * The roll of one day: shows that it is loading or failed to load, or the roll. The roll opens only when all students
 * are loaded, because students without a tick are saved as absent.
 */
export function RollDialog({ date, group, centre, onSaved, onClose }: RollDialogProps) {
  const roll = useWholeRoll({ date, group: group?.id });
  const { students, error } = roll;
  if (students)
    return (
      <RollFormDialog
        date={date}
        group={group}
        students={students}
        centre={centre}
        onSaved={onSaved}
        onClose={onClose}
      />
    );
  return (
    <Dialog
      onClose={onClose}
      width="list"
      title={takeAttendanceTitle}
      description={copy.toRollDescriptionText(formatLongDate(date), group?.name)}
    >
      {error === undefined ? (
        <Spinner label={loadingStudentsText} />
      ) : (
        <LoadFailure title={copy.rollLoadingFailedText} query={roll} />
      )}
    </Dialog>
  );
}
