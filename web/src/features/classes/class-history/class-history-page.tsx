import { useParams } from 'wouter';
import { isId } from '#contracts/value-checks.ts';
import { toFailure } from '../../../api/problem.ts';
import { classHistoryTitle } from '../../../copy/screens.ts';
import { BackToDashboard } from '../../../navigation/back-to-dashboard.tsx';
import { usePagedRows } from '../../../page/use-paged-rows.ts';
import { useCentre, useProfile } from '../../../session/session.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { useGetClassHistoryInfiniteQuery } from './api.ts';
import { toHistoryRequestFilter } from './history-address-params.ts';
import { PagedLedger } from './paged-ledger.tsx';
import { StudentClassHistory } from './student-class-history.tsx';
import { UnavailableClassHistory } from './unavailable-class-history.tsx';
import { useHistoryAddressParams } from './use-history-address-params.ts';

export function ClassHistoryPage() {
  const { studentId = '' } = useParams();
  const centre = useCentre();
  const isTutor = useProfile().role === 'tutor';
  const [choice, change] = useHistoryAddressParams();
  const filter = centre ? toHistoryRequestFilter(choice, centre.today) : {};
  const possible = isId(studentId);
  const history = useGetClassHistoryInfiniteQuery({ studentId, filter }, { skip: !centre || !possible });
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
      <PageHeader title={classHistoryTitle} back={isTutor && <BackToDashboard />} />
      <PagedLedger query={history} />
    </>
  );
}
