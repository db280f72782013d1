import { Link } from 'wouter';
import type { Failure } from '../../api/problem.ts';
import { paths } from '../../app/paths.ts';
import { beyondNoQuestions, noQuestions } from '../../copy/practice-session.ts';
import type { PracticeChoice } from '../../practice/practice-choice.ts';
import { buttonStyle } from '../../ui/button-style.ts';
import { Sheet } from '../../ui/sheet.tsx';

/** Says the specified text, and beneath it why. The choice goes along, so that another topic is all there is to type. */
export function NoQuestions({ choice, failure }: { choice: PracticeChoice; failure: Failure }) {
  const why = failure.code === 'no-answer' ? noQuestions.noAnswer : beyondNoQuestions(failure.detail);
  return (
    <Sheet className="mx-auto max-w-3xl">
      <div role="alert" className="flex flex-col items-center gap-1 px-6 py-16 text-center">
        <h1 className="text-heading">{noQuestions.title}</h1>
        <p className="max-w-prose text-quiet">{noQuestions.text}</p>
        {why && <p className="max-w-prose text-quiet">{why}</p>}
        <Link href={paths.startPracticeWith(choice)} className={buttonStyle({ variant: 'primary', className: 'mt-5' })}>
          {noQuestions.again}
        </Link>
      </div>
    </Sheet>
  );
}
