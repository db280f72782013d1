/** Texts for choosing a grade, a subject and a topic. */
import { isolateBidi } from '#contracts/isolate-bidi.ts';

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
/** Offers the topic that was typed before changing the subject. */
export const toUseTopicAgainText = (topic: string) => `Use “${isolateBidi(topic)}” again`;
