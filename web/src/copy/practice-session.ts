/** Texts of a practice session; specified texts as in the specification, section 2. */
import { isolateBidi } from '#contracts/isolate-bidi.ts';
import { QUESTIONS_PER_PRACTICE } from '#events/values/limits.ts';

export const back = 'Back to Start Practice';
/** Title of the page before the session is loaded. */
export const heading = 'Practice Session';
export const title = (subject: string) => `${subject} practice`;
export const loading = 'Loading your session...';
export const loadingFailed = 'Your session could not be loaded';

export const generating = { title: 'Generating Questions...', text: 'Creating personalized questions just for you!' };
export const noQuestions = {
  title: 'Unable to Generate Questions',
  text: "We couldn't create practice questions for this topic. Please try again or choose a different topic.",
  again: 'Try Again',
  hub: 'Back to Practice Hub',
  noAnswer: 'No answer came. Please check the connection.',
};
/** The part of the server's sentence that follows the specified one, such as topics with questions; '' without any. */
export const extraNoQuestionsText = (detail: string) => detail.replace(noQuestions.text, '').trim();
export const expired = {
  title: 'This session has run out of time',
  text: 'A session stays open for two hours. Your answers in this one count neither for nor against you.',
  action: 'Start a new session',
};

export const endedByApproval = {
  title: 'Your tutor has approved your account',
  text: 'Practice from before that does not count, so this session has ended. Every session that you start now counts.',
  action: 'Start a session that counts',
};

/** `2 / 5` */
export const counter = (number: number) => `${number} / ${QUESTIONS_PER_PRACTICE}`;
export const progress = 'Questions answered';
export const score = (correct: number, answered: number) => `Score: ${correct} / ${answered}`;
export const keysHint = 'Press 1 to 4 to pick an option, Enter to go on.';

export const submit = 'Submit Answer';
export const submitting = 'Submitting...';
export const next = 'Next Question';
export const finish = 'Finish Session';
export const finishing = 'Finishing...';
export const retrying = 'Could not save. Retrying…';
/** Followed by the reason. */
export const finishingFailed = 'Your session could not be saved.';
export const answerFailed = 'Your answer could not be sent. It is kept here: please submit it again.';

export const right = 'Correct!';
export const wrong = 'Not correct.';
export const explanation = 'Explanation';

/** Announced to screen readers when an answer arrives. */
export const answerAnnouncement = (correct: boolean, key: string, explanation: string | null) =>
  [correct ? right : `${wrong} The correct answer is ${isolateBidi(key)}.`, explanation].filter(Boolean).join(' ');

export const report = {
  act: 'This looks wrong',
  pending: 'Reporting...',
  failed: 'Your report could not be sent. Please try again.',
  open: 'You said that this looks wrong. A tutor will look at it; until then your score stays as answered.',
  accepted: 'A tutor agreed that this question is wrong: it counts as correct.',
  dismissed: 'A tutor looked at this question again: it stays as it is.',
};
