import { Link } from 'wouter';
import type { DashboardResponse } from '#contracts/dashboard.ts';
import { toClassLineText } from '../../../copy/timetable.ts';
import { toMarkCountsText, todaysAttendanceTexts as words } from '../../../copy/tutor-dashboard.ts';
import { paths } from '../../../navigation/paths.ts';
import { BidiIsolatedName } from '../../../ui/bidi-isolated-name.tsx';
import { buttonStyle } from '../../../ui/button-style.ts';
import { CountingNumber } from '../../../ui/counting-number.tsx';
import { Section } from '../../../ui/section.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { TickIcon } from '../../../ui/tick-icon.tsx';

interface TodaysAttendanceProps {
  attendance: Marks;
  classes: DashboardResponse['classes_today'];
}

/** The attendance of today, with what is left to record. */
export function TodaysAttendance({ attendance, classes }: TodaysAttendanceProps) {
  return (
    <Section id="today" heading={words.heading}>
      <Sheet>
        {classes.length > 0 && <TodaysClasses classes={classes} />}
        {attendance.unmarked === 0 ? <AttendanceTaken {...attendance} /> : <AttendanceNotTaken {...attendance} />}
      </Sheet>
    </Section>
  );
}

type Marks = DashboardResponse['attendance'];

const AttendanceTaken = ({ present, absent }: Marks) => (
  <p className="flex items-center gap-2.5 px-4 py-3.5 text-quiet sm:px-5">
    <TickIcon className="text-good" />
    <span>{present + absent === 0 ? words.nobodyExpected : `${words.taken} ${toMarkCountsText(present, absent)}`}</span>
  </p>
);

/** The planned classes of today, each with a link to the roll of its group. */
const TodaysClasses = ({ classes }: Pick<TodaysAttendanceProps, 'classes'>) => (
  <ul className="divide-y divide-rule border-b border-rule">
    {classes.map((each) => (
      <li
        key={`${each.group_id} ${each.begins}`}
        className="flex flex-wrap items-baseline justify-between gap-x-4 px-4 py-2.5 sm:px-5"
      >
        <Link
          href={`${paths.takeAttendance}?group=${each.group_id}`}
          className="font-semibold text-accent underline wrap-anywhere"
        >
          <BidiIsolatedName name={each.group_name} />
        </Link>
        <span className="text-sm text-quiet">{toClassLineText(each)}</span>
      </li>
    ))}
  </ul>
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
