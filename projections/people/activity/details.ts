import type { CatalogueEvent } from '#events/catalogue/event-catalogue.ts';
import { toCaseResolution } from '#events/classes/cases/events.ts';
import { isAttendanceEvent, toAttendanceChange } from '#events/classes/student/attendance-change.ts';
import type { AttendanceEvent, BalanceChange } from '#events/classes/student/events.ts';
import type { RecordedEvent } from '#events/kernel/recorded-event.ts';
import { parseHomeworkStream } from '#events/learning/homework/homework-stream.ts';
import { parseSubmissionStream } from '#events/learning/submission/submission-stream.ts';
import type { ReasonCode } from '#events/values/shapes.ts';
import type { ActivityDetails } from './activity-columns.ts';

/** Result for an event that the activity does not list. */
const NOTHING = undefined;

/**
 * The activity's details of an event; undefined if the activity does not list it. The switch is exhaustive, so a new event
 * type does not compile until it has a case.
 */
export const toActivityDetails = (event: RecordedEvent<CatalogueEvent>): ActivityDetails | undefined => {
  if (isAttendanceEvent(event)) return ofAttendance(event);
  switch (event.type) {
    case 'CentreOpened':
      return { what: 'opened' };
    case 'StreakRuleSet':
      return { what: event.data.sameDay === 'keep' ? 'streak-kept' : 'streak-reset' };
    case 'CentreRulesChanged':
      return { what: 'rules-changed', date: event.data.from };

    case 'TutorJoined':
      return { what: 'joined' };
    case 'TutorInvited':
      return { what: 'tutor-invited' };
    case 'TutorInvitationRenewed':
      return { what: 'invitation-renewed' };
    case 'TutorInvitationWithdrawn':
      return { what: 'invitation-withdrawn' };
    case 'TutorArchived':
      return { what: 'tutor-archived', homework_to: event.data.homeworkTo };
    case 'TutorRestored':
      return { what: 'tutor-restored' };
    case 'OwnerMade':
      return { what: 'owner-made' };
    case 'OwnerRemoved':
      return { what: 'owner-removed' };
    case 'StudentEnrolled':
      return { what: 'enrolled', date: event.data.effectiveOn, ...balances(event.data.change) };
    case 'StudentImported': {
      const { effectiveOn: date, change } = event.data;
      return { what: 'classes-imported', date, ...toReasonFields(event.data), ...balances(change) };
    }
    case 'StudentArchived':
      return { what: event.data.import === undefined ? 'archived' : 'import-undone' };
    case 'StudentRestored':
      return { what: event.data.via === 'merge' ? 'restored-by-merge' : 'restored' };
    case 'StudentEmailChanged':
      return { what: 'merged' };
    case 'AbsenceReported':
      return { what: 'absence-reported', date: event.data.date, reason: event.data.reason ?? null };
    case 'AbsenceReportWithdrawn':
      return { what: 'absence-withdrawn', date: event.data.date };
    case 'PasswordCodeMade':
    case 'TutorPasswordCodeMade':
      return { what: 'password-code-made' };
    case 'FamilyInvited':
      return { what: 'family-invited' };
    case 'FamilyInvitationWithdrawn':
      return { what: 'family-invitation-withdrawn' };
    case 'FamilyAccessGiven':
      return { what: 'family-joined' };
    case 'FamilyAccessEnded':
      return { what: 'family-ended' };
    case 'PersonErased': {
      const { person, role } = event.data;
      // The activity joins names with the ids of students and tutors; a family account has neither.
      return { what: 'erased', subject_id: role === 'family' ? null : person };
    }
    case 'AccountPasswordChanged':
      return { what: 'password-changed' };
    case 'AccountPasswordReset':
      return { what: 'password-reset' };
    case 'AccountEmailChanged':
      return { what: 'email-changed' };
    case 'AccountSessionsEnded':
      return { what: 'sessions-ended', sessions: event.data.sessions };
    case 'AccountSecondFactorTurnedOn':
      return { what: 'second-factor-on' };
    case 'AccountSecondFactorTurnedOff':
      return { what: 'second-factor-off' };
    case 'AccountRecoveryCodesReplaced':
      return { what: 'recovery-codes-replaced' };
    case 'TutorsSecondFactorRequired':
      return { what: event.data.required ? 'second-factor-required' : 'second-factor-optional' };

    case 'ClassesAdjusted': {
      const { direction, effectiveOn: date, purchase, change } = event.data;
      const what = direction === 'add' ? 'classes-added' : 'classes-removed';
      const amount_cents = purchase?.priceCents ?? purchase?.amountCents ?? null;
      return { what, date, amount_cents, ...toReasonFields(event.data), ...balances(change) };
    }
    case 'WaitingClassesApplied':
      return { what: 'waiting-applied', date: event.data.effectiveOn, ...balances(event.data.change) };
    case 'WaitingClassesWithdrawn': {
      const { effectiveOn: date, change } = event.data;
      return { what: 'waiting-withdrawn', date, ...toReasonFields(event.data), ...balances(change) };
    }
    case 'PurchaseReversed': {
      const { effectiveOn: date, change } = event.data;
      return { what: 'purchase-reversed', date, ...toReasonFields(event.data), ...balances(change) };
    }

    case 'PaymentReceived':
      return { what: 'payment-received', date: event.data.receivedOn, amount_cents: event.data.amountCents };
    case 'PaymentReversed':
      return { what: 'payment-reversed', amount_cents: event.data.cents, ...toReasonFields(event.data) };
    case 'CreditUsed':
      return { what: 'credit-used', amount_cents: event.data.parts.reduce((sum, { cents }) => sum + cents, 0) };
    case 'RefundGiven': {
      const { returnedOn: date, cents: amount_cents, change } = event.data;
      return { what: 'refund-given', date, amount_cents, ...toReasonFields(event.data), ...balances(change) };
    }
    case 'RefundReversed':
      return { what: 'refund-reversed', amount_cents: event.data.cents, ...toReasonFields(event.data) };
    case 'DuplicateCleared':
      return { what: 'duplicate-cleared' };

    case 'CaseOpened':
      return { what: 'case-opened' };
    case 'CaseAnswered':
      return { what: 'case-answered' };
    case 'CaseResolved':
      return { what: `case-${toCaseResolution(event.data)}` };
    case 'CaseReopened':
      return { what: 'case-reopened' };
    case 'CaseAssigned':
      return { what: 'case-assigned' };
    case 'CaseDueDateChanged':
      return { what: 'case-due-changed' };
    case 'CaseNoteAdded':
      return { what: 'case-privately-noted' };

    case 'HomeworkCreated':
      return { what: 'homework-created', ...ofHomework(event) };
    case 'HomeworkRevised':
      return { what: 'homework-revised', ...ofHomework(event) };
    case 'HomeworkAssigned':
      return { what: 'homework-assigned', ...ofHomework(event) };
    case 'HomeworkUnassigned':
      return { what: 'homework-unassigned', ...ofHomework(event) };
    case 'HomeworkDeleted':
      return { what: 'homework-deleted', ...ofHomework(event) };
    case 'HomeworkRestored':
      return { what: 'homework-restored', ...ofHomework(event) };
    case 'HomeworkSubmitted':
      return {
        what: event.data.onPaper ? 'answers-entered' : 'submitted',
        ...{ ...ofHomework(event), grade: event.data.grade ?? null },
      };
    case 'WorksheetPrepared':
      return { what: 'worksheet-prepared' };
    case 'SubmissionGraded':
      return { what: 'graded', ...ofHomework(event), grade: event.data.grade };
    case 'GradeCorrected': {
      const { from: from_grade, grade, reason } = event.data;
      return { what: 'grade-corrected', ...ofHomework(event), from_grade, grade, reason };
    }
    case 'SubmissionRegraded':
      return { what: 'regraded', ...ofHomework(event), from_grade: event.data.from, grade: event.data.grade };

    case 'GroupCreated':
      return { what: 'group-created', group_id: event.data.group };
    case 'GroupRenamed':
      return { what: 'group-renamed', group_id: event.data.group };
    case 'GroupMembersChanged':
      return { what: 'group-members-changed', group_id: event.data.group };
    case 'GroupScheduled':
      return { what: 'group-scheduled', group_id: event.data.group, date: event.data.from };
    case 'GroupArchived':
      return { what: 'group-archived', group_id: event.data.group };

    case 'PracticeReportAccepted':
      return { what: 'report-accepted' };
    case 'PracticeReportDismissed':
      return { what: 'report-dismissed' };
    case 'PracticeReportReopened':
      return { what: 'report-reopened' };
    case 'PracticeAssigned':
      return { what: 'practice-assigned' };
    case 'AssignedPracticeWithdrawn':
      return { what: 'practice-withdrawn' };
    case 'NicknameReset':
      return { what: 'nickname-reset' };
    case 'RaceStarted':
      return { what: 'race-started', group_id: event.data.group };
    // These events are omitted, because frequent actions of students would hide those of tutors.
    case 'PracticeSessionStarted':
    case 'PracticeQuestionAnswered':
    case 'PracticeSessionCompleted':
    case 'PracticeQuestionPutRight':
    case 'PracticeQuestionReported':
    case 'PracticeReportWithdrawn':
    case 'PracticeRaceRecorded':
    case 'LeaderboardPlaceChosen':
    case 'WeeklyGoalChosen':
    // The start of a race is listed.
    case 'RaceJoined':
    case 'RaceQuestionOpened':
    case 'RaceQuestionAnswered':
    case 'RacePaused':
    case 'RaceResumed':
    case 'RaceQuestionClosed':
    case 'RaceQuestionSkipped':
    case 'RaceEnded':
    case 'RaceResultsRecorded':
      return NOTHING;
    // The erasure of the family account is listed.
    case 'FamilyNameErased':
    // The archiving of the tutor says to whom all their homework goes; one row for each would fill the activity.
    case 'HomeworkHandedOver':
    // The page of the record lists the seals; one each night would fill the activity.
    case 'LedgerSealed':
    // The purchase and the payment are listed; the program numbers their papers.
    case 'InvoiceIssued':
    case 'ReceiptIssued':
      return NOTHING;
  }
};

