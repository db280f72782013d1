import { Link } from 'wouter';
import { useGetPracticeMasteryQuery } from '../../../api/practice.ts';
import { paths } from '../../../navigation/paths.ts';
import { buttonStyle } from '../../../ui/button-style.ts';
import { todaysTopicTexts as copy, toMasteryText } from '../practice-topics/practice-mastery-copy.ts';
import { PracticeSessionSheet } from './practice-session-sheet.tsx';

/** The topic that needs practice most. Nothing before the first session, or while it is not known. */
export function TodaysTopicSheet({ studentId }: { studentId: string }) {
  const { data } = useGetPracticeMasteryQuery(studentId);
  const topic = data?.today;
  if (!topic) return null;
  const outcome = topic.state === 'new' ? copy.isNew : toMasteryText(topic);
  return (
    <PracticeSessionSheet heading={copy.heading} session={topic} outcome={outcome}>
      <div className="flex flex-wrap gap-2">
        <Link href={paths.practiceTopics(studentId)} className={buttonStyle()}>
          {copy.all}
        </Link>
        <Link href={paths.newPracticeSession(topic)} className={buttonStyle()} aria-description={topic.topic}>
          {copy.start}
        </Link>
      </div>
    </PracticeSessionSheet>
  );
}
