import { Link } from 'wouter';
import type { PracticeStatsAnswer } from '#contracts/practice.ts';
import { paths } from '../../app/paths.ts';
import { unfinished } from '../../copy/practice-hub.ts';
import { gradeName, subjects } from '../../copy/practice-subjects.ts';
import { buttonStyle } from '../../ui/button-style.ts';
import { Sheet } from '../../ui/sheet.tsx';

interface UnfinishedSessionProps {
  session: NonNullable<PracticeStatsAnswer['open_session']>;
}

export function UnfinishedSession({ session }: UnfinishedSessionProps) {
  const { id, subject, grade, topic, questions_answered } = session;
  return (
    <Sheet className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-l-2 border-l-margin/60 px-5 py-4">
      <div className="min-w-0">
        <h2 className="font-sans text-base font-semibold">{unfinished.heading}</h2>
        <p className="text-quiet wrap-anywhere">
          {subjects[subject]} · {gradeName(grade)} · <bdi>{topic}</bdi> · {unfinished.answered(questions_answered)}
        </p>
      </div>
      <Link href={paths.openPracticeSession(id)} className={buttonStyle()}>
        {unfinished.action}
      </Link>
    </Sheet>
  );
}
