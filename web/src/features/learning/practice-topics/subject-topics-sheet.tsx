import { useId } from 'react';
import { Link } from 'wouter';
import type { MasteryState, TopicMastery } from '#contracts/practice-mastery.ts';
import { practiceSubjectTexts } from '#contracts/practice-words.ts';
import type { PracticeSubject } from '#events/values/shapes.ts';
import { assignTexts } from '../../../copy/assigned-practice.ts';
import { toMasteryText } from '../../../copy/practice-hub.ts';
import { isTopicOfSubject } from '../../../copy/practice-subjects.ts';
import { paths } from '../../../navigation/paths.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { buttonStyle } from '../../../ui/button-style.ts';
import { Section } from '../../../ui/section.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import * as copy from './practice-mastery-copy.ts';
import type { TopicToAssign } from './topic-fields.tsx';

/** Tone of the badge of each state. */
export const masteryTones = {
  new: 'neutral',
  learning: 'accent',
  steady: 'good',
} as const satisfies Record<MasteryState, string>;

interface SubjectTopicsSheetProps {
  subject: PracticeSubject;
  topics: readonly TopicMastery[];
  /** Assigns a topic. Without it, each topic has a link that starts a session. */
  onAssign?(topic: TopicToAssign): void;
}

/** The topics of one subject with their states. */
export function SubjectTopicsSheet({ subject, topics, onAssign }: SubjectTopicsSheetProps) {
  const id = useId();
  return (
    <Section id={id} className="min-w-0" heading={practiceSubjectTexts[subject]}>
      <Sheet>
        <ul className="divide-y divide-rule">
          {topics.map((topic) => (
            <li
              key={topic.topic}
              className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-2 sm:px-5"
            >
              <div className="min-w-0 flex-1 basis-[8rem]">
                <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
                  <bdi className="font-medium wrap-anywhere">{topic.topic}</bdi>
                  <Badge tone={masteryTones[topic.state]}>{copy.masteryStateTexts[topic.state]}</Badge>
                </p>
                {topic.last_day !== null && <p className="text-sm text-quiet">{toMasteryText(topic)}</p>}
              </div>
              <TopicAct topic={topic} {...(onAssign && { onAssign })} />
            </li>
          ))}
        </ul>
      </Sheet>
    </Section>
  );
}

interface TopicActProps extends Pick<SubjectTopicsSheetProps, 'onAssign'> {
  topic: TopicMastery;
}

/** A button that assigns the topic, if it is one with questions, or a link that starts a session of it. */
function TopicAct({ topic, onAssign }: TopicActProps) {
  const { subject, grade, topic: name } = topic;
  if (onAssign) {
    if (!isTopicOfSubject(topic)) return null;
    return (
      <Button size="small" aria-description={name} onClick={() => onAssign({ subject, grade, topic: name })}>
        {assignTexts.assign}
      </Button>
    );
  }
  return (
    <Link
      href={paths.practiceTopicSession(topic)}
      aria-description={name}
      className={buttonStyle({ size: 'small', className: 'shrink-0' })}
    >
      {copy.practiceText}
    </Link>
  );
}
