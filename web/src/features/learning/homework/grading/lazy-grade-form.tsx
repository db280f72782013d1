import { Suspense } from 'react';
import { createLazyComponent } from '../../../../lib/create-lazy-component.ts';
import { Spinner } from '../../../../ui/spinner.tsx';
import { useNearViewport } from '../../../../ui/use-near-viewport.ts';
import type { GradeFormProps } from './grade-form.tsx';

/** Loaded when the first form comes into view. */
const GradeForm = createLazyComponent(() => import('./grade-form.tsx').then((form) => form.GradeForm));

/**
 * Renders the form of a grade when it comes into view, because a page may have sixty forms and each loads its draft.
 */
export function LazyGradeForm(props: GradeFormProps) {
  const [place, near] = useNearViewport<HTMLDivElement>();
  const graded = props.submission.is_graded;
  return (
    <div ref={place} className={graded ? undefined : 'min-h-64'}>
      {near && (
        <Suspense fallback={graded ? null : <Spinner />}>
          <GradeForm {...props} />
        </Suspense>
      )}
    </div>
  );
}
