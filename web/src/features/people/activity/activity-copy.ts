/** Texts of the activity: each action is a sentence around the name of the person it is about. */

import type { ActivityAct } from '#contracts/activity.ts';
import type { ActivityGroup } from '#contracts/activity-groups.ts';
import { isolateBidi } from '#contracts/isolate-bidi.ts';
import { formatCents } from '#contracts/reason-words.ts';
import type { actTypesByGroup } from '#events/values/shapes.ts';
import { toWaitingOverLimitText } from '../../../copy/applied-classes.ts';
import { toMarkWord, toStatusWord } from '../../../copy/attendance.ts';
import { formatDate, formatWeekdayAndDate } from '../../../lib/dates.ts';
import { preventLineBreaks } from '../../../lib/fact-separator.ts';
import { formatCount } from '../../../lib/format-count.ts';
import { toMarkChoice } from '../../../lib/mark-choice.ts';

export const activityLoadingText = 'Loading activity...';
export const activityLoadingFailedText = 'Error loading activity';

export const activityGroupTexts: Record<ActivityGroup, string> = {
  classes: 'Classes',
  attendance: 'Attendance',
  homework: 'Assignments',
  practice: 'Practice',
  accounts: 'Accounts',
  groups: 'Groups',
  refused: 'Refused',
  'sign-ins': 'Failed sign-ins',
};

export const everyonesActivityDescriptionText = 'Everyone’s activity and refused requests, newest first';
export const ownActivityDescriptionText = 'Your activity, and everyone’s on classes and attendance, newest first';
export const singleRecordDescriptionText = 'Only what happened to one attendance record.';
export const declinedAccountsNotListedText = 'Declined accounts are not listed here. See';
export const decidedSignUpsLinkText = 'New accounts decided in the last 30 days';
export const noActivityTexts = {
  title: 'Nothing yet',
  text: 'Every change to classes, marks and accounts will appear here.',
};
export const noMatchingActivityTexts = {
  title: 'No activity matches these filters',
  text: 'Choose another period, student, tutor or kind of activity.',
};

/** Links to what an entry is about. The contexts complete them for screen readers. */
export const detailLinkTexts = {
  record: 'Record',
  recordContext: 'of this attendance',
  cases: 'Questions',
  casesContext: 'about classes',
  money: 'Payments',
  moneyContext: 'of this student',
  reports: 'Reports',
  reportsContext: 'of practice questions',
};

export const activityFilterTexts = {
  label: 'Filter the activity',
  kind: 'Kind',
  everything: 'Everything',
  tutor: 'Tutor',
  /** A chosen person who is not in the list. */
  another: 'Another person',
};
export const formerText = 'Former';
export const dayTexts = { today: 'Today', yesterday: 'Yesterday' };

/** A sentence around a name that may be a link, such as `Ms Lee marked `, Mia, ` present for Thu, Nov 12`. */
export interface SentenceAroundName {
  before: string;
  name?: string;
  after?: string;
}

const toClassesText = (count: number) => formatCount(count, 'class', 'classes');
const toOtherDevicesText = (count: number) =>
  count === 1 ? 'another device' : formatCount(count, 'other device', 'other devices');
const toWaitingText = (count: number) => formatCount(count, 'waiting class', 'waiting classes');

const isByTutor = ({ actor_role }: ActivityAct) => actor_role === 'tutor' || actor_role === 'owner';

