import { ArrowRight } from 'lucide-react';
import { becomesText } from '../../../copy/common.ts';
import type { ValueChange } from './activity-copy.ts';

/** The values before and after an action, one line for each, such as 5 → 4 classes. */
export function ValueChangeList({ changes }: { changes: readonly ValueChange[] }) {
  return (
    <ul className="shrink-0 tabular-nums sm:text-right">
      {changes.map(({ before, after, unit }) => (
        <li key={unit ?? after}>
          <span className="text-quiet">{before}</span>
          <ArrowRight aria-hidden className="mx-1.5 inline size-3.5 align-[-0.125em] text-quiet" />
          <span className="sr-only"> {becomesText} </span>
          <span className="font-semibold">{after}</span>
          {unit && <span className="text-sm text-quiet"> {unit}</span>}
        </li>
      ))}
    </ul>
  );
}
