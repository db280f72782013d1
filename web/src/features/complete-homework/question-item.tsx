import { CircleAlert, PencilLine } from 'lucide-react';
import { memo, useId } from 'react';
import type { QuestionRow } from '#contracts/homework.ts';
import { faults, newsWords, yourAnswer } from '../../copy/complete-homework.ts';
import { QuestionFrame } from '../../homework-questions/question-frame.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Textarea } from '../../ui/input.tsx';
import type { Fault, News } from './answers.ts';
import { ChoiceAnswer } from './choice-answer.tsx';

interface QuestionItemProps {
  number: number;
  question: QuestionRow;
  answer: number | string | undefined;
  fault: Fault | undefined;
  news: News | undefined;
  onAnswer(question: QuestionRow, answer: number | string): void;
}

/** Typing in one question renders that one alone. */
export const QuestionItem = memo(function QuestionItem(props: QuestionItemProps) {
  const { number, question, fault, news } = props;
  const id = useId();
  const faultId = fault && `${id}-fault`;
  return (
    <QuestionFrame
      number={number}
      question={question}
      headingId={`${id}-heading`}
      data-question={question.id}
      className={fault && 'bg-tint-margin'}
      news={
        news && (
          <p className="mb-2">
            <Badge tone="caution" className="whitespace-normal">
              <PencilLine aria-hidden className="shrink-0" />
              {newsWords[news]}
            </Badge>
          </p>
        )
      }
    >
      <AnswerField {...props} id={id} faultId={faultId} />
      {fault && (
        <p id={faultId} className="mt-2 flex items-start gap-1.5 text-sm text-margin">
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          {faults[fault]}
        </p>
      )}
    </QuestionFrame>
  );
});

type AnswerFieldProps = QuestionItemProps & { id: string; faultId: string | undefined };

function AnswerField({ question, answer, onAnswer, id, faultId }: AnswerFieldProps) {
  if (question.type === 'multiple-choice') {
    return (
      <ChoiceAnswer
        question={question}
        picked={typeof answer === 'number' ? answer : undefined}
        onPick={(option) => onAnswer(question, option)}
        labelledBy={`${id}-heading`}
        describedBy={faultId}
      />
    );
  }
  return (
    <div className="flex max-w-prose flex-col gap-1.5">
      <label id={`${id}-label`} htmlFor={`${id}-answer`} className="text-sm text-quiet">
        {yourAnswer}
      </label>
      <Textarea
        id={`${id}-answer`}
        rows={4}
        dir="auto"
        value={typeof answer === 'string' ? answer : ''}
        onChange={({ target }) => onAnswer(question, target.value)}
        aria-labelledby={`${id}-label ${id}-heading`}
        aria-describedby={faultId}
        aria-invalid={faultId ? true : undefined}
        className="min-h-30 scroll-mb-48"
      />
    </div>
  );
}
