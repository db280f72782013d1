import { useCentre } from '../session/session.ts';
import { demoCentreTexts as copy } from './portal-copy.ts';

/** Says that the data is invented and how to start a real centre. */
export function DemoCentreBar() {
  if (!useCentre()?.demo) return null;
  return (
    <aside aria-label={copy.name} className="border-b border-rule bg-tint-caution text-sm">
      <p className="mx-auto max-w-6xl px-4 py-1.5 sm:px-8 sm:py-2">
        <strong>{copy.name}</strong> {copy.people}{' '}
        <span className="max-sm:hidden">
          {copy.beforeCommand} <code className="font-sans font-semibold whitespace-nowrap">{copy.command}</code>{' '}
          {copy.afterCommand}
        </span>
      </p>
    </aside>
  );
}
