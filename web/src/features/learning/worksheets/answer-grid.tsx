import { type KeyboardEvent, useId, useRef } from 'react';
import { toOptionLetter } from '#contracts/option-letter.ts';
import { OPTIONS_PER_QUESTION } from '#events/values/limits.ts';
import type { FieldError } from '../../../api/form-failure.ts';
import { Field } from '../../../ui/field.tsx';
import { enterAnswersTexts as copy } from './worksheets-copy.ts';

const options = Array.from({ length: OPTIONS_PER_QUESTION }, (_, option) => option);

interface AnswerGridProps {
  /** The index of the option for each question; null for a blank one. */
  answers: readonly (number | null)[];
  error?: FieldError | undefined;
  onChange(answers: readonly (number | null)[]): void;
}

/**
 * The letters of each question. Typing a letter chooses it and moves to the next question; Backspace clears the answer, or
 * moves to the question before if there is none.
 */
export function AnswerGrid({ answers, error, onChange }: AnswerGridProps) {
  const grid = useRef<HTMLDivElement>(null);
  const name = useId();
  const setAnswer = (row: number, answer: number | null) => onChange(answers.with(row, answer));
  const focusRow = (row: number) => {
    const radios = [...(grid.current?.querySelectorAll<HTMLInputElement>(`[data-row="${row}"] input`) ?? [])];
    (radios.find(({ checked }) => checked) ?? radios[0])?.focus();
  };
  const handleKey = (event: KeyboardEvent, row: number) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const option = options.find((each) => toOptionLetter(each) === event.key.toUpperCase());
    if (option !== undefined) {
      setAnswer(row, option);
      focusRow(row + 1);
    } else if (event.key === 'Backspace' || event.key === 'Delete') {
      if (answers[row] === null) focusRow(row - 1);
      else setAnswer(row, null);
    } else return;
    event.preventDefault();
  };
  return (
    <Field label={copy.grid} error={error} group>
      <div ref={grid} className="gap-x-4 sm:columns-2">
        {answers.map((answer, row) => (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: a question is known by its number
            key={row}
            data-row={row}
            role="radiogroup"
            aria-label={copy.question(row + 1)}
            className="flex break-inside-avoid items-center gap-1.5 py-1"
            onKeyDown={(event) => handleKey(event, row)}
          >
            <span aria-hidden className="w-7 shrink-0 text-right font-semibold tabular-nums">
              {row + 1}
            </span>
            {options.map((option) => (
              <span key={option} className="relative grid size-10 place-items-center">
                <input
                  type="radio"
                  name={`${name}-${row}`}
                  aria-label={toOptionLetter(option)}
                  className="peer size-10 cursor-pointer appearance-none rounded-full border border-edge bg-sheet checked:border-accent checked:bg-accent hover:not-checked:bg-hover"
                  checked={answer === option}
                  onChange={() => setAnswer(row, option)}
                  // A radio button that is chosen already has no change.
                  onClick={() => answer === option && setAnswer(row, null)}
                />
                <span aria-hidden className="pointer-events-none absolute font-semibold peer-checked:text-on-accent">
                  {toOptionLetter(option)}
                </span>
              </span>
            ))}
          </div>
        ))}
      </div>
    </Field>
  );
}
