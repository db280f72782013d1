/** Texts for choosing a practice session. */
export const startPracticeTitleText = 'Start Practice';
export const startPracticeDescriptionText =
  'Five questions on a topic of your choice. Each right answer is worth 10 points.';
/** Shown before the account is approved, when a session earns no points. */
export const applicantDescriptionText = 'Five questions on a topic of your choice.';
export const backText = 'Back to Practice Hub';

export const startPracticeText = 'Start Practice';
/** Start makes another session. `answered` is `3 of 5 answered`. */
export const toUnfinishedText = (answered: string) => `You have an unfinished session of this topic: ${answered}.`;
/** `parts` are the missing choices in the page's order. */
export const toMissingChoicesText = (parts: readonly string[]) => `Still to choose: ${parts.join(', ')}.`;
