import { useCentre } from './session.ts';

/** Says that nothing here is real, and how to have it real. */
export function DemoBar() {
  if (!useCentre()?.demo) return null;
  return (
    <aside aria-label="Demo centre" className="border-b border-rule bg-tint-caution text-sm">
      <p className="mx-auto max-w-6xl px-4 py-2 sm:px-8">
        <strong>Demo centre</strong> with made-up people. To start a real one, run{' '}
        <code className="font-sans font-semibold whitespace-nowrap">npm run serve</code> with a data folder of its own.
      </p>
    </aside>
  );
}
