/** Texts of Take Attendance; specified texts as in the specification, sections 2 and 8. */
import { isolateBidi } from '#contracts/isolate-bidi.ts';
import { FACT_SEPARATOR } from '../lib/fact-separator.ts';
import { formatCount, pluralize } from '../lib/format-count.ts';
import type { MarkChoice } from '../lib/mark-choice.ts';
import { toStatusWord } from './attendance.ts';
import { toClassCountText } from './counts.ts';
import { toNamedStudentsText } from './forms.ts';

export const rollLoadingFailedText = 'Error loading students';
/** `day` is a written date. */
export const toRollDescriptionText = (day: string, group?: string) =>
  group === undefined ? day : `${day}${FACT_SEPARATOR}${isolateBidi(group)}`;
export const rollLabelTexts = {
  students: 'Students',
  generalNotes: 'General class notes',
  notes: 'Individual notes',
  notesExample: 'Individual notes (optional)',
  /** Completes the label of a field that may stay empty. */
  toOptional: (label: string) => `${label} (optional)`,
};
export const overviewTexts = {
  heading: 'Students Overview',
  manage: 'Student Management',
  /** Follows the number of classes. */
  toRemaining: (classes: number) => `${pluralize(classes, 'class', 'classes')} remaining`,
};
/** Stands for a student whose name is not loaded. */
export const aStudentText = 'a student';
export const undoText = 'Undo';
export const noStudentsText = 'No students found. Please add students first.';

export const deductionHintText = 'Present students automatically have 1 class deducted.';
export const lateReasonText = 'Reason for the late roll';
export const toLateHintText = (days: number) =>
  `This day is more than ${formatCount(days, 'day')} back. A short reason helps people who read the record later.`;
export const toGeneralNotesHintText = (students: number) =>
  students === 0
    ? 'Every present student has a note of their own.'
    : `Added for ${formatCount(students, 'student')} without a note of their own. Families can read it.`;
export const notesForAbsentText = 'Also for absent students';

/** What will be saved, beside the button that saves. */
export const rollSummaryTexts = {
  /** `1 present, 24 absent`, for how many of these a class is taken, and how many get no mark */
  counts: ({ present, absent, late, leftUnmarked }: Record<'present' | 'absent' | 'late' | 'leftUnmarked', number>) =>
    `${present} present, ${absent} absent${late > 0 ? ` (class taken for ${late})` : ''}${leftUnmarked > 0 ? `, ${leftUnmarked} left unmarked` : ''}`,
  label: 'Students without a tick',
  show: 'Show who is absent',
  hide: 'Hide names',
  unmarked: 'not marked',
  leave: 'Leave unmarked',
  leaveAll: (count: number) => `Leave all ${count} unmarked`,
  markAbsent: 'Mark absent',
};
/** The button that takes the class of an absent student, and what it does. */
export const lateCancellationTexts = {
  button: 'Class taken',
  hint: 'Late cancellation: absent, and the class is taken.',
};
export const classKeptText = 'The class stays taken.';
export const leftUnmarkedText = 'Left unmarked';
export const noteNotUsedText =
  'Nobody would get this note, because no present student is without their own note. Clear it, or add it to a student’s own note.';

/** Asks why recorded absences become present, or late cancellations. */
export const rollReasonTexts = {
  title: (students: number) => (students === 1 ? 'Why was this student present?' : 'Why were these students present?'),
  lateTitle: 'Why are these absences corrected?',
  text: (names: readonly string[]) =>
    `${toNamedStudentsText(names)} ${names.length === 1 ? 'is' : 'are'} recorded as absent. Present takes 1 class${names.length === 1 ? '' : ' each'}.`,
  lateText: (names: readonly string[]) =>
    `${toNamedStudentsText(names)} ${names.length === 1 ? 'is' : 'are'} recorded as absent. Families read why that changes.`,
  save: 'Save Attendance',
};

export const attendanceSavedText = 'Attendance saved successfully';
export const toSavedForText = (students: number, longDate: string) =>
  `Attendance for ${formatCount(students, 'student')} has been recorded for ${longDate}`;
/** Beside the button that undoes the roll. */
export const toRollSavedText = (students: number, longDate: string, appliedFor: readonly string[]) =>
  `Saved ${formatCount(students, 'student')} for ${longDate}.${appliedFor.length > 0 ? ` Undo keeps the waiting classes that were applied for ${toNamedStudentsText(appliedFor)}.` : ''}`;
export const rollUndoneText = 'Roll undone';
/** Undoing a mark does not make applied classes wait again. */
export const toUndoneText = (longDate: string, appliedFor: readonly string[]) =>
  `The marks for ${longDate} are back to what they were.${toStayAppliedText(appliedFor)}`;
const toStayAppliedText = (names: readonly string[]) =>
  names.length > 0 ? ` The waiting classes of ${toNamedStudentsText(names)} stay applied.` : '';
export const rollUndoFailedText = 'Error undoing the roll';
/**
 * `why` is undefined if the students could not be undone for different reasons. `appliedFor` are students who were undone, and
 * whose waiting classes the roll had applied.
 */
