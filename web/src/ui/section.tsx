import { type ComponentProps, type ReactNode, useId } from 'react';

interface SectionProps extends ComponentProps<'section'> {
  /** Id of the heading. */
  id?: string;
  heading: ReactNode;
}

/** A part of a page that its heading names. */
export function Section({ id, heading, children, ...props }: SectionProps) {
  const ownId = useId();
  return (
    <section aria-labelledby={id ?? ownId} {...props}>
      <h2 id={id ?? ownId} className="mb-3 text-heading">
        {heading}
      </h2>
      {children}
    </section>
  );
}
