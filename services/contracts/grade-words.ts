/** The words of a grade's history and of questions that count differently. Students, families and tutors read them. */

import { isolateBidi } from './isolate-bidi.ts';
import { toOptionLetter } from './option-letter.ts';
import type { QuestionChange, SubmissionRow } from './submissions.ts';

export type GradeChange = SubmissionRow['grades'][number];

/** What happened to a grade. The person and the time are shown beside it. */
export const gradeChangeTexts: Record<GradeChange['what'], string> = {
  submitted: 'Scored automatically',
  graded: 'Graded',
  corrected: 'Corrected',
  regraded: 'Regraded with a new answer key',
  credited: 'Credited for a question that was changed',
};

/** Said of a submission that a tutor entered from paper. */
export const toEnteredText = (tutor: string): string => `Answered on paper, entered by ${isolateBidi(tutor)}.`;

/** How a question counted differently from the grade before. */
export function toQuestionChangeText({ number, change, from_key, to_key }: QuestionChange): string {
  switch (change) {
    case 'key':
      if (to_key === null) return `Question ${number} has a new correct answer.`;
      return from_key === null
        ? `Question ${number}: ${toOptionLetter(to_key)} is correct.`
        : `Question ${number}: ${toOptionLetter(to_key)} is correct, not ${toOptionLetter(from_key)}.`;
    case 'options':
      return `Question ${number} has new options.`;
    case 'credited':
      return `Question ${number} counts as correct for everyone.`;
    case 'removed':
      return `Question ${number} no longer counts.`;
    case 'added':
      return `Question ${number} was added.`;
  }
}

/** Why a question of a submission counts differently from the answer that was given; students and tutors read it. */
export const submissionQuestionTexts = {
  credited: 'Counted as correct for everyone.',
  removed: 'This question was removed. It no longer counts.',
  added: 'This question was added after the assignment was submitted. It counts as not answered.',
  optionsChanged: 'The options were changed after this was answered. The answer is marked by the new ones.',
  correctNow: (text: string) => `The correct answer is now: ${text}`,
};
