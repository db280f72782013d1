import { useEffect, useState } from 'react';
import type { AttendanceRow } from '#contracts/attendance.ts';
import * as copy from '../../copy/attendance-records.ts';
import type { PagedQuery } from '../../page/paged-list.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Spinner } from '../../ui/spinner.tsx';

/** How far a link is followed down the list by itself. */
const RECORDS_LOOKED_THROUGH = 500;

interface LinkedRecordProps {
  /** The record that the address named when the page was opened. */
  record: string;
  records: readonly AttendanceRow[];
  query: PagedQuery;
  /** Missing where nothing is filtered. */
  onClear: (() => void) | undefined;
}

/** Looks for the record of a link down the pages, shows it where it stands, or says that it is not among them. */
export function LinkedRecord({ record, records, query, onClear }: LinkedRecordProps) {
  const [found, setFound] = useState<string>();
  const here = records.some(({ id }) => id === record);
  const { hasNextPage, isFetching, error, fetchNextPage } = query;
  const looking = found !== record && hasNextPage && records.length < RECORDS_LOOKED_THROUGH && error === undefined;

  useEffect(() => {
    if (here && found !== record) {
      setFound(record);
      const shown = document.getElementById(record);
      if (shown && !isOnScreen(shown)) shown.scrollIntoView({ block: 'center' });
    } else if (!here && looking && !isFetching) fetchNextPage();
  }, [here, found, record, looking, isFetching, fetchNextPage]);

  // One that has left under the hands, by a correction for example, was announced by what took it away.
  if (here || found === record) return null;
  if (looking) return <Spinner label={copy.lookingForLinked} className="py-4" />;
  return (
    <Notice tone="caution" role="status" className="mb-6 flex flex-wrap items-center justify-between gap-3">
      {copy.notInSelection}
      {onClear && (
        <Button size="small" onClick={onClear}>
          {copy.nothingChosen.clear}
        </Button>
      )}
    </Notice>
  );
}

function isOnScreen(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight;
}
