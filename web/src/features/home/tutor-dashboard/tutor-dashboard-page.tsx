import { Suspense } from 'react';
import { Link } from 'wouter';
import type { DashboardResponse } from '#contracts/dashboard.ts';
import { peopleApi } from '../../../api/people-api.ts';
import { noStudentsHintText, noStudentsTitle } from '../../../copy/common.ts';
import { casesTitleText, reportsTitleText } from '../../../copy/dashboard-notices.ts';
import * as copy from '../../../copy/tutor-dashboard.ts';
import { createLazyComponent } from '../../../lib/create-lazy-component.ts';
import { formatLongDate } from '../../../lib/dates.ts';
import { paths } from '../../../navigation/paths.ts';
import { LoadedPart } from '../../../page/loaded-part.tsx';
import { useRefetchOnDayChange } from '../../../session/use-refetch-on-day-change.ts';
import { buttonStyle } from '../../../ui/button-style.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import {
  ContactMessagesNotice,
  MissingPersonalKeysNotice,
  OpenCasesNotice,
  ReportedQuestionsNotice,
  UnexplainedBalancesNotice,
  WaitingSignUpsNotice,
} from '../dashboard-notices.tsx';
import { CentreTotals } from './centre-totals.tsx';
import { HomeworkSection } from './homework-section.tsx';
import { HomeworkToReview } from './homework-to-review.tsx';
import { QuickLinks } from './quick-links.tsx';
import {
  StudentsLowOnClasses,
  StudentsWithFittingClasses,
  StudentsWithUncoveredClasses,
} from './students-low-on-classes.tsx';
import { TodaysAttendance } from './todays-attendance.tsx';

/** It is below the rest of the page, so it loads after the first screen. */
const WeeklyAttendanceFigure = createLazyComponent(() =>
  import('./weekly-attendance-figure.tsx').then((module) => module.WeeklyAttendanceFigure),
);

/**
 * The tutor's dashboard: what needs an act comes before the assignments, and the totals are last. The links, which need no
 * data, are first on wide screens. On phones they follow what needs an act, because the menu has the same links.
 */
export function TutorDashboardPage() {
  const query = peopleApi.useGetTutorDashboardQuery();
  const { data: dashboard } = query;
  useRefetchOnDayChange('students', (today) => dashboard !== undefined && dashboard.today < today);
  return (
    <>
      <PageHeader
        title={copy.tutorDashboardTitleText}
        description={dashboard && formatLongDate(dashboard.today)}
        actions={
          <>
            {!dashboard?.reported_questions && (
              <Link href={paths.practiceReports} className={buttonStyle()}>
                {reportsTitleText}
              </Link>
            )}
            {!dashboard?.cases.total && (
              <Link href={paths.cases} className={buttonStyle()}>
                {casesTitleText}
              </Link>
            )}
          </>
        }
      />
      <QuickLinks className="mb-10 max-sm:hidden" />
      <LoadedPart query={query} failed={copy.dashboardLoadingFailedText} loading={copy.loadingDashboardText}>
        {(dashboard) => (
          <>
            <MissingPersonalKeysNotice missing={dashboard.missing_keys} />
            <UnexplainedBalancesNotice unexplained={dashboard.unexplained_balances} />
            <WaitingSignUpsNotice sign_ups={dashboard.sign_ups} today={dashboard.today} className="mb-6" />
            <ContactMessagesNotice count={dashboard.messages_unanswered} className="mb-6" />
            {dashboard.students === 0 ? (
              <NoStudentsYet dashboard={dashboard} />
            ) : (
              <DashboardSections dashboard={dashboard} />
            )}
            <CentreTotals dashboard={dashboard} />
          </>
        )}
      </LoadedPart>
    </>
  );
}

/**
 * On wide screens the students in need are beside today's attendance and the assignments, on phones between them. The
 * weeks are last.
 */
function DashboardSections({ dashboard }: { dashboard: DashboardResponse }) {
  return (
    <div className="grid gap-x-8 gap-y-10 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr]">
      <TodaysAttendance attendance={dashboard.attendance} classes={dashboard.classes_today} />
      <div className="flex flex-col gap-10 lg:col-start-2 lg:row-span-2">
        <StudentsWithUncoveredClasses first={dashboard.uncovered} />
        <StudentsWithFittingClasses first={dashboard.waiting} />
        <StudentsLowOnClasses first={dashboard.low} />
        <HomeworkToReview first={dashboard.to_review} />
        <div className="flex flex-col gap-3 empty:hidden">
          <OpenCasesNotice cases={dashboard.cases} today={dashboard.today} />
          <ReportedQuestionsNotice count={dashboard.reported_questions} />
        </div>
        <QuickLinks className="sm:hidden" />
      </div>
      <HomeworkSection />
      <div className="min-w-0 lg:col-span-2">
        <Suspense fallback={<div className="h-100" />}>
          <WeeklyAttendanceFigure weeks={dashboard.weeks} />
        </Suspense>
      </div>
    </div>
  );
}

/** The dashboard without current students. The weeks include marks of former students. */
function NoStudentsYet({ dashboard: { weeks, reported_questions: reports } }: { dashboard: DashboardResponse }) {
  const anyMarks = weeks.some(({ present, absent }) => present + absent > 0);
  return (
    <>
      <Sheet className="mb-10">
        <EmptyState
          title={noStudentsTitle}
          text={noStudentsHintText}
          action={
            <Link href={paths.studentManagement} className={buttonStyle({ variant: 'primary' })}>
              {copy.quickLinkTexts.students.label}
            </Link>
          }
        />
      </Sheet>
      <div className="flex flex-col gap-10">
        <ReportedQuestionsNotice count={reports} />
        <QuickLinks className="sm:hidden" />
        <HomeworkSection />
        {anyMarks && (
          <Suspense>
            <WeeklyAttendanceFigure weeks={weeks} />
          </Suspense>
        )}
      </div>
    </>
  );
}
