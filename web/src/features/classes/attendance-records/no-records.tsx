import { Link } from 'wouter';
import { takeAttendanceTitle } from '../../../copy/screens.ts';
import { paths } from '../../../navigation/paths.ts';
import { Button } from '../../../ui/button.tsx';
import { buttonStyle } from '../../../ui/button-style.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import * as copy from './attendance-records-copy.ts';

/** Shown in place of the records when no record exists or none matches the filters. */
export function NoRecords({ filtered, onClear }: { filtered: boolean; onClear(): void }) {
  const { title, text } = filtered ? copy.noMatchingRecordsTexts : copy.noRecordsTexts;
  return (
    <Sheet>
      <EmptyState
        title={title}
        text={text}
        action={
          filtered ? (
            <Button onClick={onClear}>{copy.noMatchingRecordsTexts.clear}</Button>
          ) : (
            <Link href={paths.takeAttendance} className={buttonStyle({ variant: 'primary' })}>
              {takeAttendanceTitle}
            </Link>
          )
        }
      />
    </Sheet>
  );
}
