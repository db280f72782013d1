import { Speech, Square } from 'lucide-react';
import { use, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import type { PracticeQuestionRow } from '#contracts/practice.ts';
import { canReadAloud, onVoicesChange, readTexts } from '../../lib/read-texts.ts';
import { Button } from '../../ui/button.tsx';
import { MathTextContext } from '../math-text.tsx';
import { readAloudTexts as copy, toSpeechTexts } from './read-aloud-copy.ts';

/** The highest school grade whose questions have the button. */
const GRADE_MAX = 3;

interface ReadAloudButtonProps {
  question: Pick<PracticeQuestionRow, 'text' | 'options'>;
  /** School grade; undefined if it is not known. */
  grade: number | undefined;
  /** When this changes, the reading ends. */
  isAnswered?: boolean;
  /** Id of the question's heading, on a page with several questions. */
  describedBy?: string;
}

/**
 * Reads a question and its options aloud, for children who learn to read; a second press ends it. Nothing in higher grades, and
 * where the device has no English voice.
 */
export function ReadAloudButton(props: ReadAloudButtonProps) {
  const canRead = useSyncExternalStore(onVoicesChange, canReadAloud, canReadAloud);
  const { grade } = props;
  return grade !== undefined && grade <= GRADE_MAX && canRead ? <Reader {...props} /> : null;
}

function Reader({ question, isAnswered = false, describedBy }: ReadAloudButtonProps) {
  const isMath = use(MathTextContext);
  const [isReading, setIsReading] = useState(false);
  const read = useEffectEvent(() => readTexts(toSpeechTexts(question, isMath), () => setIsReading(false)));
  useEffect(() => {
    if (!isReading) return undefined;
    const stop = read();
    // A voice would go on in a tab that was left, and in some browsers even after its page was closed.
    document.addEventListener('visibilitychange', stop);
    addEventListener('pagehide', stop);
    return () => {
      document.removeEventListener('visibilitychange', stop);
      removeEventListener('pagehide', stop);
      stop();
    };
  }, [isReading]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the answer ends the reading
  useEffect(() => setIsReading(false), [isAnswered]);
  return (
    <Button
      size="small"
      className="mb-4"
      aria-describedby={describedBy}
      // A click leaves the focus where it is, so that Enter still submits an answer that was picked with a key.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => setIsReading(!isReading)}
    >
      {isReading ? <Square aria-hidden /> : <Speech aria-hidden />}
      {isReading ? copy.stop : copy.start}
      {isReading && <span className="sr-only">{copy.context}</span>}
    </Button>
  );
}
