import { type ReactNode, useId, useState } from 'react';
import type { DashboardResponse, StudentInNeed, StudentsInNeedQuery } from '#contracts/dashboard.ts';
import { peopleApi } from '../../api/people-api.ts';
import { loadingStudentsText, showFewerText } from '../../copy/common.ts';
import { dashboardLoadingFailedText, toShowAllText, toStudentsUnitText } from '../../copy/tutor-dashboard.ts';
import { PagedList } from '../../page/paged-list.tsx';
import { usePagedRows } from '../../page/use-paged-rows.ts';
import { Button } from '../../ui/button.tsx';
import { CountingNumber } from '../../ui/counting-number.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { TickIcon } from '../../ui/tick-icon.tsx';
import { StudentLink } from './student-link.tsx';

interface StudentsNeedingAttentionProps {
  /** Few classes left, uncovered classes, or waiting classes that fit. */
  need: StudentsInNeedQuery['need'];
  heading: string;
  /** The first students and the number of all. The others load on demand. */
  first: DashboardResponse['low'];
  /** Shown when no student is in need; missing if the list is hidden then. */
  nobody?: string;
  children(student: StudentInNeed): ReactNode;
}

/** A short list under a heading, with a button that shows all students. */
export function StudentsNeedingAttention({
  need,
  heading,
  first: { students, total },
  nobody,
  children,
}: StudentsNeedingAttentionProps) {
  const [all, setAll] = useState(false);
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-3 flex items-baseline justify-between gap-4 text-heading">
        {heading}
        {total > 0 && (
          <span className="font-sans text-sm leading-none font-normal text-quiet">
            <CountingNumber value={total} /> {toStudentsUnitText(total)}
          </span>
        )}
      </h2>
      <Sheet>
        {total === 0 && (
          <p className="flex items-center gap-2.5 px-4 py-3.5 text-quiet sm:px-5">
            <TickIcon className="text-good" />
            {nobody}
          </p>
        )}
        {all ? (
          <AllStudentsNeedingAttention need={need} first={students}>
            {children}
          </AllStudentsNeedingAttention>
        ) : (
          <ul className="divide-y divide-rule">{students.map(children)}</ul>
        )}
        {total > students.length && (
          <Button
            variant="quiet"
            aria-expanded={all}
            className="w-full rounded-none border-x-0 border-t-rule border-b-0 -outline-offset-2"
            onClick={() => setAll(!all)}
          >
            {all ? showFewerText : toShowAllText(total)}
          </Button>
        )}
      </Sheet>
    </section>
  );
}

interface AllStudentsNeedingAttentionProps extends Pick<StudentsNeedingAttentionProps, 'need' | 'children'> {
  /** Shown until the others are loaded. */
  first: readonly StudentInNeed[];
}

function AllStudentsNeedingAttention({ need, first, children }: AllStudentsNeedingAttentionProps) {
  const { rows, query } = usePagedRows(
    peopleApi.useGetStudentsInNeedInfiniteQuery({ need }),
    ({ students }) => students,
  );
  return (
    <>
      <ul className="divide-y divide-rule">{(rows ?? first).map(children)}</ul>
      {(rows === undefined || query.hasNextPage) && (
        <div className="border-t border-rule pt-4">
          <PagedList query={query} failed={dashboardLoadingFailedText} loading={loadingStudentsText} />
        </div>
      )}
    </>
  );
}

interface StudentAttentionLineProps {
  student: StudentInNeed;
  /** The number and its unit. */
  count: number;
  counts: string;
  children?: ReactNode;
  act?: ReactNode;
}

/** One student: the number left of the margin line, then the name. */
export function StudentAttentionLine({ student, count, counts, children, act }: StudentAttentionLineProps) {
  return (
    <li className="stacked-margin grid grid-cols-[4rem_minmax(0,1fr)]">
      <p className="flex items-center justify-end border-r-2 border-margin/60 px-4 font-serif text-heading font-semibold">
        <CountingNumber value={count} />
        <span className="sr-only"> {counts}</span>
      </p>
      <div className="flex min-h-13 min-w-0 flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-2">
        <div className="min-w-0 flex-1 basis-[8rem]">
          <StudentLink student={student} />
          {children}
        </div>
        {act}
      </div>
    </li>
  );
}
