/** Texts of a question that is answered, and of the report that it is wrong. */
export const correctAnswerText = 'Correct!';
export const wrongAnswerText = 'Not quite.';

export const reportQuestionTexts = {
  act: 'Report this question',
  pending: 'Reporting...',
  failed: 'Your report could not be sent. Please try again.',
  undo: 'Undo',
  undoContext: ' the report',
  undoFailed: 'Your report could not be undone. Please try again.',
  open: 'Thanks! A tutor will check this question. Your score stays the same for now.',
  accepted: 'A tutor agreed that something is wrong here, so this question counts as correct.',
  dismissed: 'A tutor checked this question and found it right, so your score stays the same.',
};
