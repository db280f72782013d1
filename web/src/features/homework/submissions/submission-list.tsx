import { ArrowDown } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { SubmissionRow } from '#contracts/submissions.ts';
import { submissions as copy } from '../../../copy/homework.ts';
import { Button } from '../../../ui/button.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { countsOf, filters, nextToReview } from './shown.ts';
import { SubmissionCard } from './submission-card.tsx';
import { useShown } from './use-shown.ts';

interface SubmissionListProps {
  submissions: readonly SubmissionRow[];
  onCorrect(studentId: string): void;
}

export function SubmissionList({ submissions, onCorrect }: SubmissionListProps) {
  const { filter, rows, fresh, show } = useShown(submissions);
  const counts = countsOf(submissions);
  const [at, setAt] = useState<string>();
  useEffect(() => {
    const card = at && document.getElementById(at);
    if (!card) return;
    card.focus({ preventScroll: true });
    card.scrollIntoView({ block: 'start' });
  }, [at]);
  const goOn = () => {
    const next = nextToReview(filter === 'graded' ? submissions : rows, at);
    if (next === undefined) return;
    if (filter === 'graded') show('all');
    setAt(next.id);
  };
  const left = rows.some(({ id, is_graded }) => !is_graded && id !== at) || filter === 'graded';
  return (
    <section aria-label={copy.title} className="mb-10">
      <div className="mb-4 flex flex-wrap items-center gap-2">
        {filters.map((each) => (
          <Button
            key={each}
            size="small"
            aria-pressed={filter === each}
            className="aria-pressed:border-accent aria-pressed:bg-tint-accent aria-pressed:text-accent aria-pressed:inset-ring aria-pressed:inset-ring-accent"
            onClick={() => show(each)}
          >
            {copy.chips[each]} <span className="tabular-nums">{counts[each]}</span>
          </Button>
        ))}
        {counts['needs-review'] > 0 && left && (
          <Button size="small" variant="quiet" className="max-sm:-ml-3 sm:-mr-3 sm:ml-auto" onClick={goOn}>
            <ArrowDown aria-hidden />
            {copy.next}
          </Button>
        )}
      </div>
      {rows.length === 0 && (
        <Sheet>
          <p className="px-5 py-6 text-center text-quiet">{copy.noneLeft[filter]}</p>
        </Sheet>
      )}
      <div className="flex flex-col gap-6">
        {rows.map((submission) => (
          <SubmissionCard key={submission.id} submission={submission} onCorrect={onCorrect} />
        ))}
      </div>
      <Fresh count={fresh} onShow={() => show(filter)} />
    </section>
  );
}

/** Floats above the page, which stays as it is until somebody wants to see what is new. */
function Fresh({ count, onShow }: { count: number; onShow(): void }) {
  return (
    <div role="status" className="pointer-events-none fixed inset-x-0 bottom-6 z-20 flex justify-center">
      {count > 0 && (
        <Button variant="primary" className="pointer-events-auto shadow-lift" onClick={onShow}>
          {copy.fresh(count)}
        </Button>
      )}
    </div>
  );
}
