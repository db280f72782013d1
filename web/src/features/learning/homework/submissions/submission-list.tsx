import { ArrowDown } from 'lucide-react';
import { type ComponentProps, type ReactNode, useEffect, useState } from 'react';
import type { SubmissionsResponse } from '#contracts/submissions.ts';
import { homeworkApi } from '../../../../api/homework-api.ts';
import {
  submissionListTexts as copy,
  homeworkLoadingText,
  submissionsLoadingFailedText,
} from '../../../../copy/homework.ts';
import { PagedList } from '../../../../page/paged-list.tsx';
import { usePagedRows } from '../../../../page/use-paged-rows.ts';
import { ExportButton } from '../../../../shared/export/export-button.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Sheet } from '../../../../ui/sheet.tsx';
import {
  findNextSubmissionToReview,
  type SubmissionListFilter,
  submissionListFilters,
  useShownSubmissions,
} from './shown-submission-list.ts';
import { SubmissionCard } from './submission-card.tsx';

interface SubmissionListProps {
  homeworkId: string;
  counts: SubmissionsResponse['counts'];
  onCorrect(studentId: string): void;
}

/**
 * The submissions with their filter. Each filter mounts a new list; `review` scrolls to the first submission to review.
 */
export function SubmissionList({ homeworkId, counts, onCorrect }: SubmissionListProps) {
  const [opened, setOpened] = useState<{ filter: SubmissionListFilter; turn: number; review: boolean }>({
    filter: 'all',
    turn: 0,
    review: false,
  });
  const open = (filter: SubmissionListFilter, review = false) => setOpened({ filter, turn: opened.turn + 1, review });
  const countOf: Record<SubmissionListFilter, number> = {
    all: counts.all,
    'needs-review': counts.needs_review,
    graded: counts.graded,
  };
  const chips = submissionListFilters.map((each) => (
    <Button
      key={each}
      size="small"
      aria-pressed={opened.filter === each}
      className="aria-pressed:border-accent aria-pressed:bg-tint-accent aria-pressed:text-accent aria-pressed:inset-ring aria-pressed:inset-ring-accent"
      onClick={() => open(each)}
    >
      {copy.chips[each]} <span className="tabular-nums">{countOf[each]}</span>
    </Button>
  ));
  return (
    <section aria-label={copy.title} className="mb-10">
      <FilteredSubmissions
        key={opened.turn}
        homeworkId={homeworkId}
        filter={opened.filter}
        review={opened.review}
        waiting={counts.needs_review}
        chips={chips}
        onReview={() => open('needs-review', true)}
        onCorrect={onCorrect}
      />
    </section>
  );
}

interface FilteredSubmissionsProps extends Omit<SubmissionListProps, 'counts'> {
  filter: SubmissionListFilter;
  review: boolean;
  /** The number of submissions to review, including those on pages that are not loaded. */
  waiting: number;
  chips: ReactNode;
  /** Selects the filter that shows only submissions to review. */
  onReview(): void;
}

function FilteredSubmissions({
  homeworkId,
  filter,
  review,
  waiting,
  chips,
  onReview,
  onCorrect,
}: FilteredSubmissionsProps) {
  const state = filter === 'all' ? undefined : filter;
  const pages = homeworkApi.useGetSubmissionsInfiniteQuery({ homeworkId, ...(state && { state }) });
  const { rows: loaded, query } = usePagedRows(pages, ({ submissions }) => submissions);
  const { rows, fresh, showFresh } = useShownSubmissions(loaded);
  const [chosen, setAt] = useState<{ id: string; isGrading: boolean }>();
  const at = chosen?.id ?? (review ? findNextSubmissionToReview(rows ?? [], undefined)?.id : undefined);
  useEffect(() => {
    const card = at && document.getElementById(at);
    if (!card) return;
    card.focus({ preventScroll: true });
    card.scrollIntoView({ block: 'start' });
  }, [at]);
  const goOn = (after = at, isGrading = false) => {
    const next = filter === 'graded' ? undefined : findNextSubmissionToReview(rows ?? [], after);
    if (next) setAt({ id: next.id, isGrading });
    else onReview();
  };
  const lookedAt = rows?.find(({ id }) => id === at);
  const left = waiting > (lookedAt && !lookedAt.is_graded ? 1 : 0);
  const listed = new Set(loaded?.map(({ id }) => id));
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center gap-2">
        {chips}
        <ExportButton
          list="submissions"
          request={{ path: `/homework/${homeworkId}/submissions`, params: { state } }}
          size="small"
          className="sm:ml-auto"
        />
        {left && (
          <Button size="small" variant="quiet" className="max-sm:-ml-3 sm:-mr-3" onClick={() => goOn()}>
            <ArrowDown aria-hidden />
            {copy.next}
          </Button>
        )}
      </div>
      <PagedList query={query} failed={submissionsLoadingFailedText} loading={homeworkLoadingText}>
        {rows?.length === 0 && (
          <Sheet>
            <p className="px-5 py-6 text-center text-quiet">{copy.noneLeft[filter]}</p>
          </Sheet>
        )}
        <div className="mb-6 flex flex-col gap-6">
          {rows?.map((submission) => (
            <ShownSubmission
              key={submission.id}
              submission={submission}
              listed={listed.has(submission.id)}
              onCorrect={onCorrect}
              onNext={waiting > 1 ? () => goOn(submission.id, true) : undefined}
              isGradeFocused={chosen?.isGrading === true && chosen.id === submission.id}
            />
          ))}
        </div>
      </PagedList>
      <NewSubmissionsButton count={fresh} onShow={showFresh} />
    </>
  );
}

interface ShownSubmissionProps extends ComponentProps<typeof SubmissionCard> {
  /**
   * False when the submission has left the server's list, as a graded one leaves the list of those to review. It is
   * then loaded by itself.
   */
  listed: boolean;
}

function ShownSubmission({ submission, listed, ...props }: ShownSubmissionProps) {
  const { homework_id: homeworkId, student_id: studentId } = submission;
  const { currentData } = homeworkApi.useGetStudentSubmissionQuery({ homeworkId, studentId }, { skip: listed });
  return <SubmissionCard submission={(!listed && currentData) || submission} {...props} />;
}

/** Floats above the list, which does not change until the tutor asks for the new submissions. */
function NewSubmissionsButton({ count, onShow }: { count: number; onShow(): void }) {
  return (
    <div role="status" className="pointer-events-none fixed inset-x-0 bottom-6 z-20 flex justify-center">
      {count > 0 && (
        <Button variant="primary" className="pointer-events-auto shadow-lift" onClick={onShow}>
          {copy.fresh(count)}
        </Button>
      )}
    </div>
  );
}
