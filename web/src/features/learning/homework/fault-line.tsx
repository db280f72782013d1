import { CircleAlert } from 'lucide-react';
import type { FieldError } from '../../../api/form-failure.ts';

/** The error of one part of the form. */
export function FaultLine({ children }: { children: FieldError | undefined }) {
  if (children === undefined) return null;
  return (
    <p className="flex items-start gap-1.5 text-sm text-margin">
      <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
      {typeof children === 'string' ? children : children.text}
    </p>
  );
}
