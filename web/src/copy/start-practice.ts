/** What a student reads before a practice session. */

export const title = 'Start Practice';
export const description = 'Five questions on a topic of your choice. Each right answer is worth 10 points.';
export const back = 'Back to Practice Hub';

export const grade = 'Grade';
export const noGrade = 'Choose your grade';
export const subject = 'Subject';
export const topic = 'Topic';
export const topicHint = 'Type a topic, or pick a suggestion.';
export const topicBeforeSubject = 'Choose a subject first to see suggestions, or type a topic.';
export const suggestions = 'Suggested topics';

export const start = 'Start Practice';
/** What is still missing, in the order of the page. */
export const missing = (parts: readonly string[]) => `Still to choose: ${parts.join(', ')}.`;
