/** Texts of the dialog in which a tutor starts a class race. */
import { RACE_QUESTIONS_MAX, RACE_QUESTIONS_MIN, RACE_SECONDS_MAX, RACE_SECONDS_MIN } from '#events/values/limits.ts';

export const startRaceTexts = {
  open: 'Start a race',
  running: 'Go to the running race',
  title: 'Start a class race',
  description:
    'Everybody in the group gets the same question at the same time. Put the next page on the screen in your room.',
  questions: 'Questions',
  questionsHint: `From ${RACE_QUESTIONS_MIN} to ${RACE_QUESTIONS_MAX}`,
  seconds: 'Seconds for each question',
  secondsHint: `From ${RACE_SECONDS_MIN} to ${RACE_SECONDS_MAX}`,
  submit: 'Start the race',
  submitting: 'Starting...',
  failed: "Couldn't start the race",
  over: 'Last races',
};
export const toRaceRangeText = (least: number, most: number) => `Enter a whole number from ${least} to ${most}.`;