export const toNotUndoneText = (
  names: readonly string[],
  of: number,
  { why, appliedFor }: { why: string | undefined; appliedFor: readonly string[] },
) =>
  [`${of - names.length} of ${formatCount(of, 'student')} undone. Not undone: ${toNamedStudentsText(names)}.`, why]
    .filter(Boolean)
    .join(' ') + toStayAppliedText(appliedFor);
export const savingFailedText = 'Error saving attendance';
export const toSavingFailedForText = (name: string, message: string) =>
  `Failed to save attendance for ${isolateBidi(name)}: ${message}`;

export const toSaveText = (present: number) => `Save Attendance (${present} present)`;
export const toRetryText = (students: number) => (students === 0 ? 'Retry' : `Retry ${students}`);
export const tickAllText = 'Tick all';
export const untickAllText = 'Untick all';

export const toRemainingAfterText = (remaining: number) => `Will become ${remaining} after class`;
export const noneRemainingText = 'No classes remaining!';
export const uncoveredClassText = 'This class will be recorded as uncovered.';
export const toWaitingText = (waiting: number) => `${waiting} waiting`;
/** `9 are waiting. Apply them and take 1?` */
export const toApplyWaitingQuestionText = (waiting: number) =>
  waiting === 1 ? '1 is waiting. Apply it and take it?' : `${waiting} are waiting. Apply them and take 1?`;
/** The button that answers the question. */
export const toApplyWaitingText = (waiting: number) =>
  waiting === 1 ? 'Apply 1 and take it' : `Apply ${waiting} and take 1`;
export const toWaitingAppliedText = (waiting: number, after: number) =>
  `Applies ${formatCount(waiting, 'waiting class', 'waiting classes')} and takes 1, leaving ${after}.`;
export const toClassGivenBackText = (remaining: number) => `Gives 1 class back, leaving ${remaining}.`;
export const toClassGivenBackWaitsText = (classesMax: number) =>
  `The class given back will wait; the limit is ${classesMax}.`;
export const noClassGivenBackText = 'No class was taken, so none comes back.';

/** `Present, Ms Lee, 15:42` */
export const toRecordedMarkText = (mark: string, who: string, when: string) => `${mark}, ${isolateBidi(who)}, ${when}`;
export const toRecordedNoteText = (note: string) => `Note: ${note}`;
/** A mark that was saved while the roll was open, where it differs from what the tutor chose. */
export const rollDifferenceTexts = {
  /** `You: present, note “late”.` */
  mine: (values: readonly string[]) => `You: ${values.join(', ')}.`,
  /** `Saved by Ms Lee at 4:12 PM: absent.` `at` is `at 4:12 PM`. */
  theirs: (who: string, at: string, values: readonly string[]) => `Saved by ${who} ${at}: ${values.join(', ')}.`,
  /** The tutor's own mark. */
  ownDevice: 'you on another device',
  removed: 'The saved mark was removed.',
  status: toStatusWord,
  note: (note: string) => (note === '' ? 'no note' : `note “${isolateBidi(note)}”`),
  privateNote: (note: string) => (note === '' ? 'no private note' : `private note “${isolateBidi(note)}”`),
  keep: 'Keep mine',
  take: 'Take theirs',
  /** For two marks of the same tutor. */
  keepThis: 'Keep this one',
  takeOther: 'Take the other',
  /** Above the button that saves. `who` is undefined if several people saved them. */
  toChoose: (students: number, who: string | undefined) => {
    const counted = formatCount(students, 'student');
    const saved = who === undefined ? `${counted} ${students === 1 ? 'was' : 'were'} saved` : `${who} saved ${counted}`;
    return `${saved} differently while this roll was open. Choose which to keep.`;
  },
  youElsewhere: 'You, on another device,',
  keepAll: 'Keep all of mine',
  takeAll: 'Take all of theirs',
};
export const noLongerCurrentStudentText =
  'No longer a current student or in this group. Undo your change to the tick to leave this student out.';
export const toSavedRowText = (choice: MarkChoice, remaining: number) =>
  `Saved: ${toStatusWord(choice)}, ${toClassCountText(remaining)} remaining`;

export const toNotSavedText = (failed: number, of: number) =>
  `${of - failed} of ${formatCount(of, 'student')} saved. ${failed} could not be saved and ${failed === 1 ? 'is' : 'are'} at the top.`;
export const toRestSavedText = (students: number) =>
  `Attendance for ${formatCount(students, 'student')} is saved. Nothing is left to save.`;
export const toNoResponseText = (students: number) =>
  `We couldn't confirm ${students === 0 ? 'that this was saved' : formatCount(students, 'student')}. Retrying won't record anyone twice.`;
export const toNothingSavedText = (students: number) =>
  `Attendance for ${formatCount(students, 'student')} is not saved yet.`;

export const toRollSizeText = (students: number, alreadyRecorded: number) =>
  alreadyRecorded === 0
    ? formatCount(students, 'student')
    : `${formatCount(students, 'student')}, ${alreadyRecorded} already recorded`;
export const toFoundCountText = (found: number, of: number) => `${found} of ${of} shown`;
export const nobodyFoundText = 'No name or email contains this.';

export const leaveRollTexts = {
  title: 'Close without saving?',
  text: 'Your ticks and notes will be lost.',
  unknown: "We couldn't confirm that this was saved. Your ticks and notes will be lost.",
  confirm: 'Close without saving',
  cancel: 'Keep open',
};
