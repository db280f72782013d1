import { useState } from 'react';
import { Link } from 'wouter';
import type { WorksheetRow } from '#contracts/worksheets.ts';
import { TOPIC_LENGTH_MAX } from '#events/values/limits.ts';
import { worksheetApi } from '../../../api/worksheet-api.ts';
import { formatMediumDate, toCentreDate } from '../../../lib/dates.ts';
import { FACT_SEPARATOR } from '../../../lib/fact-separator.ts';
import { paths } from '../../../navigation/paths.ts';
import { PagedList } from '../../../page/paged-list.tsx';
import { usePagedRows } from '../../../page/use-paged-rows.ts';
import { useCentre } from '../../../session/session.ts';
import { BidiIsolatedName } from '../../../ui/bidi-isolated-name.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { useDebouncedText } from '../../../ui/use-debounced-text.ts';
import { worksheetListTexts as copy, toWorksheetFactsText, toWorksheetTitle } from './worksheets-copy.ts';

/** The worksheets of all tutors, newest first. */
export function WorksheetList() {
  const [typed, setTyped] = useState('');
  const search = useDebouncedText(typed.trim());
  const pages = worksheetApi.useGetWorksheetsInfiniteQuery(search === '' ? {} : { search });
  const { rows = [], query } = usePagedRows(pages, ({ worksheets }) => worksheets);
  const total = pages.currentData?.pages[0]?.total;
  return (
    <section aria-labelledby="earlier-worksheets">
      <h2 id="earlier-worksheets" className="mb-3 text-heading">
        {copy.earlier}
      </h2>
      <search className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <SearchField
          aria-label={copy.search}
          placeholder={copy.searchIn}
          maxLength={TOPIC_LENGTH_MAX}
          className="w-full sm:max-w-xs"
          value={typed}
          onChange={setTyped}
        />
        <p role="status" className="text-sm text-quiet">
          {search !== '' && total !== undefined && copy.found(total)}
        </p>
      </search>
      <PagedList query={query} failed={copy.failed} loading={copy.loading}>
        <Sheet className="mb-4">
          {rows.length === 0 ? (
            <EmptyState
              {...(search === '' ? copy.none : { title: copy.nothingFound, text: copy.nothingFoundText(search) })}
            />
          ) : (
            <ul className="divide-y divide-rule">
              {rows.map((worksheet) => (
                <WorksheetLine key={worksheet.id} worksheet={worksheet} />
              ))}
            </ul>
          )}
        </Sheet>
      </PagedList>
    </section>
  );
}

function WorksheetLine({ worksheet }: { worksheet: WorksheetRow }) {
  const { number, topic, prepared_at, prepared_by_name } = worksheet;
  const timeZone = useCentre()?.time_zone;
  return (
    <li>
      <Link
        href={paths.worksheet(String(number))}
        className="group flex flex-wrap items-baseline gap-x-6 gap-y-0.5 px-4 py-3 -outline-offset-2 hover:bg-hover sm:px-5"
      >
        <span className="min-w-0 flex-1 basis-64 wrap-anywhere">
          <span className="font-semibold group-hover:underline">{toWorksheetTitle(number)}</span> <bdi>{topic}</bdi>
          <span className="block text-sm text-quiet">{toWorksheetFactsText(worksheet)}</span>
        </span>
        <span className="text-sm text-quiet wrap-anywhere">
          <BidiIsolatedName name={prepared_by_name} />
          {timeZone && `${FACT_SEPARATOR}${formatMediumDate(toCentreDate(prepared_at, timeZone))}`}
        </span>
      </Link>
    </li>
  );
}