export function toActivityActionSentence(act: ActivityAct): SentenceAroundName {
  const { subject_name } = act;
  const actor = isolateBidi(act.actor_name);
  const name = subject_name ?? 'Unknown';
  const count = Math.abs(act.requested ?? 0);
  const amount = formatCents(act.amount_cents ?? 0);
  const day = preventLineBreaks(act.date === null ? 'another day' : formatWeekdayAndDate(act.date));
  switch (act.what) {
    case 'opened':
      return { before: 'The center was opened' };
    case 'joined':
      return { before: '', name, after: ' joined as a tutor' };
    case 'tutor-invited':
      return { before: `${actor} invited `, name, after: ' as a tutor' };
    case 'invitation-renewed':
      return { before: `${actor} made a new link for the invitation of `, name };
    case 'invitation-withdrawn':
      return { before: `${actor} withdrew the invitation of `, name };
    case 'tutor-archived': {
      const successor = act.homework_to_name;
      const after = successor === null ? '' : `. Their assignments go to ${isolateBidi(successor)}`;
      return { before: `${actor} archived the tutor `, name, after };
    }
    case 'tutor-restored':
      return { before: '', name, after: ' came back as a tutor' };
    case 'owner-made':
      return { before: `${actor} made `, name, after: ' an owner' };
    case 'owner-removed':
      return { before: `${actor} removed `, name, after: ' as owner' };
    case 'enrolled':
      if (act.actor_id === act.subject_id) return { before: '', name, after: ' signed up' };
      return { before: `${actor} enrolled `, name, after: count > 0 ? ` with ${toClassesText(count)}` : '' };
    case 'archived':
      return { before: `${actor} deleted the account of `, name };
    case 'erased':
      return { before: `${actor} erased the personal data of a person` };
    case 'import-undone':
      return { before: `${actor} undid the import of `, name };
    case 'restored':
      return { before: `${actor} restored the account of `, name };
    case 'restored-by-merge':
      return { before: `${actor} restored the account of `, name, after: ' by merging a new account into it' };
    case 'merged':
      return { before: `${actor} merged a new account into `, name };
    case 'password-code-made':
      return { before: `${actor} made a password code for `, name };
    case 'family-invited':
      return { before: `${actor} invited a family of `, name };
    case 'family-invitation-withdrawn':
      return { before: `${actor} withdrew an invitation for the family of `, name };
    case 'family-joined':
      return { before: `${actor} joined as family of `, name };
    case 'family-ended':
      return { before: `${actor} ended the access of a family account of `, name };
    case 'password-changed':
      return { before: '', name, after: ' changed their password' };
    case 'password-reset':
      return { before: '', name, after: ' set a new password with a link or code' };
    case 'email-changed':
      if (act.actor_id === act.subject_id) return { before: '', name, after: ' changed their email' };
      return { before: `${actor} changed the email of `, name };
    case 'sessions-ended':
      return { before: '', name, after: ` signed out ${toOtherDevicesText(act.sessions ?? 0)}` };
    case 'second-factor-on':
      return { before: '', name, after: ' turned on two-step sign-in' };
    case 'second-factor-off':
      if (act.actor_id === act.subject_id) return { before: '', name, after: ' turned off two-step sign-in' };
      return { before: `${actor} turned off two-step sign-in for `, name };
    case 'recovery-codes-replaced':
      return { before: '', name, after: ' made new recovery codes' };
    case 'second-factor-required':
      return { before: '', name, after: ' required two-step sign-in of tutors' };
    case 'second-factor-optional':
      return { before: '', name, after: ' no longer requires two-step sign-in of tutors' };
    case 'classes-added':
      return {
        before: `${actor} added ${toClassesText(count)} for `,
        name,
        after: act.amount_cents === null ? '' : `, price ${amount}`,
      };
    case 'classes-imported':
      return { before: `${actor} brought over ${toClassesText(count)} from the former records for `, name };
    case 'classes-removed':
      return { before: `${actor} removed ${toClassesText(count)} from `, name };
    case 'waiting-applied':
      return { before: `${actor} applied ${toWaitingText(count)} for `, name };
    case 'waiting-withdrawn':
      return { before: `${actor} withdrew ${toWaitingText(count)} of `, name };
    case 'purchase-reversed':
      return { before: `${actor} reversed a purchase of ${toClassesText(count)} for `, name };
    case 'settled':
      return { before: `${actor} settled the uncovered class of `, name, after: ` on ${day}` };
    case 'case-opened':
      if (isByTutor(act)) return { before: `${actor} recorded a question about the classes of `, name };
      return { before: '', name, after: ' asked a question about classes' };
    case 'case-answered':
      return { before: `${actor} answered the question about classes of `, name };
    case 'case-corrected':
      return { before: `${actor} resolved the question about classes of `, name, after: ' with a correction' };
    case 'case-explained':
      return { before: `${actor} resolved the question about classes of `, name, after: ' with an explanation' };
    case 'case-refunded':
      return { before: `${actor} resolved the question about classes of `, name, after: ' with a refund' };
    case 'case-assigned':
      return { before: `${actor} changed who is responsible for the question about classes of `, name };
    case 'case-due-changed':
      return { before: `${actor} changed the due date of the question about classes of `, name };
    case 'case-privately-noted':
      return { before: `${actor} added a private note to the question about classes of `, name };
    case 'case-reopened':
      if (isByTutor(act)) return { before: `${actor} reopened the question about classes of `, name };
      return { before: '', name, after: ' asked again about classes' };
    case 'marked':
      return { before: `${actor} marked `, name, after: ` ${toActMarkWord(act)} for ${day}` };
    case 'corrected':
      return { before: `${actor} changed `, name, after: `'s mark to ${toActMarkWord(act)} for ${day}` };
    case 'moved':
      return { before: `${actor} moved the attendance of `, name, after: ` to ${day}` };
    case 'voided':
      return { before: `${actor} voided the mark of `, name, after: ` for ${day}` };
    case 'noted':
      return {
        before: `${actor} ${act.notes === null ? 'cleared' : 'changed'} the note of `,
        name,
        after: ` for ${day}`,
      };
    case 'privately-noted':
      return { before: `${actor} changed the private note of `, name, after: ` for ${day}` };
    case 'absence-reported':
      if (act.actor_id !== act.subject_id)
        return { before: `${actor} said that `, name, after: ` is not coming on ${day}` };
      return { before: '', name, after: ` said that they are not coming on ${day}` };
    case 'absence-withdrawn':
      if (act.actor_id !== act.subject_id)
        return { before: `${actor} withdrew the reported absence of `, name, after: ` on ${day}` };
      return { before: '', name, after: ` withdrew the reported absence on ${day}` };
    case 'payment-received':
      return { before: `${actor} recorded a payment of ${amount} for `, name };
    case 'payment-reversed':
      return { before: `${actor} reversed a payment of ${amount} for `, name };
    case 'credit-used':
      return { before: `${actor} paid for a purchase of `, name, after: ` with ${amount} of credit` };
    case 'refund-given':
      return { before: `${actor} recorded a refund of ${amount} for `, name };
    case 'refund-reversed':
      return { before: `${actor} reversed a refund of ${amount} for `, name };
    case 'duplicate-cleared':
      return { before: `${actor} kept two equal entries of `, name, after: ', of which neither is a duplicate' };
    case 'report-accepted':
      return { before: `${actor} accepted the report of `, name, after: ' about a practice question' };
    case 'report-dismissed':
      return { before: `${actor} dismissed the report of `, name, after: ' about a practice question' };
    case 'report-reopened':
      return { before: `${actor} took back the decision on the report of `, name, after: ' about a practice question' };
    case 'practice-assigned':
      return { before: `${actor} assigned practice to `, name };
    case 'practice-withdrawn':
      return { before: `${actor} took back assigned practice of `, name };
    case 'nickname-reset':
      return { before: `${actor} removed the nickname of `, name, after: ' from the leaderboard' };
    case 'streak-reset':
      return { before: `${actor} set the rule that a second practice session on the same day restarts the streak` };
    case 'streak-kept':
      return {
        before: `${actor} set the rule that a second practice session on the same day leaves the streak as it is`,
      };
    case 'rules-changed':
      return { before: `${actor} changed the rules of the center from ${formatDate(act.date ?? '')} on` };
    case 'group-created':
      return { before: `${actor} created the group ${toGroupText(act)}` };
    case 'group-renamed':
      return { before: `${actor} renamed the group ${toGroupText(act)}` };
    case 'group-members-changed':
      return { before: `${actor} changed who is in the group ${toGroupText(act)}` };
    case 'race-started':
      return { before: `${actor} started a class race of the group ${toGroupText(act)}` };
    case 'group-scheduled':
      return {
        before: `${actor} set the class times of the group ${toGroupText(act)} from ${formatDate(act.date ?? '')} on`,
      };
    case 'group-archived':
      return { before: `${actor} removed the group ${toGroupText(act)}` };
    default:
      return toHomeworkSentence(act, act.what, name);
  }
}

