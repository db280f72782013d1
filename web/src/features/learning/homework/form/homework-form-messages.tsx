import {
  homeworkFormFaultTexts as faultWords,
  homeworkFormWarningTexts as hintWords,
} from '../../../../copy/homework.ts';
import { Notice } from '../../../../ui/notice.tsx';
import type { HomeworkFormValues } from '../homework-form-values.ts';
import { groupFaultsByMessage, type HomeworkFormFaults } from './homework-form-faults.ts';
import { toHomeworkWarningTexts } from './to-homework-warning-texts.ts';

/** Lists the errors that prevent saving, without duplicates. */
export function HomeworkFormFaultList({ faults }: { faults: HomeworkFormFaults }) {
  const summary = groupFaultsByMessage(faults);
  if (summary.length === 0) return null;
  return (
    <Notice tone="danger" role="alert" className="mb-4">
      <p className="font-semibold">{faultWords.heading}</p>
      <ul className="list-disc pl-5">
        {summary.map(({ message, questions }) => (
          <li key={message}>
            {message}
            {questions.length > 0 && ` ${faultWords.places(questions)}.`}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

/** Lists warnings that do not prevent saving. */
export function HomeworkFormWarningList({
  values,
  failedPictures,
}: {
  values: HomeworkFormValues;
  failedPictures: readonly number[];
}) {
  const hints = toHomeworkWarningTexts(values, failedPictures);
  if (hints.length === 0) return null;
  return (
    <Notice tone="caution" className="mb-4">
      <p className="font-semibold">{hintWords.heading}</p>
      <ul className="list-disc pl-5">
        {hints.map((hint) => (
          <li key={hint}>{hint}</li>
        ))}
      </ul>
    </Notice>
  );
}
