/** Texts of the page of the leaderboard. */
import { isolateBidi } from '#contracts/isolate-bidi.ts';

export const leaderboardTitleText = 'Leaderboard';

/** The nicknames with the students' names, for tutors only. */
export const nicknamesTexts = {
  open: 'Nicknames',
  title: 'Nicknames',
  description: 'Only tutors see whose nicknames these are.',
  loading: 'Loading nicknames...',
  failed: 'Error loading nicknames',
  empty: 'No nicknames yet',
  emptyText: 'Students choose one on their Practice Hub.',
  remove: 'Remove',
  removeOf: (nickname: string) => ` the nickname ${isolateBidi(nickname)}`,
  confirmTitle: (nickname: string) => `Remove the nickname “${isolateBidi(nickname)}”?`,
  confirmText: (name: string) =>
    `The board then shows the first name and an initial of ${isolateBidi(name)}, who gets a notification and can choose another nickname.`,
  confirm: 'Remove nickname',
  removed: (name: string) => `${isolateBidi(name)}'s nickname was removed`,
  removeFailed: 'The nickname was not removed',
};
