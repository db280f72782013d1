import { lazy, Suspense, useState } from 'react';
import type { AttendanceRow } from '#contracts/attendance.ts';
import { toRecordsRequest, useGetAttendancePagesInfiniteQuery } from '../../../api/attendance-records.ts';
import { useOpenDialog } from '../../../commands/use-dialog-draft.ts';
import { attendanceTitle } from '../../../copy/screens.ts';
import { BackToDashboard } from '../../../navigation/back-to-dashboard.tsx';
import { PagedList } from '../../../page/paged-list.tsx';
import { usePagedRows } from '../../../page/use-paged-rows.ts';
import { useCentre } from '../../../session/session.ts';
import { ExportButton } from '../../../shared/export/export-button.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import * as copy from './attendance-records-copy.ts';
import { LinkedRecordFinder } from './linked-record-finder.tsx';
import { NoRecords } from './no-records.tsx';
import { areRecordsFiltered, clearedRecordFilterParams, toRecordRequestFilter } from './record-address-params.ts';
import { RecordFilterBar } from './record-filter-bar.tsx';
import { RecordsTable } from './records-table.tsx';
import { useRecordAddressParams } from './use-record-address-params.ts';

/** Loaded after the list, because it is not needed before. */
const RecordDialog = lazy(() =>
  import('../attendance/record-dialog.tsx').then(({ RecordDialog: page }) => ({ default: page })),
);

interface OpenDialog {
  act: 'correct' | 'void';
  record: AttendanceRow;
}

export function AttendanceRecordsPage() {
  const centre = useCentre();
  const [choice, change] = useRecordAddressParams();
  const [linked] = useState(choice.record);
  const [dialog, setDialog] = useOpenDialog<OpenDialog>();
  const close = () => setDialog(null);
  const filter = centre ? toRecordRequestFilter(choice, centre.today) : {};
  const { rows: records, query: pages } = usePagedRows(
    useGetAttendancePagesInfiniteQuery(filter, { skip: !centre }),
    (page) => page.records,
  );
  const clear = () => change(clearedRecordFilterParams);

  return (
    <>
      <PageHeader
        back={<BackToDashboard />}
        title={attendanceTitle}
        description={copy.recordsDescriptionText}
        actions={<ExportButton list="attendance" request={toRecordsRequest(filter)} />}
      />
      <RecordFilterBar choice={choice} onChange={change} />
      <PagedList query={pages} failed={copy.recordsLoadingFailedText} loading={copy.recordsLoadingText}>
        {records && linked && choice.record === linked && (
          <LinkedRecordFinder
            record={linked}
            records={records}
            query={pages}
            onClear={areRecordsFiltered(choice) ? clear : undefined}
          />
        )}
        {records?.length === 0 && <NoRecords filtered={areRecordsFiltered(choice)} onClear={clear} />}
        {centre && records && records.length > 0 && (
          <RecordsTable
            records={records}
            centre={centre}
            open={choice.record}
            onOpen={(record) => change({ record })}
            onCorrect={(record) => setDialog({ act: 'correct', record })}
            onVoid={(record) => setDialog({ act: 'void', record })}
          />
        )}
      </PagedList>
      <Suspense>{dialog && centre && <RecordDialog {...dialog} centre={centre} onClose={close} />}</Suspense>
    </>
  );
}
