/** Texts of the page on which an owner changes the rules of the centre. */
import type { CentreRulesResponse } from '#contracts/centre-rules.ts';

type StreakRule = CentreRulesResponse['same_day'];

export const centreRulesTexts = {
  title: 'Center Rules',
  description: 'Rules that apply to everyone at your center. Only owners can change them.',
  loading: 'Loading the rules...',
  loadingFailed: 'Error loading the rules',
  streakHeading: 'A second practice session on the same day',
  streakHint:
    'A streak counts the days in a row on which a student finished a practice session. The rule applies to sessions finished from the moment you save it. Earlier streaks don’t change.',
  save: 'Save',
  saving: 'Saving...',
  saved: 'Rule saved',
  failed: "Couldn't save the rule",
};
export const streakRuleTexts: Record<StreakRule, { label: string; effect: string }> = {
  reset: {
    label: 'Restarts the streak at 1',
    effect: 'Students are warned before they start another session on the same day.',
  },
  keep: {
    label: 'Keeps the streak',
    effect: 'Students can practice as often as they like in a day without losing their streak.',
  },
};
export const centreRulesLinkText = 'Center rules';
