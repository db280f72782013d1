import { CircleAlert } from 'lucide-react';

/** What is wrong with a part of the form as a whole. */
export function FaultLine({ children }: { children: string | undefined }) {
  if (children === undefined) return null;
  return (
    <p className="flex items-start gap-1.5 text-sm text-margin">
      <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
      {children}
    </p>
  );
}