const toActMarkWord = ({ status, late_cancellation_hours }: ActivityAct): string =>
  status === null ? '' : toMarkWord({ status, late_cancellation_hours });

const toGroupText = ({ group_name }: ActivityAct) => `“${isolateBidi(group_name ?? 'Unknown')}”`;

type HomeworkActType = (typeof actTypesByGroup.homework)[number];

function toHomeworkSentence(act: ActivityAct, what: HomeworkActType, name: string): SentenceAroundName {
  const actor = isolateBidi(act.actor_name);
  const title = `“${act.homework_title ?? 'an assignment'}”`;
  switch (what) {
    case 'submitted':
      return { before: '', name, after: ` submitted ${title}${act.grade === null ? '' : ` and scored ${act.grade}%`}` };
    case 'answers-entered':
      return {
        ...{ before: `${actor} entered the answers of `, name },
        after: ` to ${title} from paper${act.grade === null ? '' : `: ${act.grade}%`}`,
      };
    case 'worksheet-prepared':
      return { before: `${actor} prepared a worksheet` };
    case 'graded':
      return { before: `${actor} graded `, name, after: ` ${act.grade}% for ${title}` };
    case 'grade-corrected':
      return { before: `${actor} corrected the grade of `, name, after: ` for ${title}` };
    case 'regraded':
      return { before: `${actor} regraded `, name, after: ` for ${title}` };
    case 'homework-assigned':
      return { before: `${actor} assigned ${title} to more students` };
    case 'homework-unassigned':
      return { before: `${actor} unassigned students from ${title}` };
    default:
      return { before: `${actor} ${homeworkVerbs[what]} the assignment ${title}` };
  }
}

