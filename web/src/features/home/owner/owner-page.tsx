import { peopleApi } from '../../../api/people-api.ts';
import { recordApi } from '../../../api/record-api.ts';
import { useOpenDialog } from '../../../commands/use-dialog-draft.ts';
import { recordTexts } from '../../../copy/record.ts';
import { formatLongDate } from '../../../lib/dates.ts';
import { useAddressParam } from '../../../navigation/use-address-param.ts';
import { LoadedPart } from '../../../page/loaded-part.tsx';
import { useCentre } from '../../../session/session.ts';
import { useRefetchOnDayChange } from '../../../session/use-refetch-on-day-change.ts';
import { ExportButton } from '../../../shared/export/export-button.tsx';
import { RecordOutcome } from '../../../shared/record-outcome.tsx';
import { StudentSelectField } from '../../../shared/students/student-select-field.tsx';
import type { UnsettledClassAct } from '../../../shared/students/unsettled-class-acts.tsx';
import { UnsettledClassDialog } from '../../../shared/students/unsettled-class-dialog.tsx';
import { UnsettledStudents } from '../../../shared/students/unsettled-students.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { TickIcon } from '../../../ui/tick-icon.tsx';
import {
  ContactMessagesNotice,
  OpenCasesNotice,
  UnexplainedBalancesNotice,
  WaitingSignUpsNotice,
} from '../dashboard-notices.tsx';
import { ownerTexts as copy } from './owner-copy.ts';
import { OwnerPageRow, OwnerPageTable } from './owner-page-table.tsx';
import { listOwnerPages, listOwnerStudentPages } from './owner-pages.ts';
import { StreakQuestion } from './streak-question.tsx';

/** The home of owners: whether the record adds up, what waits, and every page that only they have. */
export function OwnerPage() {
  const query = peopleApi.useGetTutorDashboardQuery();
  const record = recordApi.useGetRecordQuery();
  const [dialog, setDialog] = useOpenDialog<UnsettledClassAct>();
  const { data: dashboard } = query;
  useRefetchOnDayChange('students', (today) => dashboard !== undefined && dashboard.today < today);
  return (
    <>
      <PageHeader title={copy.title} description={dashboard && formatLongDate(dashboard.today)} />
      <LoadedPart query={record} failed={recordTexts.loadingFailed} loading={recordTexts.loading} className="mb-6">
        {({ last, lost_log }) => (
          <Sheet className="mb-6 p-5">
            <RecordOutcome last={last} lost_log={lost_log} />
          </Sheet>
        )}
      </LoadedPart>
      <StreakQuestion />
      <LoadedPart query={query} failed={copy.loadingFailed} loading={copy.loading} className="mb-10">
        {({ unexplained_balances, cases, sign_ups, messages_unanswered, today, uncovered, waiting }) => (
          <div className="mb-10 flex flex-col gap-10">
            <div className="flex flex-col gap-6">
              <UnexplainedBalancesNotice unexplained={unexplained_balances} />
              {cases.total === 0 && (
                <p className="flex items-center gap-2.5 text-quiet">
                  <TickIcon className="text-good" />
                  {copy.noCases}
                </p>
              )}
              <OpenCasesNotice cases={cases} today={today} />
              <WaitingSignUpsNotice sign_ups={sign_ups} today={today} />
              <ContactMessagesNotice count={messages_unanswered} />
            </div>
            <UnsettledStudents uncovered={uncovered} waiting={waiting} onAct={setDialog} />
          </div>
        )}
      </LoadedPart>
      <div className="flex flex-col gap-10">
        <CentrePages />
        <StudentPages />
      </div>
      {dialog && <UnsettledClassDialog of={dialog} onClose={() => setDialog(null)} />}
    </>
  );
}

/** The pages about the student who is chosen, who may be a former one. */
function StudentPages() {
  const [student, choose] = useAddressParam('student');
  return (
    <OwnerPageTable
      heading={copy.studentHeading}
      pages={listOwnerStudentPages(student)}
      isOpen={student !== ''}
      fields={
        <div className="mb-4 flex flex-wrap items-end gap-3">
          <StudentSelectField value={student} onChange={choose} none={copy.none} />
          {student === '' && <p className="pb-2.5 text-sm text-quiet">{copy.choose}</p>}
        </div>
      }
    />
  );
}

const exports = [
  { list: 'class-history', path: '/class-transactions' },
  { list: 'attendance', path: '/attendance' },
  { list: 'students', path: '/students' },
  { list: 'former-students', path: '/students', params: { former: 'true' } },
  { list: 'activity', path: '/activity' },
] as const;

/** The pages about the whole centre, and its lists as files. */
function CentrePages() {
  const centre = useCentre();
  const keepsLetters = centre?.demo === true && !centre.sends_mail;
  return (
    <OwnerPageTable heading={copy.centreHeading} pages={listOwnerPages(keepsLetters)}>
      <OwnerPageRow title={<span className="inline-block py-2.5 font-semibold">{copy.exports}</span>}>
        <p>{copy.exportsText}</p>
        <p className="mt-2 flex flex-wrap gap-2">
          {exports.map(({ list, path, ...filter }) => (
            <ExportButton key={list} list={list} request={{ path, params: {}, ...filter }} size="small" named />
          ))}
        </p>
      </OwnerPageRow>
    </OwnerPageTable>
  );
}
