import { RefreshCw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { toOptionLetter } from '#contracts/option-letter.ts';
import type { NotReplaced, QuestionGeneration } from '#contracts/question-generation.ts';
import { HOMEWORK_QUESTIONS_MAX } from '#events/values/limits.ts';
import { homeworkApi } from '../../../../api/homework-api.ts';
import { useCommand } from '../../../../commands/use-command-dialog.ts';
import { questionEditorTexts } from '../../../../copy/homework.ts';
import { MathText } from '../../../../shared/math-text.tsx';
import { QuestionFigure } from '../../../../shared/practice/question-figure.tsx';
import { Badge } from '../../../../ui/badge.tsx';
import { Button } from '../../../../ui/button.tsx';
import { LabelledCheckbox } from '../../../../ui/checkbox.tsx';
import { FormFooter } from '../../../../ui/form-footer.tsx';
import { Input, Textarea } from '../../../../ui/input.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { reviewTexts as copy, toGenerationFacts } from '../generate-questions-copy.ts';
import type { QuestionFormValues } from '../homework-form-values.ts';
import {
  isIncomplete,
  type Review,
  type ReviewedQuestion,
  type ReviewRow,
  toAddedQuestion,
  toReviewRows,
  withReviewedQuestion,
} from './generated-question-review.ts';

interface GeneratedQuestionsReviewProps {
  generation: QuestionGeneration;
  review: Review;
  onReview(review: Review): void;
  /** How many questions the assignment has room for. */
  room: number;
  /** The questions that the assignment has. */
  taken: readonly QuestionFormValues[];
  onAdd(questions: readonly QuestionFormValues[]): void;
  onBack(): void;
}

/** The generated questions, all of which can be edited, left out, removed or replaced before they are added. */
export function GeneratedQuestionsReview({
  generation,
  review,
  onReview,
  room,
  ...props
}: GeneratedQuestionsReviewProps) {
  const [tried, setTried] = useState(false);
  const { id, replacing, not_replaced: notReplaced, questions } = generation;
  const rows = toReviewRows(questions, review, props.taken);
  const ticked = rows.filter(({ isTicked }) => isTicked);
  const change = (key: string, changed: ReviewedQuestion) =>
    onReview(withReviewedQuestion(review, questions, key, changed));
  const [replace] = homeworkApi.useReplaceGeneratedQuestionMutation();
  const replacement = useCommand(replace, { key: 'replace-question', failed: copy.replacingFailed });
  const facts = toGenerationFacts({
    asked: generation.request.numberOfQuestions,
    ready: questions.length,
    interrupted: generation.interrupted,
    rejected: generation.rejected,
    otherDifficulty: findNumbersOf(rows, 'other-difficulty'),
    otherGrades: findNumbersOf(rows, 'other-grades'),
    built: questions.filter(({ origin }) => origin.source !== 'model').length,
    modelFailure: generation.model_failure,
  });
  const fault = ticked.some(isIncomplete)
    ? copy.empty
    : ticked.length > room
      ? copy.full(HOMEWORK_QUESTIONS_MAX)
      : undefined;
  const add = () => {
    if (fault === undefined) props.onAdd(ticked.map(toAddedQuestion));
    else setTried(true);
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        // React would pass the event on to the form of the assignment, in which the dialog is.
        event.stopPropagation();
        add();
      }}
      className="flex flex-col gap-5"
    >
      {facts.length > 0 && (
        <Notice>
          {facts.map((fact) => (
            <p key={fact}>{fact}</p>
          ))}
        </Notice>
      )}
      {rows.length === 0 && <p className="py-6 text-center text-quiet">{copy.none}</p>}
      <ol className="-mx-5 divide-y divide-rule border-y border-rule sm:-mx-6">
        {rows.map((row, index) => (
          <GeneratedQuestionItem
            key={row.key}
            row={row}
            number={index + 1}
            isReplacing={replacing === row.key}
            notReplaced={notReplaced?.key === row.key ? notReplaced.reason : undefined}
            canReplace={replacing === null && !replacement.pending}
            onChange={(changed) => change(row.key, changed)}
            onReplace={() => replacement.submit({ body: { id, key: row.key } })}
          />
        ))}
      </ol>
      <FormFooter error={tried ? fault : undefined}>
        <Button onClick={props.onBack}>{copy.back}</Button>
        <Button type="submit" variant="primary" disabled={ticked.length === 0 || replacing !== null}>
          {copy.add(ticked.length, rows.length)}
        </Button>
      </FormFooter>
    </form>
  );
}

