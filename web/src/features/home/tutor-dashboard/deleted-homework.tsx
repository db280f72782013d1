import { cx } from 'class-variance-authority';
import { ChevronRight } from 'lucide-react';
import type { HomeworkRow } from '#contracts/homework.ts';
import { useCommand } from '../../../commands/use-command-dialog.ts';
import { deletedHomeworkTexts as copy, homeworkSectionTexts } from '../../../copy/tutor-dashboard.ts';
import { formatMediumDate, toCentreDate } from '../../../lib/dates.ts';
import { useAddressParam } from '../../../navigation/use-address-param.ts';
import { PagedList } from '../../../page/paged-list.tsx';
import { usePagedRows } from '../../../page/use-paged-rows.ts';
import { useRowsJustMoved } from '../../../page/use-rows-just-moved.ts';
import { useCentre } from '../../../session/session.ts';
import { BidiIsolatedName } from '../../../ui/bidi-isolated-name.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { useGetHomeworkPagesInfiniteQuery, useRestoreHomeworkMutation } from './homework-api.ts';

/** The deleted assignments, for owners only. The list is collapsed and loads when it is opened. */
export function DeletedHomework() {
  const [shown, show] = useAddressParam('deleted');
  const open = shown !== '';
  return (
    <details
      open={open}
      className="group mt-2"
      onToggle={(event) => event.currentTarget.open !== open && show(event.currentTarget.open ? 'shown' : '')}
    >
      <summary className="inline-flex min-h-11 list-none items-center gap-2 rounded-control pr-3 text-quiet hover:text-ink">
        <ChevronRight aria-hidden className="size-4 group-open:rotate-90" />
        {copy.heading}
      </summary>
      {open && <DeletedList />}
    </details>
  );
}

function DeletedList() {
  const query = useGetHomeworkPagesInfiniteQuery({ all: true, deleted: true });
  const { rows = [], query: paged } = usePagedRows(query, ({ homework }) => homework);
  const total = query.data?.pages[0]?.total ?? 0;
  const moved = useRowsJustMoved(rows.map(({ id }) => id));
  return (
    <PagedList query={paged} failed={homeworkSectionTexts.loadingFailed} loading={homeworkSectionTexts.loading}>
      {total > 0 && <p className="mt-1 text-sm text-quiet">{copy.count(total)}</p>}
      <Sheet className="mt-2 mb-4">
        {rows.length === 0 ? (
          <EmptyState {...copy.none} />
        ) : (
          <ul className={cx('divide-y divide-rule', moved && 'pointer-events-none')}>
            {rows.map((homework) => (
              <DeletedLine key={homework.id} homework={homework} />
            ))}
          </ul>
        )}
      </Sheet>
    </PagedList>
  );
}

function DeletedLine({ homework }: { homework: HomeworkRow }) {
  const { id, title, deleted_at, created_by_name, submission_count } = homework;
  const timeZone = useCentre()?.time_zone;
  const [restore] = useRestoreHomeworkMutation();
  const { submit, pending } = useCommand(restore, {
    key: `restore-homework/${id}`,
    done: () => ({ title: copy.done, detail: copy.doneOf(title) }),
    failed: copy.failed,
  });
  const day = deleted_at && timeZone ? formatMediumDate(toCentreDate(deleted_at, timeZone)) : null;
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 px-4 py-3 sm:px-5">
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">
          <bdi>{title}</bdi>
        </p>
        <p className="text-sm text-quiet wrap-anywhere">
          <BidiIsolatedName name={created_by_name} /> · {copy.facts(submission_count, day)}
        </p>
      </div>
      <Button
        size="small"
        pending={pending}
        aria-label={copy.restoreOf(title)}
        onClick={() => submit({ homeworkId: id })}
      >
        {copy.restore}
      </Button>
    </li>
  );
}
