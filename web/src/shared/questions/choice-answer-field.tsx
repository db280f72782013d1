import { useId } from 'react';
import type { QuestionRow } from '#contracts/homework.ts';
import { toOptionLetter } from '#contracts/option-letter.ts';
import { MathText } from '../math-text.tsx';

interface ChoiceAnswerFieldProps {
  question: Pick<QuestionRow, 'options'>;
  /** Zero-based index of the chosen option. */
  picked: number | undefined;
  onPick(option: number): void;
  /** Ids of the elements with the question's heading and its error. */
  labelledBy: string;
  describedBy: string | undefined;
}

/** Native radio buttons. The whole line of an option can be clicked. */
export function ChoiceAnswerField({ question, picked, onPick, labelledBy, describedBy }: ChoiceAnswerFieldProps) {
  const name = useId();
  return (
    <div
      role="radiogroup"
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      aria-invalid={describedBy ? true : undefined}
      className="flex max-w-3xl min-w-0 flex-col gap-2"
    >
      {question.options.map((text, option) => (
        <label
          // biome-ignore lint/suspicious/noArrayIndexKey: options are identified by their index only
          key={option}
          className="reading-text flex min-h-11 cursor-pointer gap-3 rounded-control border border-edge bg-sheet px-3 py-2 hover:bg-hover has-checked:border-accent has-checked:bg-tint-accent has-checked:inset-ring has-checked:inset-ring-accent has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
        >
          <input
            type="radio"
            name={name}
            checked={picked === option}
            onChange={() => onPick(option)}
            className="mt-[calc((1lh-1.25rem)/2)] size-5 shrink-0 [@media(min-height:32rem)]:scroll-mb-48 cursor-[inherit] appearance-none rounded-full border border-edge bg-sheet outline-none checked:border-[6px] checked:border-accent"
          />
          <span className="flex min-w-0 gap-2">
            <span className="font-semibold text-quiet">{toOptionLetter(option)}</span>
            <bdi className="min-w-0 wrap-anywhere">
              <MathText text={text} />
            </bdi>
          </span>
        </label>
      ))}
    </div>
  );
}
