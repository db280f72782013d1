import { lazy, Suspense, useState } from 'react';
import type { AttendanceRow } from '#contracts/attendance.ts';
import { useGetAttendancePagesInfiniteQuery } from '../../api/attendance-records.ts';
import * as copy from '../../copy/attendance-records.ts';
import { useOpenDialog } from '../../dialog-draft/use-dialog-draft.ts';
import { BackToDashboard } from '../../navigation/back-to-dashboard.tsx';
import { PagedList } from '../../page/paged-list.tsx';
import { usePagedRows } from '../../page/use-paged-rows.ts';
import { useCentre } from '../../session/session.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { clearedFilters, isFiltered, toRecordFilter } from './filter.ts';
import { LinkedRecord } from './linked-record.tsx';
import { NoRecords } from './no-records.tsx';
import { RecordFilters } from './record-filters.tsx';
import { RecordsTable } from './records-table.tsx';
import { useRecordChoice } from './use-record-choice.ts';

/** Loaded after the list, because it is not needed before. */
const CorrectDialog = lazy(() => import('./correct-dialog.tsx').then(({ CorrectDialog: page }) => ({ default: page })));

export function AttendanceRecordsPage() {
  const centre = useCentre();
  const [choice, change] = useRecordChoice();
  const [linked] = useState(choice.record);
  const [correcting, correct] = useOpenDialog<AttendanceRow>();
  const { rows: records, query: pages } = usePagedRows(
    useGetAttendancePagesInfiniteQuery(centre ? toRecordFilter(choice, centre.today) : {}, { skip: !centre }),
    (page) => page.records,
  );
  const clear = () => change(clearedFilters);

  return (
    <>
      <PageHeader
        back={<BackToDashboard />}
        title="Attendance Records"
        description="Every mark of attendance, newest date first."
      />
      <RecordFilters choice={choice} onChange={change} />
      <PagedList query={pages} failed={copy.loadingFailedText} loading="Loading attendance records...">
        {records && linked && choice.record === linked && (
          <LinkedRecord
            record={linked}
            records={records}
            query={pages}
            onClear={isFiltered(choice) ? clear : undefined}
          />
        )}
        {records?.length === 0 && <NoRecords filtered={isFiltered(choice)} onClear={clear} />}
        {centre && records && records.length > 0 && (
          <RecordsTable
            records={records}
            centre={centre}
            open={choice.record}
            onOpen={(record) => change({ record })}
            onCorrect={correct}
          />
        )}
      </PagedList>
      <Suspense>
        {correcting && centre && <CorrectDialog opened={correcting} centre={centre} onClose={() => correct(null)} />}
      </Suspense>
    </>
  );
}
