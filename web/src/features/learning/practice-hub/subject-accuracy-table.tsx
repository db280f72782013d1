import type { PracticeProgressResponse } from '#contracts/practice.ts';
import { practiceProgressTexts as copy } from '../../../copy/practice-hub.ts';
import { practiceSubjectTexts as names } from '../../../copy/practice-subjects.ts';

/** A table with bars. It has at most six rows, so it needs no chart. */
export function SubjectAccuracyTable({ subjects }: { subjects: PracticeProgressResponse['subjects'] }) {
  return (
    <table className="w-full">
      <caption className="sr-only">{copy.accuracy}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{copy.subject}</th>
          <th scope="col">{copy.accuracy}</th>
          <th scope="col">{copy.correct}</th>
        </tr>
      </thead>
      <tbody>
        {subjects.map(({ subject, questions_answered, correct_answers }) => (
          <tr key={subject}>
            <th scope="row" className="w-32 py-1.5 pr-3 text-left font-normal">
              {names[subject]}
            </th>
            <td className="py-1.5">
              <span className="flex items-center gap-3">
                <span aria-hidden className="h-3 flex-1 overflow-hidden rounded-full border border-edge">
                  <span
                    className="block h-full bg-accent"
                    style={{ width: copy.share(correct_answers, questions_answered) }}
                  />
                </span>
                <span className="w-12 text-right font-semibold tabular-nums">
                  {copy.share(correct_answers, questions_answered)}
                </span>
              </span>
            </td>
            <td className="w-36 py-1.5 pl-3 text-right text-sm text-quiet max-sm:sr-only">
              {copy.correctOf(correct_answers, questions_answered)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
