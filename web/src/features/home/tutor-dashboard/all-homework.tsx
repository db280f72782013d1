import { cx } from 'class-variance-authority';
import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import type { HomeworkRow } from '#contracts/homework.ts';
import { TITLE_LENGTH_MAX } from '#events/values/limits.ts';
import { homeworkApi } from '../../../api/homework-api.ts';
import { useCommand } from '../../../commands/use-command-dialog.ts';
import {
  homeworkSectionTexts as copy,
  deletedHomeworkTexts,
  homeworkSectionTexts,
} from '../../../copy/tutor-dashboard.ts';
import { formatMediumDate, toCentreDate } from '../../../lib/dates.ts';
import { useAddressParam } from '../../../navigation/use-address-param.ts';
import { PagedList } from '../../../page/paged-list.tsx';
import { usePagedRows } from '../../../page/use-paged-rows.ts';
import { useRowsJustMoved } from '../../../page/use-rows-just-moved.ts';
import { useCentre } from '../../../session/session.ts';
import { ExportButton } from '../../../shared/export/export-button.tsx';
import { BidiIsolatedName } from '../../../ui/bidi-isolated-name.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { useDebouncedText } from '../../../ui/use-debounced-text.ts';
import { HomeworkLine } from './homework-line.tsx';
import { toHomeworkQuery } from './to-homework-query.ts';

/** All assignments, with a search by title. */
export function AllHomework({ all }: { all: boolean }) {
  const [typed, setTyped] = useState('');
  const search = useDebouncedText(typed.trim());
  const query = homeworkApi.useGetHomeworkPagesInfiniteQuery(toHomeworkQuery(all, search));
  const { rows = [], query: paged } = usePagedRows(query, ({ homework }) => homework);
  const total = query.currentData?.pages[0]?.total;
  return (
    <>
      <search className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <SearchField
          aria-label={copy.search}
          placeholder={copy.searchIn}
          maxLength={TITLE_LENGTH_MAX}
          className="w-full sm:max-w-xs"
          value={typed}
          onChange={setTyped}
        />
        <p role="status" className="text-sm text-quiet">
          {search !== '' && total !== undefined && copy.found(total)}
        </p>
        <ExportButton
          list="assignments"
          request={{ path: '/homework', params: toHomeworkQuery(all, search) }}
          size="small"
          className="sm:ml-auto"
        />
      </search>
      <PagedList query={paged} failed={copy.loadingFailed} loading={copy.loading}>
        <Sheet className="mb-4">
          {rows.length === 0 ? (
            <EmptyState title={copy.nothingFound} text={copy.nothingFoundText(search)} />
          ) : (
            <ul className="divide-y divide-rule">
              {rows.map((homework) => (
                <HomeworkLine key={homework.id} homework={homework} withTutor={all} />
              ))}
            </ul>
          )}
        </Sheet>
      </PagedList>
    </>
  );
}

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
        {deletedHomeworkTexts.heading}
      </summary>
      {open && <DeletedList />}
    </details>
  );
}

function DeletedList() {
  const query = homeworkApi.useGetHomeworkPagesInfiniteQuery({ all: 'true', deleted: 'true' });
  const { rows = [], query: paged } = usePagedRows(query, ({ homework }) => homework);
  const total = query.data?.pages[0]?.total ?? 0;
  const moved = useRowsJustMoved(rows.map(({ id }) => id));
  return (
    <PagedList query={paged} failed={homeworkSectionTexts.loadingFailed} loading={homeworkSectionTexts.loading}>
      {total > 0 && <p className="mt-1 text-sm text-quiet">{deletedHomeworkTexts.count(total)}</p>}
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
  const [restore] = homeworkApi.useRestoreHomeworkMutation();
  const { submit, pending } = useCommand(restore, {
    key: `restore-homework/${id}`,
    done: () => ({ title: deletedHomeworkTexts.done, detail: deletedHomeworkTexts.doneOf(title) }),
    failed: deletedHomeworkTexts.failed,
  });
  const day = deleted_at && timeZone ? formatMediumDate(toCentreDate(deleted_at, timeZone)) : null;
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 px-4 py-3 sm:px-5">
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">
          <bdi>{title}</bdi>
        </p>
        <p className="text-sm text-quiet wrap-anywhere">
          <BidiIsolatedName name={created_by_name} /> · {deletedHomeworkTexts.facts(submission_count, day)}
        </p>
      </div>
      <Button
        size="small"
        pending={pending}
        aria-label={deletedHomeworkTexts.restoreOf(title)}
        onClick={() => submit({ homeworkId: id })}
      >
        {deletedHomeworkTexts.restore}
      </Button>
    </li>
  );
}
