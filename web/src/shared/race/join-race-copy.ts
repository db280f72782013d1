/** Texts with which a student comes to a class race. */
import { isolateBidi } from '#contracts/isolate-bidi.ts';
import { RACE_CODE_LENGTH } from '#events/values/limits.ts';

export const joinRaceTexts = {
  heading: 'Class race',
  runningHeading: 'Races that are running',
  toRunning: (group: string, topic: string) => `Class race of ${isolateBidi(group)}: ${topic}`,
  join: 'Join the race',
  code: 'Code on the screen in your room',
  codeHint: `${RACE_CODE_LENGTH} digits`,
  codeMissing: `Type the ${RACE_CODE_LENGTH} digits.`,
  submit: 'Join',
  failed: "Couldn't find the race",
};
