import { cx } from 'class-variance-authority';
import { Check, CircleCheck, PenLine, X } from 'lucide-react';
import type { QuestionRow } from '#contracts/homework.ts';
import { toOptionLetter } from '#contracts/option-letter.ts';
import type { AnswerRow } from '#contracts/submissions.ts';
import { MathText } from '../math-text.tsx';
import { type OptionMark, toOptionMark } from './option-mark.ts';

/** Labels of the options, in the words for the student (“Your answer”) or for a tutor (“Student’s answer”). */
export interface AnswerLabelTexts {
  picked: string;
  pickedRight: string;
  pickedWrong: string;
  correct: string;
  noAnswer: string;
}

interface AnswerViewProps {
  question: Pick<QuestionRow, 'type' | 'options' | 'correct_answer'>;
  /** Undefined when the question was not answered. */
  answer: AnswerRow['answer'] | undefined;
  words: AnswerLabelTexts;
  /** Whether the answer is right, where that does not follow from the correct option. */
  isCorrect?: boolean | null | undefined;
  /**
   * True to mark each option by an icon in the place of its radio button, so that no text moves when an answer becomes
   * final. The labels are then read by screen readers only.
   */
  compact?: boolean;
}

/** An answer, with the correct option if the reader may see it. */
export function AnswerView({ question, answer, words, isCorrect, compact = false }: AnswerViewProps) {
  if (question.type === 'open-answer') return <GivenText text={answer} words={words} />;
  const picked = typeof answer === 'number' ? answer : undefined;
  return (
    <>
      {picked === undefined && <p className="mb-2 text-quiet">{words.noAnswer}</p>}
      <ol className="flex max-w-3xl flex-col gap-2">
        {question.options.map((text, option) => (
          <Option
            // biome-ignore lint/suspicious/noArrayIndexKey: options are identified by their index only
            key={option}
            text={text}
            letter={toOptionLetter(option)}
            mark={toOptionMark(option, picked, question.correct_answer, isCorrect ?? undefined)}
            words={words}
            compact={compact}
          />
        ))}
      </ol>
    </>
  );
}

const markStyles: Record<OptionMark, string> = {
  plain: 'border-rule',
  picked: 'border-info bg-tint-accent',
  'picked-right': 'border-good bg-tint-good',
  'picked-wrong': 'border-margin bg-tint-margin',
  correct: 'border-good border-dashed bg-tint-good',
};

const optionStyle = 'reading-text flex min-h-11 gap-3 rounded-control border px-3 py-2';

interface OptionProps {
  text: string;
  letter: string;
  mark: OptionMark;
  words: AnswerLabelTexts;
  compact: boolean;
}

function Option({ text, letter, mark, words, compact }: OptionProps) {
  if (compact) return <CompactOption text={text} letter={letter} mark={mark} words={words} />;
  return (
    <li className={cx(optionStyle, markStyles[mark])}>
      <span className="font-semibold text-quiet">{letter}</span>
      <span className="min-w-0">
        <span dir="auto" className="block wrap-anywhere">
          <MathText text={text} />
        </span>
        <OptionMarkIcon mark={mark} words={words} />
      </span>
    </li>
  );
}

/** Its text is in the same place as in `ChoiceAnswerField`. */
const CompactOption = ({ text, letter, mark, words }: Omit<OptionProps, 'compact'>) => (
  <li className={cx(optionStyle, markStyles[mark])}>
    <span className="mt-[calc((1lh-1.25rem)/2)] size-5 shrink-0 overflow-hidden [&_svg]:size-5! *:mt-0 *:gap-0 *:text-[0px]">
      <OptionMarkIcon mark={mark} words={words} />
    </span>
    <span className="flex min-w-0 gap-2">
      <span className="font-semibold text-quiet">{letter}</span>
      <bdi className="min-w-0 wrap-anywhere">
        <MathText text={text} />
      </bdi>
    </span>
  </li>
);

const line = 'mt-0.5 flex items-center gap-1.5 text-sm font-semibold [&_svg]:size-4 [&_svg]:shrink-0';

function OptionMarkIcon({ mark, words }: Pick<OptionProps, 'mark' | 'words'>) {
  switch (mark) {
    case 'plain':
      return null;
    case 'picked':
      return (
        <span className={cx(line, 'text-info')}>
          <PenLine aria-hidden />
          {words.picked}
        </span>
      );
    case 'picked-right':
      return (
        <span className={cx(line, 'text-good')}>
          <CircleCheck aria-hidden />
          {words.pickedRight}
        </span>
      );
    case 'picked-wrong':
      return (
        <span className={cx(line, 'text-margin')}>
          <X aria-hidden />
          {words.pickedWrong}
        </span>
      );
    case 'correct':
      return (
        <span className={cx(line, 'text-good')}>
          <Check aria-hidden />
          {words.correct}
        </span>
      );
  }
}

function GivenText({ text, words }: { text: AnswerRow['answer'] | undefined; words: AnswerLabelTexts }) {
  if (typeof text !== 'string' || text.trim() === '') return <p className="text-quiet">{words.noAnswer}</p>;
  return (
    <div className="max-w-3xl">
      <p className="mb-1 text-sm text-quiet">{words.picked}</p>
      <p
        dir="auto"
        className="rounded-control border border-rule bg-ground px-3 py-2 whitespace-pre-wrap wrap-anywhere"
      >
        <MathText text={text} />
      </p>
    </div>
  );
}
