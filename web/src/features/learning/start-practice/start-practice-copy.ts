/** Texts for choosing a practice session. */
import { isolateBidi } from '#contracts/isolate-bidi.ts';

export const startPracticeTitleText = 'Start Practice';
export const startPracticeDescriptionText =
  'Five questions on a topic of your choice. Each right answer is worth 10 points.';
/** Shown before the account is approved, when a session earns no points. */
export const applicantDescriptionText = 'Five questions on a topic of your choice.';
export const backText = 'Back to Practice Hub';

export const schoolGradeText = 'Grade';
export const chooseSchoolGradeText = 'Choose a grade';
export const subjectText = 'Subject';
export const topicText = 'Topic';
export const topicHintText = 'Type a topic, or pick a suggestion.';
export const topicWithoutSubjectHintText = 'Choose a subject first to see suggestions, or type a topic.';
/** Said while the student types. */
export const toFoundTopicText = (name: string) => `You will get questions on ${name}.`;
export const toUnknownTopicText = (typed: string) =>
  `We have no questions on “${isolateBidi(typed)}” yet. Try one of these topics:`;
export const suggestedTopicsText = 'Suggested topics';
/** Offers the topic that the student typed before changing the subject. */
export const toUseTopicAgainText = (topic: string) => `Use “${isolateBidi(topic)}” again`;

export const startPracticeText = 'Start Practice';
/** Start makes another session. `answered` is `3 of 5 answered`. */
export const toUnfinishedText = (answered: string) => `You have an unfinished session of this topic: ${answered}.`;
/** `parts` are the missing choices in the page's order. */
export const toMissingChoicesText = (parts: readonly string[]) => `Still to choose: ${parts.join(', ')}.`;
