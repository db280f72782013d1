import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import type { HomeworkRow } from '#contracts/homework.ts';
import { homeworkApi } from '../../../api/homework-api.ts';
import { useCommandDialog } from '../../../commands/use-command-dialog.ts';
import { deletingText } from '../../../copy/common.ts';
import { homeworkSectionTexts as copy, deleteHomeworkTexts } from '../../../copy/tutor-dashboard.ts';
import { findYearUnlessCurrent, formatDate, formatMonthDay, toCentreDate } from '../../../lib/dates.ts';
import { FACT_SEPARATOR, preventLineBreaks } from '../../../lib/fact-separator.ts';
import { paths } from '../../../navigation/paths.ts';
import { useCentre } from '../../../session/session.ts';
import { Badge } from '../../../ui/badge.tsx';
import { BidiIsolatedName } from '../../../ui/bidi-isolated-name.tsx';
import { buttonStyle } from '../../../ui/button-style.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { MoreMenu } from '../../../ui/more-menu.tsx';

interface HomeworkLineProps {
  homework: HomeworkRow;
  /** True to show the tutor who created the assignment. */
  withTutor: boolean;
}

/** One assignment: its date left of the margin line, then its details. */
export function HomeworkLine({ homework, withTutor }: HomeworkLineProps) {
  const [deleting, setDeleting] = useState(false);
  const { id, title } = homework;
  return (
    <li className="stacked-margin grid grid-cols-[3.75rem_minmax(0,1fr)] sm:grid-cols-[6.5rem_minmax(0,1fr)]">
      <CreationDate instant={homework.created_at} />
      <div className="flex min-w-0 flex-col gap-2 px-3 py-3 sm:px-4">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h3 className="min-w-0 font-sans text-base font-semibold wrap-anywhere">
            <bdi>{title}</bdi>
          </h3>
          <Badge tone={homework.grading_type === 'auto-graded' ? 'accent' : 'neutral'}>
            {copy.badges[homework.grading_type]}
          </Badge>
          {homework.needs_review_count > 0 && (
            <Badge tone="caution">{copy.needsReview(homework.needs_review_count)}</Badge>
          )}
        </div>
        <HomeworkFacts homework={homework} withTutor={withTutor} />
        <div className="flex flex-wrap gap-x-2 gap-y-2.5 max-sm:gap-x-1 max-sm:*:px-2">
          <Link
            href={paths.viewSubmissions(id)}
            aria-label={copy.viewOf(title)}
            className={buttonStyle({ size: 'small' })}
          >
            {copy.view}
          </Link>
          <Link
            href={paths.editHomework(id)}
            aria-label={copy.editOf(title)}
            className={buttonStyle({ size: 'small' })}
          >
            {copy.edit}
          </Link>
          <MoreMenu
            label={copy.moreFor(title)}
            className="-my-1"
            acts={[
              { text: copy.delete, icon: <Trash2 aria-hidden />, removes: true, onSelect: () => setDeleting(true) },
            ]}
          />
        </div>
      </div>
      {deleting && <DeleteHomeworkDialog homework={homework} onClose={() => setDeleting(false)} />}
    </li>
  );
}

function HomeworkFacts({ homework, withTutor }: HomeworkLineProps) {
  return (
    <p className="text-sm text-quiet wrap-anywhere">
      {[
        copy.questions(homework.question_count),
        copy.assignedTo(homework.assigned_count),
        copy.submissions(homework.submission_count),
        ...(homework.due_date ? [copy.due(formatDate(homework.due_date))] : []),
      ]
        .map(preventLineBreaks)
        .join(FACT_SEPARATOR)}
      {withTutor && (
        <>
          {FACT_SEPARATOR}
          <BidiIsolatedName name={homework.created_by_name} />
        </>
      )}
    </p>
  );
}

function CreationDate({ instant }: { instant: string }) {
  const timeZone = useCentre()?.time_zone;
  const date = timeZone && toCentreDate(instant, timeZone);
  const year = date && findYearUnlessCurrent(date, timeZone);
  return (
    <p className="border-r-2 border-margin/60 px-2 py-3.5 text-right text-sm text-quiet sm:whitespace-nowrap tabular-nums max-sm:text-xs sm:px-4">
      {date && (
        <time dateTime={date}>
          <span className="sr-only">{copy.created} </span>
          {formatMonthDay(date)}
          {year && <span className="block">{year}</span>}
        </time>
      )}
    </p>
  );
}

/** Deletes an assignment in the version on the screen. A change by another tutor is shown first. */
function DeleteHomeworkDialog({ homework, onClose }: { homework: HomeworkRow; onClose(): void }) {
  const { id, title, version, submission_count, graded_count } = homework;
  const [remove] = homeworkApi.useDeleteHomeworkMutation();
  const { submit, dialog } = useCommandDialog(remove, {
    key: `delete-homework/${id}`,
    keptOverReload: false,
    done: () => ({ title: deleteHomeworkTexts.done, detail: deleteHomeworkTexts.doneOf(title) }),
    failed: deleteHomeworkTexts.failed,
    unconfirmed: deleteHomeworkTexts.failed,
    onClose,
  });
  return (
    <ConfirmDialog
      {...dialog}
      title={deleteHomeworkTexts.title}
      description={
        <>
          <p>{deleteHomeworkTexts.question(title)}</p>
          <p>{deleteHomeworkTexts.goesWithIt(submission_count, graded_count)}</p>
        </>
      }
      confirm={deleteHomeworkTexts.act}
      confirming={deletingText}
      onConfirm={() => submit({ homeworkId: id, ifMatch: version })}
    />
  );
}
