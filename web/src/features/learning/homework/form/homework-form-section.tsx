import { type ReactNode, useId } from 'react';
import { Sheet } from '../../../../ui/sheet.tsx';

interface HomeworkFormSectionProps {
  heading: string;
  /** Shown beside the heading. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A section of the form with its heading. */
export function HomeworkFormSection({ heading, aside, children }: HomeworkFormSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mb-10">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id={id} className="text-heading">
          {heading}
        </h2>
        {aside}
      </div>
      <Sheet>{children}</Sheet>
    </section>
  );
}
