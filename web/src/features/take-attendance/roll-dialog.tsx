import type { CentreAnswer } from '#contracts/centre.ts';
import { LoadFailed } from '../../app/load-failed.tsx';
import * as copy from '../../copy/take-attendance.ts';
import { longDate } from '../../lib/dates.ts';
import { Dialog, DialogContent } from '../../ui/dialog.tsx';
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
  const roll = useGetAttendanceRollQuery(date);
  const { currentData, error } = roll;
  if (currentData) return <OpenRoll date={date} students={currentData.students} centre={centre} onClose={onClose} />;
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent width="list" title="Take Attendance" description={longDate(date)}>
        {error === undefined ? (
          <Spinner label="Loading students..." />
        ) : (
          <LoadFailed title={copy.loadingFailed} query={roll} />
        )}
      </DialogContent>
    </Dialog>
  );
}
