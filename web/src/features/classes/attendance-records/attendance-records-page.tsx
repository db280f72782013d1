import { skipToken } from '@reduxjs/toolkit/query';
import { Suspense, useState } from 'react';
import { Link } from 'wouter';
import type { AttendanceRow } from '#contracts/attendance.ts';
import { classesApi } from '../../../api/classes-api.ts';
import { reportsApi } from '../../../api/reports-api.ts';
import { useOpenDialog } from '../../../commands/use-dialog-draft.ts';
import { attendanceStatusTexts } from '../../../copy/attendance.ts';
import { statusText } from '../../../copy/common.ts';
import { groupNowText } from '../../../copy/groups.ts';
import { attendanceTitle, takeAttendanceTitle } from '../../../copy/screens.ts';
import { createLazyComponent } from '../../../lib/create-lazy-component.ts';
import { BackToDashboard } from '../../../navigation/back-to-dashboard.tsx';
import { paths } from '../../../navigation/paths.ts';
import { PagedList } from '../../../page/paged-list.tsx';
import { usePagedRows } from '../../../page/use-paged-rows.ts';
import { useCentre } from '../../../session/session.ts';
import { recordsLoadingFailedText } from '../../../shared/attendance/record-dialog-copy.ts';
import { ExportButton } from '../../../shared/export/export-button.tsx';
import { GroupSelectField } from '../../../shared/group-select.tsx';
import { ListSums } from '../../../shared/list-sums.tsx';
import { StudentSelectField } from '../../../shared/students/student-select-field.tsx';
import { Button } from '../../../ui/button.tsx';
import { buttonStyle } from '../../../ui/button-style.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Field } from '../../../ui/field.tsx';
import { FilterBar } from '../../../ui/filter-bar.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { PeriodFields } from '../../../ui/period-fields.tsx';
import { Select } from '../../../ui/select.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import * as copy from './attendance-records-copy.ts';
import { LinkedRecordFinder } from './linked-record-finder.tsx';
import {
  areRecordsFiltered,
  type ChangeRecordParams,
  chargesOffered,
  clearedRecordFilterParams,
  type RecordAddressParams,
  toAttendanceQuery,
  useRecordAddressParams,
} from './record-address-params.ts';
import { RecordsTable } from './records-table.tsx';

/** Loaded after the list, because it is not needed before. */
const RecordDialog = createLazyComponent(() =>
  import('../../../shared/attendance/record-dialog.tsx').then((module) => module.RecordDialog),
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
  const filter = centre ? toAttendanceQuery(choice, centre.today) : {};
  const { rows: records, query: pages } = usePagedRows(
    classesApi.useGetAttendancePagesInfiniteQuery(filter, { skip: !centre }),
    (page) => page.records,
  );
  const clear = () => change(clearedRecordFilterParams);
  const isPeriodChosen = centre && choice.period !== 'all';
  const { currentData: sums } = reportsApi.useGetAttendanceSumsQuery(
    isPeriodChosen ? { ...filter, format: 'summary' } : skipToken,
  );

  return (
    <>
      <PageHeader
        back={<BackToDashboard />}
        title={attendanceTitle}
        description={copy.recordsDescriptionText}
        actions={<ExportButton list="attendance" request={{ path: '/attendance', params: filter }} />}
      />
      <RecordFilterBar choice={choice} onChange={change} />
      <ListSums text={sums && copy.toRecordSumsText(sums)} />
      <PagedList query={pages} failed={recordsLoadingFailedText} loading={copy.recordsLoadingText}>
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

/** Shown in place of the records when no record exists or none matches the filters. */
function NoRecords({ filtered, onClear }: { filtered: boolean; onClear(): void }) {
  const { title, text } = filtered ? copy.noMatchingRecordsTexts : copy.noRecordsTexts;
  return (
    <Sheet>
      <EmptyState
        title={title}
        text={text}
        action={
          filtered ? (
            <Button onClick={onClear}>{copy.noMatchingRecordsTexts.clear}</Button>
          ) : (
            <Link href={paths.takeAttendance} className={buttonStyle({ variant: 'primary' })}>
              {takeAttendanceTitle}
            </Link>
          )
        }
      />
    </Sheet>
  );
}

function RecordFilterBar({ choice, onChange }: { choice: RecordAddressParams; onChange: ChangeRecordParams }) {
  return (
    <FilterBar
      label={copy.recordFilterTexts.label}
      onClear={areRecordsFiltered(choice) ? () => onChange(clearedRecordFilterParams) : undefined}
    >
      <StudentSelectField value={choice.student ?? ''} onChange={(student) => onChange({ student })} />
      <GroupSelectField value={choice.group ?? ''} onChange={(group) => onChange({ group })} />
      {choice.charge && (
        <Field label={copy.recordFilterTexts.charge} className="sm:min-w-40">
          <Select value={choice.charge} onChange={({ target }) => onChange({ charge: target.value })}>
            <option value="">{copy.recordFilterTexts.everyCharge}</option>
            {chargesOffered.map((charge) => (
              <option key={charge} value={charge}>
                {copy.chargeFilterTexts[charge]}
              </option>
            ))}
          </Select>
        </Field>
      )}
      {choice.members && (
        <GroupSelectField label={groupNowText} value={choice.members} onChange={(members) => onChange({ members })} />
      )}
      <Field label={statusText} className="sm:min-w-40">
        <Select value={choice.status ?? ''} onChange={(event) => onChange({ status: event.target.value })}>
          <option value="">{copy.recordFilterTexts.everyStatus}</option>
          {Object.entries(attendanceStatusTexts).map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </Select>
      </Field>
      <PeriodFields choice={choice} onChange={onChange} className="" />
    </FilterBar>
  );
}
