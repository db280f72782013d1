/** Texts of the page on which an owner changes the rules of the centre. */
import type { CentreRuleChange, CentreRulesFields } from '#contracts/centre-rules.ts';
import { type RetentionField, type RetentionPeriod, retentionPeriods } from '#events/values/retention-periods.ts';
import { formatLongDate } from '../lib/dates.ts';
import { formatCount } from '../lib/format-count.ts';
import { closedDaysTexts, toClosedDaysText } from './closed-days.ts';
import { savingText } from './common.ts';

type StreakRule = CentreRulesFields['same_day'];
type RacePointsRule = CentreRulesFields['race_points'];
type BoardCountingRule = CentreRulesFields['board_counting'];

export const centreRulesTexts = {
  title: 'Center Rules',
  description: 'Rules that apply to everyone at your center. Only owners can change them.',
  loading: 'Loading the rules...',
  loadingFailed: 'Error loading the rules',
  limitLabel: 'Class limit',
  limitHint:
    'The most classes a student can have remaining and in total. Classes over the limit wait. If you lower it, students who have more keep them.',
  streakHeading: 'A second practice session on the same day',
  streakHint: 'A streak counts the days in a row on which a student finished a practice session.',
  lateRollLabel: 'Days until a late roll needs a reason',
  lateRollHint: 'A tutor who takes attendance for a day further back than this is asked why.',
  dateDoubtLabel: 'Days after which a past date must be confirmed',
  dateDoubtHint: 'A tutor who marks attendance for a day further back than this confirms the date first.',
  practiceOpenLabel: 'Minutes to finish a practice session',
  practiceOpenHint: 'An unfinished session accepts no answers after that. Sessions that have started keep their time.',
  racePointsHeading: 'Points of a class race',
  racePointsHint: 'Every race is in the student’s own practice either way. A race never restarts a streak.',
  boardCountingHeading: 'This week’s leaderboard of a group',
  boardCountingHint:
    'A student’s level in a subject is the highest grade in which they have had a steady topic. Every other leaderboard always counts all practice.',
  familyMailLabel: 'Classes left when families get a mail',
  familyMailHint: 'A family also gets one when no class is left. Each family can switch these mails off.',
  lateCancellationLabel: 'Hours before class for a late cancellation',
  lateCancellationHint:
    'A student who is absent and told you later than this, or not at all, can be marked “Absent, class taken”. A tutor decides each time. With 0, an absence never takes a class. Your pricing page says which it is.',
  lateCancellationOff: 'off',
  retentionHeading: 'How long data is kept',
  retentionHint:
    'Every night after 2:00 AM, what is over its time is deleted for good. A day counts whole, so nothing is deleted early. A new time also applies to what is kept already.',
  retentionLink: 'See what the next night would delete',
  keptForGood: 'kept',
  fromLabel: 'In force from',
  fromHint: 'Today or later. What was recorded before keeps the rules of its time.',
  save: 'Save',
  saving: savingText,
  /** A rule that another owner has changed since this one typed another; `value` is as it is now. */
  toChangedElsewhereText: (value: string) => `Another owner has changed this to “${value}”. Saving replaces it.`,
  unchanged: 'Nothing has changed yet.',
  wholeNumber: 'Enter a whole number.',
  toOutOfBoundsText: (least: number, most: number) => `Enter a number from ${least} to ${most}.`,
  saved: 'Rules saved',
  failed: "Couldn't save the rules",
  history: 'Changes',
  noHistory: 'The rules have never been changed.',
  upcoming: 'Not in force yet',
  takeBack: 'Take back',
  takingBack: 'Taking back...',
  takenBack: 'Change taken back',
};
export const racePointsRuleTexts: Record<RacePointsRule, string> = {
  off: 'Do not count for the leaderboard and the streak',
  on: 'Count for the leaderboard and the streak',
};
export const boardCountingRuleTexts: Record<BoardCountingRule, string> = {
  points: 'Counts all practice',
  level: 'Counts only practice at or above each student’s level',
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

export const retentionRuleTexts: Record<RetentionField, { label: string; hint: string }> = {
  draft_days: {
    label: 'Days for drafts',
    hint: 'Answers, assignments and feedback that were typed and never submitted, counted from their last change. Pictures that were uploaded and never used are kept 20 days longer.',
  },
  contact_message_days: {
    label: 'Days for contact messages',
    hint: 'Messages from your contact page, answered or not, counted from the day they came. The contact page names this number.',
  },
  refusal_days: {
    label: 'Days for refused requests and failed sign-ins',
    hint: 'They are listed in the activity, so that you notice when someone guesses passwords. Counted from the last time.',
  },
  sign_up_days: {
    label: 'Days for accounts without approval',
    hint: 'An account that no tutor approves is deleted with what it practiced, counted from the sign-up.',
  },
  deleted_picture_months: {
    label: 'Months for pictures of deleted assignments',
    hint: 'Counted from the deletion. After that, a restored assignment and what students submitted for it show no pictures. With 0, they are kept.',
  },
  former_student_months: {
    label: 'Months until former students and families are up for erasure',
    hint: 'Counted from the day a student’s account was deleted, and a family could no longer see a child. You are asked to decide; nobody is erased by itself, because payments may have to be kept longer.',
  },
};

/** Asked once on the owner's page. */
export const streakQuestionTexts = {
  heading: 'What should a second practice session on the same day do to a streak?',
  answers: {
    reset: 'It starts the streak again at 1, so that students come back on the next day.',
    keep: 'It keeps the streak, so that students can practice as often as they like.',
  },
  later: 'You can change this later in the Center Rules.',
  missing: 'Please choose one of the two.',
} as const;

export const toRulesFromText = (day: string) => `From ${formatLongDate(day)}`;
export const toSavedRulesText = (from: string, today: string) =>
  from === today ? 'In force from now on.' : `In force from ${formatLongDate(from)} on.`;

/** What changed, one line for each rule, such as “Class limit: 18 before, 24 from then on”. */
export function toRuleChangeTexts({ rules, before }: Pick<CentreRuleChange, 'rules' | 'before'>): string[] {
  const now = toValueTexts(rules);
  const earlier = toValueTexts(before);
  return Object.keys(now).map((label) => `${label}: ${now[label]} (before: ${earlier[label]})`);
}

function toValueTexts({
  classes_max,
  same_day,
  late_roll_days,
  date_doubt_days,
  practice_open_minutes,
  family_mail_classes,
  race_points,
  board_counting,
  late_cancellation_hours,
  closed_days,
  ...retention
}: CentreRuleChange['rules']): Record<string, string> {
  return {
    ...(classes_max !== undefined && { [centreRulesTexts.limitLabel]: formatCount(classes_max, 'class', 'classes') }),
    ...(same_day !== undefined && {
      [centreRulesTexts.streakHeading]: streakRuleTexts[same_day].label.toLowerCase(),
    }),
    ...(late_roll_days !== undefined && {
      [centreRulesTexts.lateRollLabel]: formatCount(late_roll_days, 'day'),
    }),
    ...(date_doubt_days !== undefined && {
      [centreRulesTexts.dateDoubtLabel]: formatCount(date_doubt_days, 'day'),
    }),
    ...(closed_days !== undefined && { [closedDaysTexts.heading]: toClosedDaysText(closed_days) }),
    ...(practice_open_minutes !== undefined && {
      [centreRulesTexts.practiceOpenLabel]: formatCount(practice_open_minutes, 'minute'),
    }),
    ...(race_points !== undefined && {
      [centreRulesTexts.racePointsHeading]: racePointsRuleTexts[race_points].toLowerCase(),
    }),
    ...(board_counting !== undefined && {
      [centreRulesTexts.boardCountingHeading]: boardCountingRuleTexts[board_counting].toLowerCase(),
    }),
    ...(family_mail_classes !== undefined && {
      [centreRulesTexts.familyMailLabel]: formatCount(family_mail_classes, 'class', 'classes'),
    }),
    ...(late_cancellation_hours !== undefined && {
      [centreRulesTexts.lateCancellationLabel]:
        late_cancellation_hours === 0
          ? centreRulesTexts.lateCancellationOff
          : formatCount(late_cancellation_hours, 'hour'),
    }),
    ...toRetentionTexts(retention),
  };
}

const toRetentionTexts = (rules: { [Field in RetentionField]?: number | undefined }): Record<string, string> =>
  Object.fromEntries(
    Object.values(retentionPeriods).flatMap(({ field, unit }: RetentionPeriod & { field: RetentionField }) => {
      const count = rules[field];
      if (count === undefined) return [];
      const text = count === 0 ? centreRulesTexts.keptForGood : formatCount(count, unit);
      return [[retentionRuleTexts[field].label, text]];
    }),
  );

/** Whether tutors need two-step sign-in. */
export const twoStepRuleTexts = {
  title: 'Two-step sign-in of tutors',
  optional: 'Tutors and owners may turn on two-step sign-in for themselves, but need not.',
  required: 'Tutors and owners need two-step sign-in. Without it, they can only turn it on.',
  require: 'Require it',
  relax: 'No longer require it',
  saving: 'Saving...',
  question: 'Require two-step sign-in of all tutors?',
  consequences:
    'Tutors and owners who have not turned it on are signed out now, and set it up at their next sign-in. What they have not saved yet may wait until then.',
  done: 'Two-step sign-in is required',
  relaxed: 'Two-step sign-in is no longer required',
  failed: 'The rule was not changed',
  unconfirmed: "We couldn't confirm the rule",
};
