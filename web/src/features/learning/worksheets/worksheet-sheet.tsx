import { cx } from 'class-variance-authority';
import type { CSSProperties } from 'react';
import { toOptionLetter } from '#contracts/option-letter.ts';
import { toQuestionKey } from '#contracts/question-key.ts';
import type { WorksheetResponse } from '#contracts/worksheets.ts';
import type { PracticeFigure } from '#events/values/practice-figure.ts';
import { isAboutFractions } from '../../../lib/math-text.ts';
import { useCentre } from '../../../session/session.ts';
import { MathText, MathTextContext } from '../../../shared/math-text.tsx';
import { PaperHead } from '../../../shared/paper-head.tsx';
import { QuestionFigure } from '../../../shared/practice/question-figure.tsx';
import { toDrawingSize } from '../../../shared/practice/to-drawing-size.ts';
import { PrintFooter } from '../../../ui/print-footer.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { areOptionsBesideDrawing, countOptionsInRow, countSheetColumns } from './worksheet-layout.ts';
import { worksheetPageTexts as copy, toWorksheetFactsText, toWorksheetTitle } from './worksheets-copy.ts';

type Question = WorksheetResponse['questions'][number];

const paper = 'px-4 py-6 sm:px-8 print:overflow-visible print:rounded-none print:border-0 print:p-0 print:leading-snug';

/** The questions, for students. */
export function WorksheetSheet({ worksheet }: { worksheet: WorksheetResponse }) {
  const { number, topic, questions } = worksheet;
  const columns = countSheetColumns(questions);
  return (
    <Sheet className={paper}>
      <PrintFooter text={copy.footer(number, topic)} total={false} />
      <PaperHead centre={useCentre()?.name ?? ''} title={toWorksheetTitle(number)} />
      <p className="mb-4 flex flex-wrap gap-x-8 gap-y-3 print:mb-2">
        <Blank label={copy.name} className="flex-[2] basis-60" />
        <Blank label={copy.date} className="flex-1 basis-32" />
      </p>
      <div className="mb-5 flex flex-wrap items-baseline justify-between gap-x-6 print:mb-3">
        <p className="text-heading wrap-anywhere">
          <bdi>{topic}</bdi>
        </p>
        <p className="text-sm text-quiet">{toWorksheetFactsText(worksheet)}</p>
      </div>
      <ol className={columns === 2 ? 'gap-8 sm:columns-2 print:columns-2' : undefined}>
        {questions.map((question, index) => (
          <MathTextContext key={toQuestionKey(question)} value={isAboutMath(worksheet, question)}>
            <PrintedQuestion number={index + 1} question={question} columns={columns} />
          </MathTextContext>
        ))}
      </ol>
    </Sheet>
  );
}

const isAboutMath = ({ subject }: WorksheetResponse, question: Question): boolean =>
  subject === 'math' || isAboutFractions(question);

/** A line to write on. */
const Blank = ({ label, className }: { label: string; className: string }) => (
  <span className={cx('flex items-end gap-2', className)}>
    {label}
    <span className="flex-1 border-b border-ink" />
  </span>
);

/** Four columns of a narrow window would break words. */
const gridByOptionsInRow = { 1: '', 2: 'grid-cols-2', 4: 'grid-cols-2 lg:grid-cols-4 print:grid-cols-4' };

interface PrintedQuestionProps {
  number: number;
  question: Question;
  columns: 1 | 2;
}

/** One question, on one page and in one column as a whole. */
function PrintedQuestion({ number, question, columns }: PrintedQuestionProps) {
  const { text, options, figure } = question;
  const isBeside = areOptionsBesideDrawing(question, columns);
  return (
    <li className="flex break-inside-avoid gap-2.5 pb-5 print:pb-2.5">
      <span className="w-6 shrink-0 text-right font-semibold tabular-nums">{number}.</span>
      <div className="min-w-0 flex-1">
        <p dir="auto" className="mb-1.5 whitespace-pre-wrap wrap-anywhere print:mb-1">
          <MathText text={text} />
        </p>
        <div className={cx(isBeside && 'flex flex-wrap items-end gap-x-3 print:flex-nowrap')}>
          {figure && <PrintedDrawing figure={figure} isBeside={isBeside} />}
          <ol
            className={cx(
              'grid gap-x-3 gap-y-1',
              !isBeside && gridByOptionsInRow[countOptionsInRow(question, columns)],
            )}
          >
            {options.map((option, index) => (
              <li key={option} className="flex min-w-0 items-baseline gap-1.5">
                <span className="grid size-5 shrink-0 place-items-center self-start rounded-full border border-current text-xs">
                  {toOptionLetter(index)}
                </span>
                <span dir="auto" className="min-w-0 wrap-anywhere">
                  <MathText text={option} />
                </span>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </li>
  );
}

/** A drawing whose letters have 14 px or more on screen and 7 points or more on paper. */
const PrintedDrawing = ({ figure, isBeside }: { figure: PracticeFigure; isBeside: boolean }) => (
  <div
    style={{ '--units': toDrawingSize(figure).width } as CSSProperties}
    className={cx(
      'w-[calc(var(--units)*1px)] max-w-full shrink-0 *:mb-2! print:w-[calc(var(--units)*0.5pt)] print:[&_p]:mb-0 print:[&_p]:w-max print:[&_p]:max-w-[76mm] print:[&_p]:text-xs print:[&_svg]:max-h-none!',
      isBeside && 'print:*:mb-0!',
    )}
  >
    <QuestionFigure figure={figure} />
  </div>
);

/** The letters and answers, for tutors. */
export function WorksheetKey({ worksheet }: { worksheet: WorksheetResponse }) {
  const { number, topic, questions } = worksheet;
  return (
    <section aria-labelledby="answer-key" className="mt-8 break-before-page print:mt-0">
      <Sheet className={paper}>
        <PaperHead centre={useCentre()?.name ?? ''} title={toWorksheetTitle(number)} />
        <h2 id="answer-key" className="mb-1 text-heading">
          {copy.key}
        </h2>
        <p className="mb-4 text-sm text-quiet wrap-anywhere">
          <bdi>{topic}</bdi>
        </p>
        <ol className="gap-8 sm:columns-2 print:columns-2">
          {questions.map((question, index) => (
            <li key={toQuestionKey(question)} className="flex break-inside-avoid gap-2.5 pb-1">
              <span className="w-6 shrink-0 text-right tabular-nums">{index + 1}.</span>
              <span className="min-w-4 shrink-0 font-semibold">{toOptionLetter(question.correct_answer)}</span>
              <span dir="auto" className="min-w-0 wrap-anywhere">
                <MathTextContext value={isAboutMath(worksheet, question)}>
                  <MathText text={question.options[question.correct_answer] ?? ''} />
                </MathTextContext>
              </span>
            </li>
          ))}
        </ol>
      </Sheet>
    </section>
  );
}
