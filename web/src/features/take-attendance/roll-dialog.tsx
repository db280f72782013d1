import type { CentreAnswer } from '#contracts/centre.ts';
import { problemOf } from '../../api/problem.ts';
import * as copy from '../../copy/take-attendance.ts';
import { longDate } from '../../lib/dates.ts';
import { Dialog, DialogContent } from '../../ui/dialog.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { useGetAttendanceRollQuery } from './api.ts';
import { OpenRoll } from './open-roll.tsx';

interface RollDialogProps {
  /** Civil date of the roll. */
  date: string;
  centre: CentreAnswer;
  onClose(): void;
}

/** The roll of one day: loading, failed, or open. */
export function RollDialog({ date, centre, onClose }: RollDialogProps) {
  const { currentData, error, isFetching, refetch } = useGetAttendanceRollQuery(date);
  if (currentData) return <OpenRoll date={date} students={currentData.students} centre={centre} onClose={onClose} />;
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent width="list" title="Take Attendance" description={longDate(date)}>
        {error === undefined ? (
          <Spinner label="Loading students..." />
        ) : (
          <ErrorState
            title={copy.loadingFailed}
            text={problemOf(error).detail}
            pending={isFetching}
            onRetry={refetch}
          />
        )}
      </DialogContent>
    </Dialog>
  );
}
