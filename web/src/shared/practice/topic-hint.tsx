import { skipToken } from '@reduxjs/toolkit/query';
import type { PracticeSubject } from '#events/values/shapes.ts';
import { practiceApi } from '../../api/practice-api.ts';
import { practiceTopicsBySubject } from '../../copy/practice-subjects.ts';
import { Button } from '../../ui/button.tsx';
import { useDebouncedText } from '../../ui/use-debounced-text.ts';
import * as copy from './topic-field-copy.ts';

interface TopicHintProps {
  subject: PracticeSubject | undefined;
  /** As it was typed. */
  topic: string;
  onChoose(topic: string): void;
}

/** Says before the start which questions a typed topic gets, or offers topics that have questions. */
export function TopicHint({ subject, topic, onChoose }: TopicHintProps) {
  const typed = useDebouncedText(topic.trim());
  const isTyped =
    subject && typed !== '' && typed === topic.trim() && !practiceTopicsBySubject[subject].includes(typed);
  const { currentData } = practiceApi.useGetPracticeTopicQuery(isTyped ? { subject, topic: typed } : skipToken);
  return (
    // Screen readers announce only changes of a region that is there already.
    <div role="status" className="mt-3 flex flex-col gap-2 text-sm empty:mt-0">
      {currentData?.name && <p className="text-quiet">{copy.toFoundTopicText(currentData.name)}</p>}
      {currentData && currentData.nearest.length > 0 && (
        <>
          <p>{copy.toUnknownTopicText(typed)}</p>
          <div className="flex flex-wrap gap-2">
            {currentData.nearest.map((each) => (
              <Button key={each} size="small" onClick={() => onChoose(each)}>
                {each}
              </Button>
            ))}
          </div>
        </>
      )}
    </div>
  );
}
