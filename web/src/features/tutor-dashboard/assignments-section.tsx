import { Link } from 'wouter';
import { recentAssignmentsTexts as copy, showFewerText, toShowAllText } from '../../copy/tutor-dashboard.ts';
import { paths } from '../../navigation/paths.ts';
import { useAddressParam } from '../../navigation/use-address-param.ts';
import { type FailedQuery, LoadFailure } from '../../page/load-failure.tsx';
import { useLoadFailure } from '../../page/use-load-failure.ts';
import { useProfile } from '../../session/session.ts';
import { Button } from '../../ui/button.tsx';
import { buttonStyle } from '../../ui/button-style.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { AllAssignments } from './all-assignments.tsx';
import { AssignmentLine } from './assignment-line.tsx';
import { DeletedAssignments } from './deleted-assignments.tsx';
import { type HomeworkPage, RECENT_ASSIGNMENTS, useGetHomeworkForTutorQuery } from './homework-api.ts';
import { useAllTutors } from './use-all-tutors.ts';

/** The most recent assignments, with a button for all. */
export function AssignmentsSection() {
  const { mayChoose, all, show } = useAllTutors();
  const [shown, setShown] = useAddressParam('assignments');
  const recent = useGetHomeworkForTutorQuery({ all, limit: RECENT_ASSIGNMENTS });
  useLoadFailure(copy.loadingFailed, recent);
  const total = recent.currentData?.total ?? 0;
  const open = shown === 'all' && total > RECENT_ASSIGNMENTS;
  return (
    <section aria-labelledby="assignments" className="min-w-0">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4">
        <h2 id="assignments" className="text-heading">
          {open ? copy.all : copy.heading}
        </h2>
        {mayChoose && <AllTutorsSwitch on={all} onChange={show} />}
      </div>
      {open ? <AllAssignments all={all} /> : <RecentAssignments query={recent} all={all} />}
      {total > RECENT_ASSIGNMENTS && (
        <Button
          variant="quiet"
          aria-expanded={open}
          className="mt-2 w-full"
          onClick={() => setShown(open ? '' : 'all')}
        >
          {open ? showFewerText : toShowAllText(total)}
        </Button>
      )}
      {useProfile().owner && <DeletedAssignments />}
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

interface RecentProps {
  query: FailedQuery & { currentData?: HomeworkPage };
  all: boolean;
}

function RecentAssignments({ query, all }: RecentProps) {
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
            <AssignmentLine key={homework.id} homework={homework} withTutor={all} />
          ))}
        </ul>
      )}
    </Sheet>
  );
}
