import { Link } from 'wouter';
import { isRetryPointless } from '../../api/is-retry-pointless.ts';
import type { Failure } from '../../api/problem.ts';
import { extraNoQuestionsText, noQuestions } from '../../copy/practice-session.ts';
import { paths } from '../../navigation/paths.ts';
import type { PracticeChoice } from '../../navigation/practice-choice.ts';
import { buttonStyle } from '../../ui/button-style.ts';
import { Sheet } from '../../ui/sheet.tsx';

/**
 * Says the specified text, and beneath it why. The choice goes along, so that another topic is all there is to type. Where
 * no topic would help, it says that alone.
 */
export function NoQuestions({ choice, failure }: { choice: PracticeChoice; failure: Failure }) {
  const { code, detail } = failure;
  const isOfNoTopic = isRetryPointless(code);
  const why = code === 'no-answer' ? noQuestions.noAnswer : extraNoQuestionsText(detail);
  const texts = isOfNoTopic ? [detail] : [noQuestions.text, why];
  const primary = buttonStyle({ variant: 'primary', className: 'mt-5' });
  return (
    <Sheet className="mx-auto max-w-3xl">
      <div role="alert" className="flex flex-col items-center gap-1 px-6 py-16 text-center">
        <h1 className="text-heading">{noQuestions.title}</h1>
        {texts.map(
          (text) =>
            text && (
              <p key={text} className="max-w-prose text-quiet">
                {text}
              </p>
            ),
        )}
        {isOfNoTopic ? (
          <Link href={paths.practice} className={primary}>
            {noQuestions.hub}
          </Link>
        ) : (
          <Link href={paths.startPracticeWith(choice)} className={primary}>
            {noQuestions.again}
          </Link>
        )}
      </div>
    </Sheet>
  );
}
