import { ChevronRight } from 'lucide-react';
import { Suspense } from 'react';
import { peopleApi } from '../../../api/people-api.ts';
import { toUnsettledStudentsText } from '../../../copy/class-history.ts';
import { loadingStudentsText } from '../../../copy/common.ts';
import { useAddressParam } from '../../../navigation/use-address-param.ts';
import type { UnsettledClassAct } from '../../../shared/students/unsettled-class-acts.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { UnsettledStudents } from './lazy-parts.ts';

/** How many students have waiting or uncovered classes; opened, it lists them with the commands on them. */
export function UnsettledStudentsDetails({ onAct }: { onAct(act: UnsettledClassAct): void }) {
  const { data: dashboard } = peopleApi.useGetTutorDashboardQuery();
  const [shown, show] = useAddressParam('unsettled');
  if (!dashboard || dashboard.uncovered.total + dashboard.waiting.total === 0) return null;
  return (
    <details
      open={shown !== ''}
      className="group mb-6"
      onToggle={(event) => show(event.currentTarget.open ? 'shown' : '')}
    >
      <summary className="inline-flex min-h-11 list-none items-center gap-2 rounded-control pr-3 text-caution hover:text-ink">
        <ChevronRight aria-hidden className="size-4 shrink-0 group-open:rotate-90" />
        {toUnsettledStudentsText(dashboard.uncovered.total, dashboard.waiting.total)}
      </summary>
      <div className="mt-2">
        <Suspense fallback={<Spinner label={loadingStudentsText} />}>
          {shown !== '' && (
            <UnsettledStudents uncovered={dashboard.uncovered} waiting={dashboard.waiting} onAct={onAct} />
          )}
        </Suspense>
      </div>
    </details>
  );
}
