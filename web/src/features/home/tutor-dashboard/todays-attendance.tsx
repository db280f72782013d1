import { Link } from 'wouter';
import type { DashboardResponse } from '#contracts/dashboard.ts';
import { toMarkCountsText, todaysAttendanceTexts as words } from '../../../copy/tutor-dashboard.ts';
import { paths } from '../../../navigation/paths.ts';
import { buttonStyle } from '../../../ui/button-style.ts';
import { CountingNumber } from '../../../ui/counting-number.tsx';
import { Section } from '../../../ui/section.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { TickIcon } from '../../../ui/tick-icon.tsx';

/** The attendance of today, with what is left to record. */
export function TodaysAttendance({ attendance }: Pick<DashboardResponse, 'attendance'>) {
  return (
    <Section id="today" heading={words.heading}>
      <Sheet>
        {attendance.unmarked === 0 ? <AttendanceTaken {...attendance} /> : <AttendanceNotTaken {...attendance} />}
      </Sheet>
    </Section>
  );
}

type Marks = DashboardResponse['attendance'];

const AttendanceTaken = ({ present, absent }: Marks) => (
  <p className="flex items-center gap-2.5 px-4 py-3.5 text-quiet sm:px-5">
    <TickIcon className="text-good" />
    <span>
      {words.taken} {toMarkCountsText(present, absent)}
    </span>
  </p>
);

/** The number of missing marks left of the margin line, then the link to record them. */
const AttendanceNotTaken = ({ present, absent, unmarked }: Marks) => {
  const isBegun = present + absent > 0;
  return (
    <div className="stacked-margin grid grid-cols-[minmax(6.5rem,min-content)_minmax(0,1fr)] sm:grid-cols-[9.5rem_minmax(0,1fr)]">
      <p className="flex flex-col justify-center border-r-2 border-margin/60 px-4 py-4 text-sm leading-snug text-quiet sm:px-5">
        <span className="font-serif text-figure font-semibold text-ink">
          <CountingNumber value={unmarked} />
        </span>{' '}
        {isBegun ? words.studentsWithoutMark(unmarked) : words.withoutMark}
      </p>
      <div className="flex min-w-0 flex-wrap items-center justify-between gap-x-6 gap-y-3 px-4 py-4 sm:px-5">
        <div>
          <p className="font-semibold">
            {isBegun ? words.markedOf(present + absent, present + absent + unmarked) : words.notTaken}
          </p>
          <p className="text-sm text-quiet">{isBegun ? words.soFar(present, absent) : words.nobodyYet}</p>
        </div>
        <Link href={paths.takeAttendance} className={buttonStyle({ variant: 'primary' })}>
          {words.act}
        </Link>
      </div>
    </div>
  );
};
