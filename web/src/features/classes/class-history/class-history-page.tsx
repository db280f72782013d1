import { Link, useParams } from 'wouter';
import { isId } from '#contracts/value-checks.ts';
import { classesApi } from '../../../api/classes-api.ts';
import { toFailure } from '../../../api/problem.ts';
import { historyRefusalTexts } from '../../../copy/class-history.ts';
import { backToDashboardText } from '../../../copy/common.ts';
import { classHistoryTitle } from '../../../copy/screens.ts';
import { BackToDashboard } from '../../../navigation/back-to-dashboard.tsx';
import { findDashboardPath } from '../../../navigation/entry-paths.ts';
import { usePagedRows } from '../../../page/use-paged-rows.ts';
import { useCentre, useProfile } from '../../../session/session.ts';
import { buttonStyle } from '../../../ui/button-style.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { toHistoryQuery, useHistoryAddressParams } from './history-address-params.ts';
import { PagedLedger } from './paged-ledger.tsx';
import { StudentClassHistory } from './student-class-history.tsx';

export function ClassHistoryPage() {
  const { studentId = '' } = useParams();
  const centre = useCentre();
  const isOwn = useProfile().role === 'student';
  const [choice, change] = useHistoryAddressParams();
  const filter = centre ? toHistoryQuery(choice, centre.today) : {};
  const possible = isId(studentId);
  const history = classesApi.useGetClassHistoryInfiniteQuery({ studentId, ...filter }, { skip: !centre || !possible });
  const { rows: entries, query } = usePagedRows(history, (page) => page.entries);
  const refusal = history.error === undefined ? undefined : toFailure(history.error).code;

  if (refusal === 'unauthorized') return <UnavailableClassHistory reason="unauthorized" />;
  if (!possible || refusal === 'student-unknown') return <UnavailableClassHistory reason="student-unknown" />;
  if (centre && history.data) {
    return (
      <StudentClassHistory
        history={query}
        entries={entries ?? []}
        newest={history.data.pages[0]}
        centre={centre}
        choice={choice}
        onChoice={change}
      />
    );
  }
  return (
    <>
      <PageHeader title={classHistoryTitle} back={!isOwn && <BackToDashboard />} />
      <PagedLedger query={history} />
    </>
  );
}

/** Shown in place of a history that this person may not read. There is no retry, because it would fail again. */
function UnavailableClassHistory({ reason }: { reason: keyof typeof historyRefusalTexts }) {
  const home = findDashboardPath(useProfile().role);
  const { title, text } = historyRefusalTexts[reason];
  return (
    <>
      <PageHeader title={title} />
      <Sheet className="flex flex-col items-center gap-5 px-6 py-12 text-center">
        <p className="max-w-prose text-quiet">{text}</p>
        <Link href={home} className={buttonStyle()}>
          {backToDashboardText}
        </Link>
      </Sheet>
    </>
  );
}
