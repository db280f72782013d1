/** Texts for an account that no tutor has approved yet. */
import { QUESTIONS_PER_PRACTICE } from '#events/values/limits.ts';

export const awaitingApprovalTexts = {
  title: 'Waiting for your tutor',
  text: 'A tutor must approve your account before you can see classes and assignments. Please tell your tutor that you have signed up.',
  practice:
    'You can try out practice already. It counts for nothing yet: points, streaks and places on the leaderboard begin once your tutor has approved your account.',
  /** Above the choice of a session. */
  beforeStart:
    'This session is for trying out: it will not count, because your tutor has not approved your account yet.',
  lastResult: {
    heading: 'Your last result',
    correct: (count: number) => `${count} of ${QUESTIONS_PER_PRACTICE} correct`,
    action: 'See the answers',
  },
  /** Below the result of a session before approval, which earns no points. */
  notCounted:
    'This session was for trying out: it was started before your tutor approved your account, so it does not count.',
};