const findNumbersOf = (rows: readonly ReviewRow[], substitute: ReviewRow['substitute']): number[] =>
  rows.flatMap((row, index) => (row.substitute === substitute ? [index + 1] : []));

interface GeneratedQuestionItemProps {
  row: ReviewRow;
  number: number;
  isReplacing: boolean;
  /** Why the question was kept when another one was asked for. */
  notReplaced: NotReplaced['reason'] | undefined;
  canReplace: boolean;
  onChange(changed: ReviewedQuestion): void;
  onReplace(): void;
}

function GeneratedQuestionItem({
  row,
  number,
  isReplacing,
  notReplaced,
  canReplace,
  onChange,
  onReplace,
}: GeneratedQuestionItemProps) {
  const { key, text, options, correct_answer: correct, explanation, isTicked, isTaken } = row;
  return (
    <li aria-busy={isReplacing} className={isTicked ? 'px-5 py-4 sm:px-6' : 'bg-ground px-5 py-4 sm:px-6'}>
      <fieldset disabled={isReplacing} className="flex min-w-0 flex-col gap-3">
        <legend className="sr-only">{questionEditorTexts.name(number)}</legend>
        <div className="flex flex-wrap items-center justify-between gap-2">
          <LabelledCheckbox
            checked={isTicked}
            onChange={(checked) => onChange({ left_out: !checked })}
            className="font-semibold"
          >
            {copy.use(number)}
          </LabelledCheckbox>
          {isTaken && <Badge tone="caution">{copy.taken}</Badge>}
        </div>
        <Textarea
          rows={2}
          aria-label={copy.text(number)}
          value={text}
          onChange={({ target }) => onChange({ text: target.value })}
        />
        <QuestionFigure figure={row.figure} />
        <div className="grid gap-2 sm:grid-cols-2">
          {options.map((option, index) => {
            const letter = toOptionLetter(index);
            return (
              <div key={letter} className="flex items-center gap-1">
                <label className="flex h-11 shrink-0 cursor-pointer items-center gap-2 px-1.5 font-semibold">
                  <input
                    type="radio"
                    name={`${key}-correct`}
                    aria-label={questionEditorTexts.isCorrect(letter)}
                    checked={correct === index}
                    onChange={() => onChange({ correct_answer: index })}
                    className="size-5 cursor-[inherit] appearance-none rounded-full border border-edge bg-sheet checked:border-[6px] checked:border-good"
                  />
                  <span aria-hidden>{letter}</span>
                </label>
                <Input
                  aria-label={questionEditorTexts.option(letter)}
                  value={option}
                  onChange={({ target }) => onChange({ options: options.with(index, target.value) })}
                />
              </div>
            );
          })}
        </div>
        {explanation !== null && (
          <p className="text-sm text-quiet">
            <span className="font-semibold">{copy.explanation}</span> <MathText text={explanation} />
          </p>
        )}
        <p role="status" className="text-sm text-caution empty:hidden">
          {notReplaced && copy.notReplaced[notReplaced]}
        </p>
        <div className="flex flex-wrap gap-2">
          <Button size="small" pending={isReplacing} disabled={!canReplace && !isReplacing} onClick={onReplace}>
            <RefreshCw aria-hidden />
            {isReplacing ? copy.replacing : copy.replace}
          </Button>
          <Button size="small" variant="quiet-danger" onClick={() => onChange({ removed: true })}>
            <Trash2 aria-hidden />
            {copy.remove}
          </Button>
        </div>
      </fieldset>
    </li>
  );
}
