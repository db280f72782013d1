import { StudentLink } from '../../../app/student-link.tsx';
import { submissions as copy } from '../../../copy/homework.ts';
import { plural } from '../../../lib/plural.ts';
import { Email } from '../../../ui/email.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { Tick } from '../../../ui/tick.tsx';
import type { Submissions } from '../api.ts';

/** To whom it is assigned and who has not submitted. */
export function NotSubmitted({ students }: { students: Submissions['not_submitted'] }) {
  return (
    <section aria-labelledby="not-submitted">
      <h2 id="not-submitted" className="mb-3 flex items-baseline justify-between gap-4 text-heading">
        {copy.missing}
        {students.length > 0 && (
          <span className="font-sans text-sm font-normal text-quiet">{plural(students.length, 'student')}</span>
        )}
      </h2>
      <Sheet>
        {students.length === 0 ? (
          <p className="flex items-center gap-2.5 px-4 py-3.5 text-quiet sm:px-5">
            <Tick className="text-good" />
            {copy.everybody}
          </p>
        ) : (
          <ul className="grid *:-mb-px *:border-b *:border-rule sm:grid-cols-2">
            {students.map((student) => (
              <li key={student.id} className="px-4 py-2.5 sm:px-5">
                <StudentLink student={student} />
                <Email address={student.email} className="block text-sm text-quiet wrap-anywhere" />
              </li>
            ))}
          </ul>
        )}
      </Sheet>
    </section>
  );
}
