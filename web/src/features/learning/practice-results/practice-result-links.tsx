import { Link } from 'wouter';
import { backToDashboardText } from '../../../copy/common.ts';
import { toAgainText } from '../../../copy/practice-hub.ts';
import { paths } from '../../../navigation/paths.ts';
import type { PracticeChoice } from '../../../navigation/practice-choice.ts';
import { useIsStreakAtRisk } from '../../../shared/streak-warning.tsx';
import { buttonStyle } from '../../../ui/button-style.ts';
import { nextStepsText, practiceAgainText, practiceHubLinkText } from './practice-results-copy.ts';

interface PracticeResultLinksProps {
  /** The finished session, whose topic can be practiced again with one tap. */
  again?: PracticeChoice;
}

export function PracticeResultLinks({ again }: PracticeResultLinksProps) {
  const isStreakAtRisk = useIsStreakAtRisk();
  return (
    <nav aria-label={nextStepsText} className="flex flex-wrap justify-center gap-2">
      {again && (
        <Link
          href={paths.practiceTopicSession(again)}
          className={buttonStyle({ className: 'min-w-0 shrink! wrap-anywhere' })}
        >
          {toAgainText(again.topic)}
        </Link>
      )}
      <Link href={paths.startPractice} className={buttonStyle(isStreakAtRisk ? {} : { variant: 'primary' })}>
        {practiceAgainText}
      </Link>
      <Link href={paths.practice} className={buttonStyle(isStreakAtRisk ? { variant: 'primary' } : {})}>
        {practiceHubLinkText}
      </Link>
      <Link href={paths.student} className={buttonStyle()}>
        {backToDashboardText}
      </Link>
    </nav>
  );
}
