/** Texts for choosing a practice session. */
import { isolateBidi } from '#contracts/isolate-bidi.ts';

export const titleText = 'Start Practice';
export const descriptionText = 'Five questions on a topic of your choice. Each right answer is worth 10 points.';
/** Before the account is approved, when a session earns nothing. */
export const trialDescriptionText = 'Five questions on a topic of your choice.';
export const backText = 'Back to Practice Hub';

export const gradeText = 'Grade';
export const chooseGradeText = 'Choose your grade';
export const subjectText = 'Subject';
/** `Math`, or several of them. */
export const toSubjectsHintText = (available: string) =>
  `There are questions for ${available} so far; the other subjects have none yet.`;
export const toNoQuestionsYetText = (chosen: string, available: string) =>
  `There are no questions for ${chosen} yet. Please choose ${available}.`;
export const topicText = 'Topic';
export const topicHintText = 'Type a topic, or pick a suggestion.';
export const topicWithoutSubjectHintText = 'Choose a subject first to see suggestions, or type a topic.';
export const suggestedTopicsText = 'Suggested topics';
/** Offers the topic that was typed before the subject changed. */
export const toUseTopicAgainText = (topic: string) => `Use “${isolateBidi(topic)}” again`;

export const startText = 'Start Practice';
/** What is still missing, in the page's order. */
export const toMissingChoicesText = (parts: readonly string[]) => `Still to choose: ${parts.join(', ')}.`;
