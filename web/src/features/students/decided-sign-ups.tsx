import { ChevronRight } from 'lucide-react';
import type { SignUpDecisionRow } from '#contracts/sign-ups.ts';
import { decided as copy } from '../../copy/sign-ups.ts';
import { instantDateTime } from '../../lib/dates.ts';
import { useCentre } from '../../session/session.ts';
import { StudentLink } from '../../students/student-link.tsx';
import { PersonName } from '../../ui/person-name.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { useGetSignUpsQuery } from './api.ts';

/** Who approved, merged or declined which new account lately; closed until looked for. */
export function DecidedSignUps() {
  const { data } = useGetSignUpsQuery();
  if (!data || data.decided.length === 0) return null;
  return (
    <details className="group mt-2">
      <summary className="inline-flex min-h-11 list-none items-center gap-2 rounded-control pr-3 text-quiet hover:text-ink">
        <ChevronRight aria-hidden className="size-4 group-open:rotate-90" />
        {copy.heading}
      </summary>
      <Sheet className="mt-2">
        <ul className="divide-y divide-rule">
          {data.decided.map((decision) => (
            <DecidedLine key={decision.id} decision={decision} />
          ))}
        </ul>
      </Sheet>
    </details>
  );
}

function DecidedLine({ decision: row }: { decision: SignUpDecisionRow }) {
  const { name, decision, student, decided_by_name, decided_at } = row;
  const timeZone = useCentre()?.time_zone;
  return (
    <li className="px-4 py-3 sm:px-5">
      <p className="font-semibold wrap-anywhere">{name === null ? copy.unnamed : <PersonName name={name} />}</p>
      <p className="text-sm text-quiet wrap-anywhere">
        {copy.did[decision]}
        {student && (
          <>
            {' '}
            into <StudentLink student={student} />
          </>
        )}{' '}
        by <PersonName name={decided_by_name ?? copy.anotherTutor} />
        {timeZone && ` · ${instantDateTime(decided_at, timeZone)}`}
      </p>
    </li>
  );
}
