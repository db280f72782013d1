import { useState } from 'react';
import { TITLE_LENGTH_MAX } from '#events/values/limits.ts';
import { homeworkSectionTexts as copy } from '../../../copy/tutor-dashboard.ts';
import { PagedList } from '../../../page/paged-list.tsx';
import { usePagedRows } from '../../../page/use-paged-rows.ts';
import { ExportButton } from '../../../shared/export/export-button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { useDebouncedText } from '../../../ui/use-debounced-text.ts';
import { toHomeworkRequest, useGetHomeworkPagesInfiniteQuery } from './homework-api.ts';
import { HomeworkLine } from './homework-line.tsx';

/** All assignments, with a search by title. */
export function AllHomework({ all }: { all: boolean }) {
  const [typed, setTyped] = useState('');
  const search = useDebouncedText(typed.trim());
  const query = useGetHomeworkPagesInfiniteQuery({ all, ...(search && { search }) });
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
          request={toHomeworkRequest({ all, search })}
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
