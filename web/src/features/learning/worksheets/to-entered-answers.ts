import type { SubmissionDetail } from '#contracts/submissions.ts';
import type { WorksheetResponse } from '#contracts/worksheets.ts';

/**
 * The answers that were entered, by the index of the printed option; null for a blank question. Undefined if they were not
 * entered from paper, or if the assignment has other questions than the paper or has them in another order.
 */
export function toEnteredAnswers(
  { questions: printed }: Pick<WorksheetResponse, 'questions'>,
  { questions, answers, entered_by_name }: Pick<SubmissionDetail, 'questions' | 'answers' | 'entered_by_name'>,
): (number | null)[] | undefined {
  if (entered_by_name === null || questions.length !== printed.length) return undefined;
  const entered: (number | null)[] = [];
  for (const [index, { text, options: ofPaper }] of printed.entries()) {
    const asked = questions[index];
    if (asked?.text !== text || !asked.options?.every((option) => ofPaper.includes(option))) return undefined;
    const given = answers.find(({ question_id }) => question_id === asked.id)?.answer;
    entered.push(typeof given === 'number' ? ofPaper.indexOf(asked.options[given] as string) : null);
  }
  return entered;
}
