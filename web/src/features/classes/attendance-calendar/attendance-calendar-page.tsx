import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useParams } from 'wouter';
import type { CentreResponse } from '#contracts/centre.ts';
import { isCivilMonth } from '#events/values/is-civil-date.ts';
import { classesApi } from '../../../api/classes-api.ts';
import { attendanceCalendarTitle } from '../../../copy/screens.ts';
import { addMonths } from '../../../lib/add-months.ts';
import { formatMonthAndYear } from '../../../lib/dates.ts';
import { parseAddressParams } from '../../../lib/parse-address-params.ts';
import { BackLink } from '../../../navigation/back-link.tsx';
import { paths } from '../../../navigation/paths.ts';
import { useAddressParams } from '../../../navigation/use-address-params.ts';
import { LoadedPart } from '../../../page/loaded-part.tsx';
import { useCentre, useProfile } from '../../../session/session.ts';
import { BidiIsolatedName } from '../../../ui/bidi-isolated-name.tsx';
import { Button } from '../../../ui/button.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { calendarTexts as copy, toMonthSumText } from './attendance-calendar-copy.ts';
import { CalendarLegend, MonthGrid } from './month-grid.tsx';

/** The days of a student’s attendance, month by month. Tutors open everybody's, students their own. */
export function AttendanceCalendarPage() {
  const { studentId = '' } = useParams();
  const centre = useCentre();
  return centre && <AttendanceCalendar studentId={studentId} centre={centre} />;
}

function AttendanceCalendar({ studentId, centre }: { studentId: string; centre: CentreResponse }) {
  const [search, change] = useAddressParams();
  const thisMonth = centre.today.slice(0, 7);
  const { month = thisMonth } = parseAddressParams(search, { month: isCivilMonth });
  const query = classesApi.useGetAttendanceCalendarQuery({ studentId, month });
  const showMonth = (shown: string) => change({ month: shown === thisMonth ? '' : shown });
  const student = useProfile().role === 'student' ? undefined : query.data?.student;
  return (
    <>
      <PageHeader
        back={<BackLink href={paths.classHistory(studentId)}>{copy.back}</BackLink>}
        title={attendanceCalendarTitle}
        description={student && <BidiIsolatedName name={student.name} />}
      />
      <LoadedPart query={query} failed={copy.loadingFailed} loading={copy.loading}>
        {({ month: shown, first_day, days }) => (
          <section aria-busy={shown !== month} className="max-w-4xl">
            <div className="mb-3 flex flex-wrap items-center justify-between gap-2">
              <MonthButton
                label={copy.previous}
                disabled={first_day === null || month <= first_day.slice(0, 7)}
                onClick={() => showMonth(addMonths(month, -1))}
              >
                <ChevronLeft aria-hidden />
              </MonthButton>
              <div aria-live="polite" className="min-w-0 flex-1 text-center narrow:order-first narrow:basis-full">
                <h2 className="text-heading">{formatMonthAndYear(`${shown}-01`)}</h2>
                <p className="text-quiet">
                  {days.length > 0 ? toMonthSumText(days) : first_day === null ? copy.none : copy.empty}
                </p>
              </div>
              <MonthButton
                label={copy.next}
                disabled={month >= thisMonth}
                onClick={() => showMonth(addMonths(month, 1))}
              >
                <ChevronRight aria-hidden />
              </MonthButton>
            </div>
            <MonthGrid studentId={studentId} month={shown} days={days} today={centre.today} />
            <CalendarLegend days={days} />
          </section>
        )}
      </LoadedPart>
    </>
  );
}

interface MonthButtonProps {
  label: string;
  disabled: boolean;
  onClick(): void;
  children: React.ReactNode;
}

/** `aria-disabled`, because a disabled button would lose the focus. */
const MonthButton = ({ label, disabled, onClick, children }: MonthButtonProps) => (
  <Button
    {...{ size: 'icon', title: label, 'aria-label': label, 'aria-disabled': disabled || undefined }}
    onClick={disabled ? undefined : onClick}
  >
    {children}
  </Button>
);
