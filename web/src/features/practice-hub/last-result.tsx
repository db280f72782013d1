import { Link } from 'wouter';
import type { PracticeStatsAnswer } from '#contracts/practice.ts';
import { awaitingApprovalTexts } from '../../copy/approval.ts';
import { paths } from '../../navigation/paths.ts';
import { buttonStyle } from '../../ui/button-style.ts';
import { SessionSheet } from './session-sheet.tsx';

interface LastResultProps {
  result: NonNullable<PracticeStatsAnswer['last_result']>;
}

/** The result of the newest session, for students without approval, whose sessions add up to no figures. */
export function LastResult({ result }: LastResultProps) {
  const { heading, correct, action } = awaitingApprovalTexts.lastResult;
  return (
    <SessionSheet heading={heading} session={result} outcome={correct(result.correct_answers)}>
      <Link href={paths.practiceResultsOf(result.id)} className={buttonStyle()}>
        {action}
      </Link>
    </SessionSheet>
  );
}
