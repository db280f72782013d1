import { ClipboardCheck } from 'lucide-react';
import { Suspense, useEffect, useState } from 'react';
import type { CentreResponse } from '#contracts/centre.ts';
import { useOpenDialog } from '../../../commands/use-dialog-draft.ts';
import { dateText } from '../../../copy/common.ts';
import { groupsTexts, removedRollGroupTexts } from '../../../copy/groups.ts';
import { takeAttendanceTitle } from '../../../copy/screens.ts';
import { createLazyComponent } from '../../../lib/create-lazy-component.ts';
import { BackToDashboard } from '../../../navigation/back-to-dashboard.tsx';
import { useAddressParam } from '../../../navigation/use-address-param.ts';
import { LoadedPart } from '../../../page/loaded-part.tsx';
import { useCentre, useProfile } from '../../../session/session.ts';
import type { MarkOnDate } from '../../../shared/attendance/record-dialog.tsx';
import { GroupSelectField } from '../../../shared/group-select.tsx';
import { Button } from '../../../ui/button.tsx';
import { DatePicker } from '../../../ui/date-picker.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { parseRollDate } from './parse-roll-date.ts';
import { StudentsOverview } from './students-overview.tsx';
import { offerUndo, useUndoOffer, withdrawOffer } from './undo-roll-bar.tsx';
import { type ChosenGroup, useRollGroup } from './use-roll-group.ts';
import { useRollPages } from './use-roll-pages.ts';

const RollDialog = createLazyComponent(() => import('./roll-dialog.tsx').then((module) => module.RollDialog));
const RecordOnDateDialog = createLazyComponent(() =>
  import('../../../shared/attendance/record-dialog.tsx').then((module) => module.RecordOnDateDialog),
);
const ReportAbsenceOfStudentDialog = createLazyComponent(() =>
  import('../../../shared/timetable/report-absence-of-student-dialog.tsx').then(
    (module) => module.ReportAbsenceOfStudentDialog,
  ),
);
const UndoRollBar = createLazyComponent(() => import('./undo-roll-bar.tsx').then((module) => module.UndoRollBar));

export function TakeAttendancePage() {
  const centre = useCentre();
  const { query: groups, group, removedId, choose } = useRollGroup();
  return (
    <>
      <PageHeader title={takeAttendanceTitle} back={<BackToDashboard />} className="mb-6" />
      <LoadedPart query={groups} failed={groupsTexts.failed} loading={groupsTexts.loading}>
        {() => {
          if (removedId !== undefined) return <RemovedGroup id={removedId} onGroup={choose} />;
          return centre ? <DayRoll centre={centre} group={group} onGroup={choose} /> : <Spinner />;
        }}
      </LoadedPart>
    </>
  );
}

/** Asks for another group in place of one that was removed, so that nobody takes the roll of everybody unawares. */
function RemovedGroup({ id, onGroup }: { id: string; onGroup(id: string): void }) {
  return (
    <>
      <div className="mb-8 flex max-sm:*:w-full">
        <GroupSelectField value={id} onChange={onGroup} todayFirst />
      </div>
      <Sheet role="status">
        <EmptyState {...removedRollGroupTexts} />
      </Sheet>
    </>
  );
}

type OpenDialog =
  | { act: 'roll'; date: string; group?: ChosenGroup | undefined }
  | { act: 'not-coming'; date: string; studentId: string }
  | MarkOnDate;

interface DayRollProps {
  centre: CentreResponse;
  /** Undefined for everybody. */
  group: ChosenGroup | undefined;
  onGroup(id: string): void;
}

function DayRoll({ centre, group, onGroup }: DayRollProps) {
  const [inAddress, setInAddress] = useAddressParam('date');
  const date = parseRollDate(inAddress, centre.today);
  const [pages, setPages] = useState(1);
  const roll = useRollPages({ date, group: group?.id }, pages);
  const [dialog, setDialog] = useOpenDialog<OpenDialog>();
  const { id: personId } = useProfile();
  const offer = useUndoOffer();
  // The page below an open roll shows the date of the roll.
  const shown = dialog?.date ?? date;
  const address = inAddress === '' && shown === centre.today ? '' : shown;
  useEffect(() => {
    if (inAddress !== address) setInAddress(address === centre.today ? '' : address);
  });
  const loaded = roll.data !== undefined;
  useEffect(() => {
    if (loaded) void RollDialog.preload();
  }, [loaded]);

  const missing =
    dialog?.act === 'not-coming' ? roll.data?.students.find(({ id }) => id === dialog.studentId) : undefined;
  const isRollOpen = dialog?.act === 'roll';
  useEffect(() => {
    // Another roll may change the marks of the last one.
    if (isRollOpen) withdrawOffer();
  }, [isRollOpen]);

  return (
    <>
      <div className="mb-8 flex flex-wrap items-end gap-x-3 gap-y-4 max-sm:*:w-full">
        <DatePicker
          label={dateText}
          value={date}
          max={centre.today}
          onChange={(day) => setInAddress(day === centre.today ? '' : day)}
        />
        <GroupSelectField value={group?.id ?? ''} onChange={onGroup} todayFirst />
        <Button
          variant="primary"
          disabled={!roll.data?.students.length}
          onClick={() => setDialog({ act: 'roll', date, group })}
        >
          <ClipboardCheck aria-hidden />
          {takeAttendanceTitle}
        </Button>
      </div>
      <Suspense>{offer && offer.roll.rows.length > 0 && <UndoRollBar key={offer.endsAtMs} offer={offer} />}</Suspense>
      <StudentsOverview
        roll={{ ...roll, fetchNextPage: roll.error === undefined ? () => setPages(pages + 1) : roll.refetch }}
        isOfGroup={group !== undefined}
        date={date}
        timeZone={centre.time_zone}
        today={centre.today}
        onCorrect={(studentId) => setDialog({ act: 'correct', studentId, date })}
        onNotComing={(studentId) => setDialog({ act: 'not-coming', studentId, date })}
      />
      <Suspense>
        {missing && <ReportAbsenceOfStudentDialog student={missing} onClose={() => setDialog(null)} />}
        {dialog && dialog.act !== 'roll' && dialog.act !== 'not-coming' && (
          <RecordOnDateDialog of={dialog} centre={centre} onClose={() => setDialog(null)} />
        )}
        {dialog?.act === 'roll' && (
          <RollDialog
            key={dialog.date}
            date={dialog.date}
            group={dialog.group}
            centre={centre}
            onSaved={(undoable) => offerUndo(undoable, personId)}
            onClose={() => setDialog(null)}
          />
        )}
      </Suspense>
    </>
  );
}
