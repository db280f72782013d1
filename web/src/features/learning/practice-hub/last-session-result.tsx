import { Link } from 'wouter';
import type { PracticeStatsResponse } from '#contracts/practice.ts';
import { awaitingApprovalTexts } from '../../../copy/approval.ts';
import { paths } from '../../../navigation/paths.ts';
import { buttonStyle } from '../../../ui/button-style.ts';
import { PracticeSessionSheet } from './practice-session-sheet.tsx';

interface LastSessionResultProps {
  result: NonNullable<PracticeStatsResponse['last_result']>;
}

/** The result of the newest session, for students without approval, who have no practice statistics yet. */
export function LastSessionResult({ result }: LastSessionResultProps) {
  const { heading, correct, action } = awaitingApprovalTexts.lastResult;
  return (
    <PracticeSessionSheet heading={heading} session={result} outcome={correct(result.correct_answers)}>
      <Link href={paths.practiceResultsOf(result.id)} className={buttonStyle()}>
        {action}
      </Link>
    </PracticeSessionSheet>
  );
}
