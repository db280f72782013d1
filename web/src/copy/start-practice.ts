/** Texts for choosing a practice session. */
import { isolateBidi } from '#contracts/isolate-bidi.ts';

export const title = 'Start Practice';
export const description = 'Five questions on a topic of your choice. Each right answer is worth 10 points.';
/** Before the account is approved, when a session earns nothing. */
export const trialDescription = 'Five questions on a topic of your choice.';
export const back = 'Back to Practice Hub';

export const grade = 'Grade';
export const noGrade = 'Choose your grade';
export const subject = 'Subject';
/** `Math`, or several of them. */
export const subjectsHint = (available: string) =>
  `There are questions for ${available} so far; the other subjects have none yet.`;
export const noQuestionsYet = (chosen: string, available: string) =>
  `There are no questions for ${chosen} yet. Please choose ${available}.`;
export const topic = 'Topic';
export const topicHint = 'Type a topic, or pick a suggestion.';
export const topicBeforeSubject = 'Choose a subject first to see suggestions, or type a topic.';
export const suggestions = 'Suggested topics';
/** Offers the topic that was typed before the subject changed. */
export const typedBefore = (topic: string) => `Use “${isolateBidi(topic)}” again`;

export const start = 'Start Practice';
/** What is still missing, in the page's order. */
export const missing = (parts: readonly string[]) => `Still to choose: ${parts.join(', ')}.`;
