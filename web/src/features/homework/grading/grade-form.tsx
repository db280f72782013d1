import { lazy, Suspense } from 'react';
import { Spinner } from '../../../ui/spinner.tsx';
import type { GradeFormProps } from './open-grade-form.tsx';
import { useNearViewport } from './use-near-viewport.ts';

/** Its code comes with the first form that comes near. */
const OpenGradeForm = lazy(() => import('./open-grade-form.tsx').then((form) => ({ default: form.OpenGradeForm })));

/** What was typed before is asked for once the form comes near: a homework may have sixty of them. */
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
