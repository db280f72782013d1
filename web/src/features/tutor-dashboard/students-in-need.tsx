import { type ReactNode, useId, useState } from 'react';
import type { StudentInNeed } from '#contracts/dashboard.ts';
import { StudentLink } from '../../app/student-link.tsx';
import { showAll, showFewer } from '../../copy/tutor-dashboard.ts';
import { Button } from '../../ui/button.tsx';
import { Counted } from '../../ui/counted.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { Tick } from '../../ui/tick.tsx';

/** What a glance takes in; the others come when asked for. */
const AT_FIRST = 5;

interface StudentsInNeedProps {
  heading: string;
  students: readonly StudentInNeed[];
  /** Says that there are none. */
  nobody: string;
  children(student: StudentInNeed): ReactNode;
}

/** A short list under a heading, with all of its names behind one button. */
export function StudentsInNeed({ heading, students, nobody, children }: StudentsInNeedProps) {
  const [all, setAll] = useState(false);
  const id = useId();
  const shown = all ? students : students.slice(0, AT_FIRST);
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-3 flex items-baseline justify-between gap-4 text-heading">
        {heading}
        {students.length > 0 && (
          <span className="font-sans text-sm leading-none font-normal text-quiet">
            <Counted value={students.length} /> {students.length === 1 ? 'student' : 'students'}
          </span>
        )}
      </h2>
      <Sheet>
        {students.length === 0 && (
          <p className="flex items-center gap-2.5 px-4 py-3.5 text-quiet sm:px-5">
            <Tick className="text-good" />
            {nobody}
          </p>
        )}
        <ul className="divide-y divide-rule">{shown.map(children)}</ul>
        {students.length > AT_FIRST && (
          <Button
            variant="quiet"
            aria-expanded={all}
            className="w-full rounded-none border-x-0 border-t-rule border-b-0 -outline-offset-2"
            onClick={() => setAll(!all)}
          >
            {all ? showFewer : showAll(students.length)}
          </Button>
        )}
      </Sheet>
    </section>
  );
}

interface LineProps {
  student: StudentInNeed;
  /** The number that it is about, and what it counts. */
  count: number;
  counts: string;
  children?: ReactNode;
  act?: ReactNode;
}

/** The number before the margin line, the person behind it. */
export function InNeedLine({ student, count, counts, children, act }: LineProps) {
  return (
    <li className="grid grid-cols-[4rem_minmax(0,1fr)]">
      <p className="flex items-center justify-end border-r-2 border-margin/60 px-4 font-serif text-heading font-semibold">
        <Counted value={count} />
        <span className="sr-only"> {counts}</span>
      </p>
      <div className="flex min-h-13 min-w-0 items-center justify-between gap-4 py-2 pr-4 pl-4">
        <div className="min-w-0">
          <StudentLink student={student} />
          {children}
        </div>
        {act}
      </div>
    </li>
  );
}
