import { useEffect, useState } from 'react';
import type { AttendanceRow } from '#contracts/attendance.ts';
import type { PagedQuery } from '../../../page/paged-list.tsx';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import * as copy from './attendance-records-copy.ts';

/** Rows to load at most while searching for the record of a link. */
const SEARCHED_ROWS_MAX = 500;

interface LinkedRecordFinderProps {
  /** Id of the record in the address at the time the page was opened. */
  record: string;
  records: readonly AttendanceRow[];
  query: PagedQuery;
  /** Undefined when no filter is set. */
  onClear: (() => void) | undefined;
}

/** Loads pages until they contain the linked record and scrolls to it. Says so when the list does not contain it. */
export function LinkedRecordFinder({ record, records, query, onClear }: LinkedRecordFinderProps) {
  const [found, setFound] = useState<string>();
  const here = records.some(({ id }) => id === record);
  const { hasNextPage, isFetching, error, fetchNextPage } = query;
  const looking = found !== record && hasNextPage && records.length < SEARCHED_ROWS_MAX && error === undefined;

  useEffect(() => {
    if (here && found !== record) {
      setFound(record);
      const shown = document.getElementById(record);
      if (shown && !isOnScreen(shown)) shown.scrollIntoView({ block: 'center' });
    } else if (!here && looking && !isFetching) fetchNextPage();
  }, [here, found, record, looking, isFetching, fetchNextPage]);

  // If the record disappears later, the action that removed it has reported that.
  if (here || found === record) return null;
  if (looking) return <Spinner label={copy.findingLinkedRecordText} className="py-4" />;
  return (
    <Notice tone="caution" role="status" className="mb-6 flex flex-wrap items-center justify-between gap-3">
      {copy.linkedRecordFilteredOutText}
      {onClear && (
        <Button size="small" onClick={onClear}>
          {copy.noMatchingRecordsTexts.clear}
        </Button>
      )}
    </Notice>
  );
}

function isOnScreen(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight;
}
