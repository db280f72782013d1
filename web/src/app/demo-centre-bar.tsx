import { useCentre } from '../session/session.ts';

/** Says that the data is invented and how to start a real centre. */
export function DemoCentreBar() {
  if (!useCentre()?.demo) return null;
  return (
    <aside aria-label="Demo center" className="border-b border-rule bg-tint-caution text-sm">
      <p className="mx-auto max-w-6xl px-4 py-1.5 sm:px-8 sm:py-2">
        <strong>Demo center</strong> with made-up people.{' '}
        <span className="max-sm:hidden">
          To start a real one, run <code className="font-sans font-semibold whitespace-nowrap">npm run serve</code> with
          a data folder of its own.
        </span>
      </p>
    </aside>
  );
}
