import type { RecordResponse } from '#contracts/record.ts';
import { recordTexts as copy } from '../../../copy/record.ts';
import { StudentLink } from '../../../shared/students/student-link.tsx';

/** The faults that the last check found: whose history each is in, and what is wrong. */
export function RecordFaults({ last: { faults, fault_count } }: { last: NonNullable<RecordResponse['last']> }) {
  return (
    <div className="flex flex-col gap-3">
      <ul className="divide-y divide-rule border-l-2 border-margin/60">
        {faults.map(({ stream, version, what, student }) => (
          <li key={`${stream}/${version}/${what}`} className="px-4 py-2">
            {student ? <StudentLink student={student} /> : <span className="font-medium">{stream}</span>}
            <p className="text-sm wrap-anywhere text-quiet">{what}</p>
          </li>
        ))}
      </ul>
      <p className="text-sm text-quiet">
        {fault_count > faults.length && `${copy.moreFaults(fault_count - faults.length)} `}
        {copy.faultsHint}
      </p>
    </div>
  );
}
