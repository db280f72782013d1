import { lazy, Suspense } from 'react';
import { Spinner } from '../../../ui/spinner.tsx';
import type { GradeFormProps } from './open-grade-form.tsx';
import { useNearViewport } from './use-near-viewport.ts';

/** The code loads when the first form comes into view. */
const OpenGradeForm = lazy(() => import('./open-grade-form.tsx').then((form) => ({ default: form.OpenGradeForm })));

/** A homework may have sixty forms, so drafts are loaded when a form comes into view. */
export function GradeForm(props: GradeFormProps) {
  const [place, near] = useNearViewport<HTMLDivElement>();
  const graded = props.submission.is_graded;
  return (
    <div ref={place} className={graded ? undefined : 'min-h-64'}>
      {near && (
        <Suspense fallback={graded ? null : <Spinner />}>
          <OpenGradeForm {...props} />
        </Suspense>
      )}
    </div>
  );
}
