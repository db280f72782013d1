/** Texts for a student whose account no tutor has approved yet. */
import { QUESTIONS_PER_PRACTICE } from '#events/values/limits.ts';

export const awaitingApprovalTexts = {
  title: 'Waiting for your tutor',
  text: 'The center has your sign-up. You can see classes and assignments once a tutor has approved your account.',
  practice:
    "You can already try practice. It doesn't count yet: points, streaks and places on the leaderboard begin once your tutor has approved your account.",
  /** Shown above the choice of a practice session. */
  beforeStart:
    'This session is for trying out: it will not count, because your tutor has not approved your account yet.',
  lastResult: {
    heading: 'Your last result',
    correct: (count: number) => `${count} of ${QUESTIONS_PER_PRACTICE} correct`,
    action: 'See the answers',
  },
  /** Shown below the result of a session that was started before approval and earns no points. */
  notCounted:
    'This session was for trying out: it was started before your tutor approved your account, so it does not count.',
  /** The same while the account is still not approved. */
  notCountedYet:
    'This session was for trying out: it does not count, because your tutor has not approved your account yet.',
};