const homeworkVerbs = {
  'homework-created': 'created',
  'homework-revised': 'edited',
  'homework-deleted': 'deleted',
  'homework-restored': 'restored',
};

/** One value that an action changed. */
export interface ValueChange {
  before: string | number;
  after: string | number;
  /** The unit of the numbers. */
  unit?: string;
}

/** The values that an action changed, before and after. */
export function toValueChanges(act: ActivityAct): ValueChange[] {
  const { from_status, status, from_date, date, remaining_before, remaining_after, total_before, total_after } = act;
  const changes: ValueChange[] = [];
  if (act.from_grade !== null && act.grade !== null) {
    changes.push({ before: `${act.from_grade}%`, after: `${act.grade}%` });
  }
  if (from_date !== null && date !== null)
    changes.push({ before: formatWeekdayAndDate(from_date), after: formatWeekdayAndDate(date) });
  // A voided mark has no status any more.
  if (act.what !== 'voided' && from_status !== null && status !== null)
    changes.push({
      before: toStatusWord(
        toMarkChoice({ status: from_status, late_cancellation_hours: act.from_late_cancellation_hours }),
      ),
      after: toStatusWord(toMarkChoice({ status, late_cancellation_hours: act.late_cancellation_hours })),
    });
  if (remaining_before !== null && remaining_after !== null) {
    const unit = remaining_after === 1 ? 'class' : 'classes';
    changes.push({ before: remaining_before, after: remaining_after, unit });
  }
  if (total_before !== null && total_after !== null) {
    changes.push({ before: total_before, after: total_after, unit: 'in total' });
  }
  return changes.filter(({ before, after }) => before !== after);
}

/**
 * The text of a chip that explains what neither the sentence nor the numbers show; undefined when there is nothing to
 * explain.
 */
export function toActivityChipText(act: ActivityAct): string | undefined {
  if (act.charge === 'uncovered') return 'Uncovered: no class was left';
  const adds = act.what === 'classes-added' || act.what === 'classes-imported' || act.what === 'enrolled';
  if (!adds || act.requested === null || act.classes_max === null) return undefined;
  const missing = act.requested - ((act.remaining_after ?? 0) - (act.remaining_before ?? 0));
  return missing > 0 ? toWaitingOverLimitText(missing, act.classes_max) : undefined;
}
