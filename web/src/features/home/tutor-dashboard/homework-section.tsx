import { Suspense, useEffect } from 'react';
import { Link } from 'wouter';
import type { HomeworkListResponse } from '#contracts/homework.ts';
import { homeworkApi } from '../../../api/homework-api.ts';
import { showFewerText } from '../../../copy/common.ts';
import { worksheetsTitle } from '../../../copy/screens.ts';
import { homeworkSectionTexts as copy, toShowAllText } from '../../../copy/tutor-dashboard.ts';
import { createLazyComponent } from '../../../lib/create-lazy-component.ts';
import { paths } from '../../../navigation/paths.ts';
import { useAddressParam } from '../../../navigation/use-address-param.ts';
import { LoadFailure } from '../../../page/load-failure.tsx';
import { useLoadFailureToast } from '../../../page/use-load-failure-toast.ts';
import type { RetryableQuery } from '../../../page/use-retry-while-unreachable.ts';
import { useProfile } from '../../../session/session.ts';
import { ExportButton } from '../../../shared/export/export-button.tsx';
import { Button } from '../../../ui/button.tsx';
import { buttonStyle } from '../../../ui/button-style.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { toHomeworkQuery } from './to-homework-query.ts';

/** Its menu and dialog are large, so its code loads beside the assignments instead of before them. */
const HomeworkLine = createLazyComponent(() => import('./homework-line.tsx').then((module) => module.HomeworkLine));
/** The lists that a click opens, and that only owners see, load after the first screen. */
const AllHomework = createLazyComponent(() => import('./all-homework.tsx').then((module) => module.AllHomework));
const DeletedHomework = createLazyComponent(() =>
  import('./all-homework.tsx').then((module) => module.DeletedHomework),
);

/** Number of assignments on the dashboard (specification, section 9). */
export const RECENT_HOMEWORK_ROWS = 5;

/** The most recent assignments, with a button for all. */
export function HomeworkSection() {
  const { mayChoose, all, show } = useAllTutorsFilter();
  const [shown, setShown] = useAddressParam('assignments');
  const recent = homeworkApi.useGetHomeworkForTutorQuery({ ...toHomeworkQuery(all), limit: RECENT_HOMEWORK_ROWS });
  useLoadFailureToast(copy.loadingFailed, recent);
  useEffect(() => void HomeworkLine.preload(), []);
  const total = recent.currentData?.total ?? 0;
  const open = shown === 'all' && total > RECENT_HOMEWORK_ROWS;
  return (
    <section aria-labelledby="assignments" className="min-w-0">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4">
        <h2 id="assignments" className="text-heading">
          {open ? copy.all : copy.heading}
        </h2>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          {mayChoose && <AllTutorsSwitch on={all} onChange={show} />}
          <Link href={paths.worksheets} className={buttonStyle({ size: 'small', variant: 'quiet' })}>
            {worksheetsTitle}
          </Link>
          {total > 0 && !open && (
            <ExportButton
              list="assignments"
              request={{ path: '/homework', params: toHomeworkQuery(all) }}
              size="small"
              variant="quiet"
            />
          )}
        </div>
      </div>
      <Suspense fallback={<Spinner label={copy.loading} className="h-40" />}>
        {open ? <AllHomework all={all} /> : <RecentHomework query={recent} all={all} />}
      </Suspense>
      {total > RECENT_HOMEWORK_ROWS && (
        <Button
          variant="quiet"
          aria-expanded={open}
          className="mt-2 w-full"
          onClick={() => setShown(open ? '' : 'all')}
        >
          {open ? showFewerText : toShowAllText(total)}
        </Button>
      )}
      {useProfile().owner && (
        <Suspense>
          <DeletedHomework />
        </Suspense>
      )}
    </section>
  );
}

function AllTutorsSwitch({ on, onChange }: { on: boolean; onChange(on: boolean): void }) {
  return (
    <label htmlFor="all-tutors" className="flex min-h-11 cursor-pointer items-center gap-2.5">
      <Checkbox id="all-tutors" checked={on} onChange={({ target }) => onChange(target.checked)} />
      {copy.allTutors}
    </label>
  );
}

interface RecentHomeworkProps {
  query: RetryableQuery & { currentData?: HomeworkListResponse };
  all: boolean;
}

function RecentHomework({ query, all }: RecentHomeworkProps) {
  const { currentData, error } = query;
  if (currentData === undefined && error === undefined) return <Spinner label={copy.loading} />;
  return (
    <Sheet>
      {currentData === undefined ? (
        <LoadFailure title={copy.loadingFailed} query={query} />
      ) : currentData.total === 0 ? (
        <EmptyState
          {...copy.none}
          action={
            <Link href={paths.createHomework} className={buttonStyle({ variant: 'primary' })}>
              {copy.create}
            </Link>
          }
        />
      ) : (
        <ul className="divide-y divide-rule">
          {currentData.homework.map((homework) => (
            <HomeworkLine key={homework.id} homework={homework} withTutor={all} />
          ))}
        </ul>
      )}
    </Sheet>
  );
}

/** Whether the assignments of all tutors are shown. Only owners can choose it; the choice is kept in the address. */
export function useAllTutorsFilter(): { mayChoose: boolean; all: boolean; show(all: boolean): void } {
  const { owner } = useProfile();
  const [tutors, setTutors] = useAddressParam('tutors');
  return { mayChoose: owner, all: owner && tutors === 'all', show: (all) => setTutors(all ? 'all' : '') };
}
