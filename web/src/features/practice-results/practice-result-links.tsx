import { Link } from 'wouter';
import { backToDashboardText, practiceAgainText, practiceHubLinkText } from '../../copy/practice-results.ts';
import { paths } from '../../navigation/paths.ts';
import { buttonStyle } from '../../ui/button-style.ts';

/** Links to the pages where students go next. */
export function PracticeResultLinks() {
  return (
    <nav aria-label="What next" className="flex flex-wrap justify-center gap-2">
      <Link href={paths.startPractice} className={buttonStyle({ variant: 'primary' })}>
        {practiceAgainText}
      </Link>
      <Link href={paths.practice} className={buttonStyle()}>
        {practiceHubLinkText}
      </Link>
      <Link href={paths.student} className={buttonStyle()}>
        {backToDashboardText}
      </Link>
    </nav>
  );
}
