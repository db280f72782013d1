import type { CaseRow } from '#contracts/cases.ts';
import { Sheet } from '../../../ui/sheet.tsx';
import { askTexts } from '../cases/cases-copy.ts';
import { CaseOfRow } from './case-of-row.tsx';

interface CasesWithoutRowProps {
  cases: readonly CaseRow[];
  /** The rows on the page. */
  entries: readonly { id: string }[];
  /** Called to reopen a case; undefined for tutors. */
  onAskAgain?: ((caseId: string) => void) | undefined;
}

/** The cases about a student's classes as a whole. */
export function CasesWithoutRow({ cases, entries, onAskAgain }: CasesWithoutRowProps) {
  const shown = cases.filter(({ row_id }) => row_id === null);
  const rowIds = new Set(entries.map(({ id }) => id));
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby="cases" className="mb-8">
      <h2 id="cases" className="mb-3 text-heading">
        {askTexts.section}
      </h2>
      <Sheet>
        <ul className="divide-y divide-rule">
          {shown.map((each) => (
            <li key={each.id} className="px-4 pt-1 pb-3 sm:px-5">
              <CaseOfRow of={each} hasRow={(id) => rowIds.has(id)} onAskAgain={onAskAgain} />
            </li>
          ))}
        </ul>
      </Sheet>
    </section>
  );
}
