import { Link } from 'wouter';
import { isRetryPointless } from '../../../api/is-retry-pointless.ts';
import type { Failure } from '../../../api/problem.ts';
import { paths } from '../../../navigation/paths.ts';
import type { PracticeChoice } from '../../../navigation/practice-choice.ts';
import { buttonStyle } from '../../../ui/button-style.ts';
import { Sheet } from '../../../ui/sheet.tsx';
import { noQuestionsTexts as copy, practiceModelFailureTexts } from './practice-session-copy.ts';

/**
 * Shows the specified text, and either topics that start a session at once or the reason. “Try Again” keeps the choice, so
 * that only another topic must be typed. When no other topic would help, only the reason is shown.
 */
export function NoQuestionsMessage({ choice, failure }: { choice: PracticeChoice; failure: Failure }) {
  const { code, detail, topics = [], modelFailure } = failure;
  const isOfNoTopic = isRetryPointless(code);
  const primary = buttonStyle({ variant: 'primary', className: 'mt-5' });
  return (
    <Sheet className="mx-auto max-w-3xl">
      <div role="alert" className="flex flex-col items-center gap-1 px-6 py-16 text-center">
        <h1 className="text-heading">{copy.title}</h1>
        <p className="max-w-prose text-quiet">{isOfNoTopic ? detail : copy.text}</p>
        {modelFailure && <p className="max-w-prose text-quiet">{practiceModelFailureTexts[modelFailure]}</p>}
        {code === 'no-answer' && <p className="max-w-prose text-quiet">{copy.noAnswer}</p>}
        {topics.length > 0 && (
          <nav aria-label={copy.nearestTopics} className="mt-5">
            <p aria-hidden className="text-quiet">
              {copy.nearestTopics}
            </p>
            <ul className="mt-2 flex flex-wrap justify-center gap-2">
              {topics.map((topic) => (
                <li key={topic}>
                  <Link href={paths.newPracticeSession({ ...choice, topic })} className={buttonStyle()}>
                    {topic}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        )}
        {isOfNoTopic ? (
          <Link href={paths.practice} className={primary}>
            {copy.hub}
          </Link>
        ) : (
          <Link href={paths.startPracticeWith(choice)} className={primary}>
            {copy.again}
          </Link>
        )}
      </div>
    </Sheet>
  );
}
