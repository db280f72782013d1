import { cx } from 'class-variance-authority';
import { CircleAlert, PencilLine } from 'lucide-react';
import { type ComponentProps, memo, useId } from 'react';
import type { QuestionRow } from '#contracts/homework.ts';
import { toOptionLetter } from '#contracts/option-letter.ts';
import { MathText } from '../../../shared/math-text.tsx';
import { ChoiceAnswerField } from '../../../shared/questions/choice-answer-field.tsx';
import { QuestionFrame } from '../../../shared/questions/question-frame.tsx';
import { ReadAloudButton } from '../../../shared/questions/read-aloud-button.tsx';
import { Button } from '../../../ui/button.tsx';
import { Textarea } from '../../../ui/input.tsx';
import { Notice } from '../../../ui/notice.tsx';
import type { AnswerFault, QuestionChangeKind } from './answers-draft.ts';
import {
  answerFaultTexts,
  answerFieldLabelText,
  otherDeviceTexts as copy,
  questionChangeTexts,
} from './complete-homework-copy.ts';

interface AnswerableQuestionItemProps {
  number: number;
  question: QuestionRow;
  homeworkId: string;
  /** The school grade of the student, if it is known. */
  grade: number | undefined;
  /** The id of an option, or a text. */
  answer: string | undefined;
  fault: AnswerFault | undefined;
  notice: QuestionChangeKind | undefined;
  /** The answer on another device, where it differs; empty if it was removed there. */
  otherAnswer: string | undefined;
  onAnswer(question: QuestionRow, answer: string): void;
  onTakeOther(question: QuestionRow): void;
}

/** One question with the field for its answer. Memoized, so that a keystroke renders only one question. */
export const AnswerableQuestionItem = memo(function AnswerableQuestionItem(props: AnswerableQuestionItemProps) {
  const { number, question, homeworkId, grade, fault, notice } = props;
  const id = useId();
  const faultId = fault && `${id}-fault`;
  return (
    <QuestionFrame
      number={number}
      question={question}
      homeworkId={homeworkId}
      headingId={`${id}-heading`}
      data-question={question.id}
      className={cx('scroll-mt-28 scroll-mb-64', fault && 'bg-tint-margin')}
      notice={
        <>
          {notice && (
            <QuestionNote className="text-caution">
              <PencilLine aria-hidden />
              {questionChangeTexts[notice]}
            </QuestionNote>
          )}
          {fault && (
            <QuestionNote id={faultId} className="text-margin">
              <CircleAlert aria-hidden />
              {answerFaultTexts[fault]}
            </QuestionNote>
          )}
        </>
      }
    >
      <ReadAloudButton question={question} grade={grade} describedBy={`${id}-heading`} />
      <AnswerField {...props} id={id} faultId={faultId} />
      {props.otherAnswer !== undefined && (
        <OtherAnswer
          question={question}
          answer={props.otherAnswer}
          headingId={`${id}-heading`}
          onTake={() => props.onTakeOther(question)}
        />
      )}
    </QuestionFrame>
  );
});

/** Shown above the question's text, so that a phone shows both on one screen. */
function QuestionNote({ className, ...props }: ComponentProps<'p'>) {
  return (
    <p
      className={cx(
        'mb-1.5 flex items-start gap-1.5 text-sm font-semibold [&_svg]:mt-0.75 [&_svg]:size-4 [&_svg]:shrink-0',
        className,
      )}
      {...props}
    />
  );
}

interface OtherAnswerProps {
  question: QuestionRow;
  answer: string;
  headingId: string;
  onTake(): void;
}

/** The answer on another device, which can be used in place of the one above it. */
function OtherAnswer({ question, answer, headingId, onTake }: OtherAnswerProps) {
  const option = question.type === 'multiple-choice' ? question.option_ids.indexOf(answer) : -1;
  const text = option >= 0 ? `${toOptionLetter(option)}  ${question.options[option]}` : answer;
  return (
    <Notice tone="caution" className="mt-3 flex max-w-3xl flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <p className="min-w-0 wrap-anywhere whitespace-pre-wrap">
        <span className="font-semibold">{copy.answer}</span>{' '}
        <bdi>{text === '' ? copy.none : <MathText text={text} />}</bdi>
      </p>
      <Button size="small" aria-describedby={headingId} onClick={onTake}>
        {copy.take}
      </Button>
    </Notice>
  );
}

type AnswerFieldProps = AnswerableQuestionItemProps & { id: string; faultId: string | undefined };

function AnswerField({ question, answer, onAnswer, id, faultId }: AnswerFieldProps) {
  if (question.type === 'multiple-choice') {
    return (
      <ChoiceAnswerField
        question={question}
        picked={answer === undefined ? undefined : question.option_ids.indexOf(answer)}
        onPick={(option) => onAnswer(question, question.option_ids[option] as string)}
        labelledBy={`${id}-heading`}
        describedBy={faultId}
      />
    );
  }
  return (
    <div className="flex max-w-3xl flex-col gap-1.5">
      <label id={`${id}-label`} htmlFor={`${id}-answer`} className="text-sm text-quiet">
        {answerFieldLabelText}
      </label>
      <Textarea
        id={`${id}-answer`}
        rows={4}
        dir="auto"
        value={answer ?? ''}
        onChange={({ target }) => onAnswer(question, target.value)}
        aria-labelledby={`${id}-label ${id}-heading`}
        aria-describedby={faultId}
        aria-invalid={faultId ? true : undefined}
        className="min-h-30 scroll-mb-48"
      />
    </div>
  );
}
