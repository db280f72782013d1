/** What somebody reads whose account no tutor has approved yet. */
export const approval = {
  title: 'Waiting for your tutor',
  text: 'A tutor must approve your account before you can see classes and assignments. Please tell your tutor that you have signed up.',
  practice:
    'You can practice already. Practice before your tutor approves your account does not count on the leaderboard.',
};
