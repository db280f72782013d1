/** Why a question of a submission counts differently from the answer that was given; students and tutors read it. */
export const submissionQuestionTexts = {
  credited: 'Counted as correct for everyone.',
  removed: 'This question was removed. It no longer counts.',
  added: 'This question was added after the assignment was submitted. It counts as not answered.',
  optionsChanged: 'The options were changed after this was answered. The answer is marked by the new ones.',
};
