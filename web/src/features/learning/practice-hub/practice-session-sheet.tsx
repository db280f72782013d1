import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { PracticeStatsResponse } from '#contracts/practice.ts';
import { practiceSubjectTexts, toSchoolGradeText } from '#contracts/practice-words.ts';
import { practiceApi } from '../../../api/practice-api.ts';
import { todaysTopicTexts as copy, toMasteryText, unfinishedSessionTexts } from '../../../copy/practice-hub.ts';
import { paths } from '../../../navigation/paths.ts';
import { buttonStyle } from '../../../ui/button-style.ts';
import { Sheet } from '../../../ui/sheet.tsx';

interface PracticeSessionSheetProps {
  heading: string;
  session: Pick<PracticeStatsResponse['open_sessions'][number], 'subject' | 'grade' | 'topic'>;
  /** The progress or the result of the session. */
  outcome: string;
  /** Link to the session. */
  children: ReactNode;
}

/** One practice session with a link to it. */
export function PracticeSessionSheet({
  heading,
  session: { subject, grade, topic },
  outcome,
  children,
}: PracticeSessionSheetProps) {
  return (
    <Sheet className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-l-2 border-l-margin/60 px-5 py-4">
      <div className="min-w-0">
        <h2 className="font-sans text-base font-semibold">{heading}</h2>
        <p className="text-quiet wrap-anywhere">
          {practiceSubjectTexts[subject]} · {toSchoolGradeText(grade)} · <bdi>{topic}</bdi> · {outcome}
        </p>
      </div>
      {children}
    </Sheet>
  );
}

type Offer = Pick<PracticeStatsResponse['open_sessions'][number], 'subject' | 'grade' | 'topic_key'>;

/** True when one of the offers of the page is of the same topic. */
export const isOffered = ({ subject, grade, topic_key }: Offer, offers: readonly Offer[]): boolean =>
  offers.some((offer) => offer.subject === subject && offer.grade === grade && offer.topic_key === topic_key);

interface TodaysTopicSheetProps {
  studentId: string;
  /** What the page offers already. */
  offered: readonly Offer[];
}

/** The topic that needs practice most. Nothing before the first session, or while it is not known. */
export function TodaysTopicSheet({ studentId, offered }: TodaysTopicSheetProps) {
  const { data } = practiceApi.useGetPracticeMasteryQuery({ studentId });
  const topic = data?.today;
  if (!topic || isOffered(topic, offered)) return null;
  const outcome = topic.state === 'new' ? copy.isNew : toMasteryText(topic);
  return (
    <PracticeSessionSheet heading={copy.heading} session={topic} outcome={outcome}>
      <div className="flex flex-wrap gap-2">
        <Link href={paths.practiceTopics(studentId)} className={buttonStyle()}>
          {copy.all}
        </Link>
        <Link href={paths.practiceTopicSession(topic)} className={buttonStyle()} aria-description={topic.topic}>
          {copy.start}
        </Link>
      </div>
    </PracticeSessionSheet>
  );
}

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
