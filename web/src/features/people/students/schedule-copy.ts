/** Texts of the form for the class times of a group. */
import { isolateBidi } from '#contracts/isolate-bidi.ts';

export const scheduleTexts = {
  toTitle: (group: string) => `Class times of “${isolateBidi(group)}”`,
  title: 'Class times',
  description: 'Students see their next class. Only an attendance mark takes a class.',
  none: 'This group has no class times.',
  weekday: 'Day',
  begins: 'Begins',
  ends: 'Ends',
  room: 'Room',
  add: 'Add a class',
  toClassText: (number: number) => `Class ${number}`,
  remove: 'Remove',
  from: 'In force from',
  fromHint: 'Today or later. They replace what was planned for that day and later; earlier days keep their times.',
  save: 'Save Class Times',
  saved: 'Class times saved',
  failed: "Couldn't save the class times",
  gone: 'This group was removed. Close this window to see the others.',
  timesMissing: 'Enter when the class begins and ends.',
  endsTooEarly: 'The class must end after it begins.',
  sameTime: 'Another class begins at the same time.',
};
