import { cx } from 'class-variance-authority';
import { type ComponentProps, type ReactNode, use } from 'react';
import type { QuestionRow } from '#contracts/homework.ts';
import { toHomeworkPicturePath } from '#contracts/picture-paths.ts';
import { isAboutFractions } from '../../lib/math-text.ts';
import { MathText, MathTextContext } from '../math-text.tsx';
import { QuestionFigure } from '../practice/question-figure.tsx';
import { QuestionImage } from './question-image.tsx';
import { questionTexts } from './questions-copy.ts';

/** The list of a homework's or practice session's questions. Its children are `QuestionFrame`s. */
export function QuestionFrameList({ className, ...props }: ComponentProps<'ol'>) {
  return <ol className={cx('*:border-t *:border-rule *:first:border-t-0', className)} {...props} />;
}

interface QuestionFrameProps extends ComponentProps<'li'> {
  /** Counted from 1. */
  number: number;
  question: Pick<QuestionRow, 'text' | 'image_url' | 'figure'> & Partial<Pick<QuestionRow, 'options'>>;
  /** Id of the homework. It decides who may load the picture. Practice questions have no pictures. */
  homeworkId?: string;
  /** Id of the question's heading. */
  headingId?: string;
  /** Level of the heading: `h2` below a page's title, `h3` below a student's name. */
  heading?: 'h2' | 'h3';
  /** A notice between the question's number and its text. */
  notice?: ReactNode;
}

/** One question with its number, text and picture. Its children show the answer or its fields. */
export function QuestionFrame({
  number,
  question,
  homeworkId,
  headingId,
  heading: Heading = 'h2',
  notice,
  className,
  children,
  ...props
}: QuestionFrameProps) {
  const isMath = use(MathTextContext) || isAboutFractions(question);
  return (
    <MathTextContext value={isMath}>
      <li className={cx('flex', className)} {...props}>
        <span
          aria-hidden
          className="w-11 shrink-0 border-r-2 border-margin/60 pt-4 text-center font-serif text-heading font-semibold text-quiet tabular-nums sm:w-16"
        >
          {number}
        </span>
        <div className="min-w-0 flex-1 px-3 py-4 sm:px-5">
          {notice}
          <Heading
            id={headingId}
            dir="auto"
            className="reading-text max-w-prose font-sans text-base font-semibold text-wrap whitespace-pre-wrap wrap-anywhere"
          >
            <span className="sr-only">{questionTexts.number(number)} </span>
            <MathText text={question.text} />
          </Heading>
          {question.image_url && homeworkId && (
            <QuestionImage
              key={question.image_url}
              number={number}
              path={toHomeworkPicturePath(homeworkId, question.image_url)}
            />
          )}
          {question.figure && (
            <div className="mt-3">
              <QuestionFigure figure={question.figure} />
            </div>
          )}
          <div className="mt-3">{children}</div>
        </div>
      </li>
    </MathTextContext>
  );
}
