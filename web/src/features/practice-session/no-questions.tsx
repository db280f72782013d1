import { Link } from 'wouter';
import { paths } from '../../app/paths.ts';
import { noQuestions } from '../../copy/practice-session.ts';
import type { PracticeChoice } from '../../practice/practice-choice.ts';
import { buttonStyle } from '../../ui/button-style.ts';
import { Sheet } from '../../ui/sheet.tsx';

/** The choice goes along, so that another topic is all there is to type. */
export function NoQuestions({ choice }: { choice: PracticeChoice }) {
  return (
    <Sheet className="mx-auto max-w-3xl">
      <div role="alert" className="flex flex-col items-center gap-1 px-6 py-16 text-center">
        <h1 className="text-heading">{noQuestions.title}</h1>
        <p className="max-w-prose text-quiet">{noQuestions.text}</p>
        <Link href={paths.startPracticeWith(choice)} className={buttonStyle({ variant: 'primary', className: 'mt-5' })}>
          {noQuestions.again}
        </Link>
      </div>
    </Sheet>
  );
}
