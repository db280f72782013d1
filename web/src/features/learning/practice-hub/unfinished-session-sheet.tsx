import { Link } from 'wouter';
import type { PracticeStatsResponse } from '#contracts/practice.ts';
import { unfinishedSessionTexts } from '../../../copy/practice-hub.ts';
import { paths } from '../../../navigation/paths.ts';
import { buttonStyle } from '../../../ui/button-style.ts';
import { PracticeSessionSheet } from './practice-session-sheet.tsx';

interface UnfinishedSessionSheetProps {
  session: PracticeStatsResponse['open_sessions'][number];
}

export function UnfinishedSessionSheet({ session }: UnfinishedSessionSheetProps) {
  return (
    <PracticeSessionSheet
      heading={unfinishedSessionTexts.heading}
      session={session}
      outcome={unfinishedSessionTexts.answered(session.questions_answered)}
    >
      <Link href={paths.openPracticeSession(session.id)} className={buttonStyle()}>
        {unfinishedSessionTexts.action}
      </Link>
    </PracticeSessionSheet>
  );
}
