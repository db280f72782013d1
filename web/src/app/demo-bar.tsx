import { useCentre } from './session.ts';

/** Says that nothing here is real, and how to have it real. */
export function DemoBar() {
  if (!useCentre()?.demo) return null;
  return (
    <aside aria-label="Demo centre" className="border-b border-rule bg-tint-caution px-4 py-2 text-sm sm:px-8">
      <p className="mx-auto max-w-6xl">
        <strong>Demo centre</strong> with made-up people. To start a real one, run{' '}
        <code className="font-semibold">npm run serve</code> with a data folder of its own.
      </p>
    </aside>
  );
}
