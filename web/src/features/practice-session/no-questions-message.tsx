import { Link } from 'wouter';
import { isRetryPointless } from '../../api/is-retry-pointless.ts';
import type { Failure } from '../../api/problem.ts';
import { noQuestionsTexts, toNoQuestionsReasonText } from '../../copy/practice-session.ts';
import { paths } from '../../navigation/paths.ts';
import type { PracticeChoice } from '../../navigation/practice-choice.ts';
import { buttonStyle } from '../../ui/button-style.ts';
import { Sheet } from '../../ui/sheet.tsx';

/**
 * Shows the specified text and the reason. The link keeps the choice, so that only another topic must be typed. When no
 * other topic would help, only the reason is shown.
 */
export function NoQuestionsMessage({ choice, failure }: { choice: PracticeChoice; failure: Failure }) {
  const { code, detail } = failure;
  const isOfNoTopic = isRetryPointless(code);
  const why = code === 'no-answer' ? noQuestionsTexts.noAnswer : toNoQuestionsReasonText(detail);
  const texts = isOfNoTopic ? [detail] : [noQuestionsTexts.text, why];
  const primary = buttonStyle({ variant: 'primary', className: 'mt-5' });
  return (
    <Sheet className="mx-auto max-w-3xl">
      <div role="alert" className="flex flex-col items-center gap-1 px-6 py-16 text-center">
        <h1 className="text-heading">{noQuestionsTexts.title}</h1>
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
            {noQuestionsTexts.hub}
          </Link>
        ) : (
          <Link href={paths.startPracticeWith(choice)} className={primary}>
            {noQuestionsTexts.again}
          </Link>
        )}
      </div>
    </Sheet>
  );
}
