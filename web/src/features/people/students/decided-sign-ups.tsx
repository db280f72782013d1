import { ChevronRight } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { SignUpDecisionRow } from '#contracts/sign-ups.ts';
import { peopleApi } from '../../../api/people-api.ts';
import { byText } from '../../../copy/common.ts';
import { formatDateTime } from '../../../lib/dates.ts';
import { useAddressParam } from '../../../navigation/use-address-param.ts';
import { useCentre } from '../../../session/session.ts';
import { StudentLink } from '../../../shared/students/student-link.tsx';
import { BidiIsolatedName } from '../../../ui/bidi-isolated-name.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { decidedSignUpsTexts as copy } from './sign-ups-copy.ts';

/** The recent decisions on new accounts, with the tutors who made them. */
export function DecidedSignUps() {
  const { data } = peopleApi.useGetSignUpsQuery();
  const [shown, show] = useAddressParam('decided');
  const open = shown !== '';
  const summary = useRef<HTMLElement>(null);
  const [isLinked] = useState(open);
  const isLoaded = data !== undefined;
  useEffect(() => {
    if (isLinked && isLoaded) summary.current?.focus();
  }, [isLinked, isLoaded]);
  if (!data || (data.decided.length === 0 && !open)) return null;
  return (
    <details open={open} className="group mt-2" onToggle={(event) => show(event.currentTarget.open ? 'shown' : '')}>
      <summary
        ref={summary}
        className="inline-flex min-h-11 list-none items-center gap-2 rounded-control pr-3 text-quiet hover:text-ink"
      >
        <ChevronRight aria-hidden className="size-4 group-open:rotate-90" />
        {copy.heading}
      </summary>
      <Sheet className="mt-2">
        {data.decided.length === 0 ? (
          <EmptyState {...copy.none} />
        ) : (
          <ul className="divide-y divide-rule">
            {data.decided.map((decision) => (
              <DecidedLine key={decision.id} decision={decision} />
            ))}
          </ul>
        )}
      </Sheet>
    </details>
  );
}

function DecidedLine({ decision: row }: { decision: SignUpDecisionRow }) {
  const { name, decision, student, decided_by_name, decided_at } = row;
  const timeZone = useCentre()?.time_zone;
  return (
    <li className="px-4 py-3 sm:px-5">
      <p className="font-semibold wrap-anywhere">
        <BidiIsolatedName name={name} />
      </p>
      <p className="text-sm text-quiet wrap-anywhere">
        {copy.did[decision]}
        {student && (
          <>
            {' '}
            {copy.into} <StudentLink student={student} />
          </>
        )}{' '}
        {byText} <BidiIsolatedName name={decided_by_name ?? copy.anotherTutor} />
        {timeZone && ` · ${formatDateTime(decided_at, timeZone)}`}
      </p>
    </li>
  );
}
