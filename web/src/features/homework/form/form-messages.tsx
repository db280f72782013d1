import { formFaultTexts as faultWords, formWarningTexts as hintWords } from '../../../copy/homework.ts';
import { Notice } from '../../../ui/notice.tsx';
import { type FormFaults, summarizeFaults } from './faults.ts';
import { findFormWarnings } from './find-form-warnings.ts';
import type { HomeworkForm } from './form.ts';

/** Lists the errors that prevent saving, without duplicates. */
export function FaultSummary({ faults }: { faults: FormFaults }) {
  const summary = summarizeFaults(faults);
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
export function FormWarnings({ values, failedPictures }: { values: HomeworkForm; failedPictures: readonly number[] }) {
  const hints = findFormWarnings(values, failedPictures);
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