const ofAttendance = (event: RecordedEvent<AttendanceEvent>): ActivityDetails => {
  const changed = toAttendanceChange(event);
  const { what, mark, from, date, status, lateCancellationHours, charge, note, change } = changed;
  return {
    ...{ what, attendance_id: mark, from_date: from?.date ?? null, date },
    ...{ from_status: from?.status ?? null, status: status ?? null, charge: charge ?? null },
    late_cancellation_hours: lateCancellationHours ?? null,
    from_late_cancellation_hours: from?.lateCancellationHours ?? null,
    ...{ notes: note ?? null, ...toReasonFields(changed), ...balances(change) },
  };
};

const toReasonFields = ({ reason, code }: { reason?: string | undefined; code?: ReasonCode | undefined }) => ({
  reason: reason ?? null,
  reason_code: code ?? null,
});

/**
 * The balances before and after a change. The event states only the balance after it, so the applied number is
 * subtracted.
 */
const balances = (change: BalanceChange | undefined) =>
  change && {
    requested: change.requested,
    remaining_before: change.remainingAfter - change.appliedRemaining,
    remaining_after: change.remainingAfter,
    total_before: change.totalAfter - change.appliedTotal,
    total_after: change.totalAfter,
    classes_max: change.classesMax,
  };

const ofHomework = ({ stream }: { readonly stream: string }) => ({
  homework_id: parseHomeworkStream(stream) ?? parseSubmissionStream(stream)?.homeworkId ?? null,
});
