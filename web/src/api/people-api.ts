/** Endpoints of students, groups, sign-ups, messages and notifications, and of the dashboard. */

import type { ReportAbsenceRequest, WithdrawAbsenceRequest } from '#contracts/absences.ts';
import type {
  AccountQuery,
  AccountResponse,
  ChangePasswordRequest,
  ConfirmEmailChangeRequest,
  EndSessionsRequest,
  RecoveryCodesResponse,
  RequestEmailChangeRequest,
  SecondFactorProof,
  StartSecondFactorRequest,
  StartSecondFactorResponse,
  TurnOnSecondFactorRequest,
} from '#contracts/account.ts';
import type { ActivityQuery, ActivityResponse } from '#contracts/activity.ts';
import type { CalendarAddressResponse, MakeCalendarAddressResponse } from '#contracts/calendar.ts';
import type { ContactMessagesResponse, MarkContactMessageRequest } from '#contracts/contact.ts';
import type { DashboardResponse, StudentsInNeedQuery, StudentsInNeedResponse } from '#contracts/dashboard.ts';
import type {
  EndFamilyAccessRequest,
  FamiliesOfStudentResponse,
  InviteFamilyRequest,
  InviteFamilyResponse,
  SiblingsResponse,
  WithdrawFamilyInvitationRequest,
} from '#contracts/families.ts';
import type { FamilyMailsResponse, SwitchFamilyMailRequest } from '#contracts/family-mail.ts';
import type {
  ChangeGroupRequest,
  ChooseRollGroupRequest,
  CreateGroupRequest,
  CreateGroupResponse,
  GroupsResponse,
  LeaderboardGroupsResponse,
} from '#contracts/groups.ts';
import type { NotificationsResponse, SeeNotificationsRequest } from '#contracts/notifications.ts';
import type { OutboxResponse } from '#contracts/outbox.ts';
import type { MergeSignUpRequest, SignUpsResponse } from '#contracts/sign-ups.ts';
import type {
  BalanceResponse,
  ChangeStudentEmailRequest,
  CreateStudentRequest,
  PasswordCodeResponse,
  RestoreStudentRequest,
  StudentCounts,
  StudentNamesResponse,
  StudentRow,
  StudentsQuery,
  StudentsResponse,
} from '#contracts/students.ts';
import type { ScheduleGroupRequest, StudentTimetableResponse } from '#contracts/timetable.ts';
import type {
  ArchiveTutorRequest,
  InviteTutorRequest,
  RestoreTutorRequest,
  TutorInvitationResponse,
  TutorsResponse,
} from '#contracts/tutors.ts';
import {
  type CacheUpdate,
  command,
  createEndpoints,
  pagedQuery,
  query,
  types,
  unkeyedCommand,
  versionedCommand,
} from './create-endpoints.ts';

const students = ['students', 'student:studentId'] as const;
/** For changes that also change the list of current students. */
const studentsAndRoster = ['roster', ...students] as const;
const signUps = ['sign-ups', 'students', 'roster'] as const;

// biome-ignore format: one row for each endpoint
export const peopleApi = createEndpoints({
  /** Every event of a student changes the dashboard, and so does every event of an assignment or report. */
  getTutorDashboard: query('GET /dashboard', types<DashboardResponse>, ['students', 'homework', 'practice-reports', 'cases', 'sign-ups', 'contact-messages', 'groups', 'centre']),
  /** All students with this need, the most urgent first. */
  getStudentsInNeed: pagedQuery('GET /students/in-need', types<StudentsInNeedResponse, StudentsInNeedQuery>, ['students']),
  /** The person's own sessions, and the e-mail that a link gives them. */
  getAccount: query('GET /account', types<AccountResponse, AccountQuery>, ['session']),
  requestEmailChange: command('POST /account/email', types<null, RequestEmailChangeRequest>),
  confirmEmailChange: command('POST /account/email/confirm', types<null, ConfirmEmailChangeRequest>, ['session']),
  changePassword: command('POST /account/password', types<null, ChangePasswordRequest>, ['session']),
  getFamilyMails: query('GET /account/mails', types<FamilyMailsResponse>, ['session']),
  switchFamilyMail: command('POST /account/mails', types<null, SwitchFamilyMailRequest>, ['session']),
  getOutbox: query('GET /outbox', types<OutboxResponse>, [], { transformResponse: ({ letters }) => letters }),
  endSessions: command('POST /account/sessions/end', types<null, EndSessionsRequest>, ['session']),
  startSecondFactor: command('POST /account/second-factor/setup', types<StartSecondFactorResponse, StartSecondFactorRequest>),
  turnOnSecondFactor: command('POST /account/second-factor', types<RecoveryCodesResponse, TurnOnSecondFactorRequest>, ['session']),
  replaceRecoveryCodes: command('POST /account/second-factor/recovery-codes', types<RecoveryCodesResponse, SecondFactorProof>, ['session']),
  turnOffSecondFactor: command('POST /account/second-factor/off', types<null, SecondFactorProof>, ['session']),

  getTutors: query('GET /tutors', types<TutorsResponse>, ['tutors', 'homework']),
  inviteTutor: command('POST /tutors', types<TutorInvitationResponse, InviteTutorRequest>, ['tutors']),
  restoreTutor: command('POST /tutors/:id/restore', types<TutorInvitationResponse, RestoreTutorRequest>, ['tutors']),
  renewTutorInvitation: command('POST /tutors/:id/invitation', types<TutorInvitationResponse>, ['tutors']),
  withdrawTutorInvitation: command('DELETE /tutors/:id/invitation', types<null>, ['tutors']),
  archiveTutor: command('POST /tutors/:id/archive', types<null, ArchiveTutorRequest>, ['tutors', 'homework']),
  makeOwner: command('POST /tutors/:id/owner', types<null>, ['tutors']),
  makeTutorPasswordCode: command('POST /tutors/:id/password-code', types<PasswordCodeResponse>),
  resetTutorSecondFactor: command('POST /tutors/:id/second-factor/reset', types<null>, ['tutors']),
  removeOwner: command('DELETE /tutors/:id/owner', types<null>, ['tutors']),

  /** Who did what, newest first. Any event of a student or tutor may change it, and so may a changed name. */
  getActivity: pagedQuery('GET /activity', types<ActivityResponse, ActivityQuery>, ['students', 'tutors']),

  /**
   * Students with their balances, by name. A page is reloaded when one of its students changes and when the list of
   * current students changes.
   */
  getStudentPages: pagedQuery('GET /students', types<StudentsResponse, StudentsQuery>, ['roster', 'groups'], {
    moreTags: (_, data) => (data?.pages ?? []).flatMap(({ students }) => students.map(({ id }) => ({ type: 'student', id }))),
  }),
  /** The first page of names, without balances. */
  getStudentNames: query('GET /students/names', types<StudentNamesResponse, StudentsQuery>, ['roster']),
  /** All names, in long pages that are reloaded together, because a form that chooses students needs all of them. */
  getAllStudentNames: pagedQuery('GET /students/names', types<StudentNamesResponse>, ['roster'], { refetchCachedPages: true }),
  getStudentCounts: query('GET /students/counts', types<StudentCounts>, ['students']),
  /** One student, current or former. */
  getStudentProfile: query('GET /students/:studentId', types<StudentRow>, ['student:studentId']),
  /** The next classes of one student. */
  getStudentTimetable: query('GET /students/:studentId/timetable', types<StudentTimetableResponse>, ['student:studentId', 'groups', 'centre']),
  reportAbsence: command('POST /students/:studentId/absences', types<null, ReportAbsenceRequest>, ['student:studentId']),
  withdrawAbsence: command('POST /students/:studentId/absences/withdraw', types<null, WithdrawAbsenceRequest>, ['student:studentId']),
  /** Of the signed-in student or family: whether there is an address for a calendar. Only the answer that makes it has it. */
  getCalendarAddress: query('GET /students/:studentId/calendar', types<CalendarAddressResponse>, ['student:studentId']),
  makeCalendarAddress: command('POST /students/:studentId/calendar', types<MakeCalendarAddressResponse>, ['student:studentId']),
  revokeCalendarAddress: command('DELETE /students/:studentId/calendar', types<null>, ['student:studentId']),
  createStudentAccount: command('POST /students', types<BalanceResponse, CreateStudentRequest>, ['students', 'roster']),
  deleteStudentAccount: versionedCommand('DELETE /students/:studentId', types<null>, studentsAndRoster),
  changeStudentEmail: command('POST /students/:studentId/email', types<null, ChangeStudentEmailRequest>, ['roster', 'student:studentId']),
  makePasswordCode: command('POST /students/:id/password-code', types<PasswordCodeResponse>, ['student:id']),
  resetStudentSecondFactor: command('POST /students/:studentId/second-factor/reset', types<null>, ['student:studentId']),
  /** The family accounts that see a student, and the open invitations. */
  getFamiliesOfStudent: query('GET /students/:studentId/families', types<FamiliesOfStudentResponse>, ['student:studentId']),
  /** The other current students of the same family. */
  getSiblings: query('GET /students/:studentId/siblings', types<SiblingsResponse>, ['student:studentId'], { transformResponse: ({ students }) => students }),
  inviteFamily: command('POST /students/:studentId/families', types<InviteFamilyResponse, InviteFamilyRequest>, ['student:studentId']),
  withdrawFamilyInvitation: command('POST /students/:studentId/families/withdraw', types<null, WithdrawFamilyInvitationRequest>, ['student:studentId']),
  endFamilyAccess: command('POST /students/:studentId/families/end', types<null, EndFamilyAccessRequest>, ['student:studentId']),
  restoreStudentAccount: command('POST /students/:studentId/restore', types<BalanceResponse, RestoreStudentRequest>, studentsAndRoster),

  getSignUps: query('GET /sign-ups', types<SignUpsResponse>, ['sign-ups']),
  approveSignUp: command('POST /sign-ups/:id/approve', types<null>, signUps),
  declineSignUp: command('POST /sign-ups/:id/decline', types<null>, signUps),
  mergeSignUp: command('POST /sign-ups/:id/merge', types<null, MergeSignUpRequest>, signUps, {
    moreTags: ({ body }) => [{ type: 'student', id: body.student_id }],
  }),

  /** Every group with its students, and the group with which the tutor's roll opens. */
  getGroups: query('GET /groups', types<GroupsResponse>, ['groups', 'roster', 'centre']),
  /** The groups whose leaderboard the person may see. */
  getLeaderboardGroups: query('GET /leaderboard/groups', types<LeaderboardGroupsResponse>, ['groups'], { transformResponse: ({ groups }) => groups }),
  createGroup: command('POST /groups', types<CreateGroupResponse | null, CreateGroupRequest>, ['groups']),
  changeGroup: command('POST /groups/:groupId', types<CreateGroupResponse | null, ChangeGroupRequest>, ['groups']),
  scheduleGroup: command('POST /groups/:groupId/schedule', types<null, ScheduleGroupRequest>, ['groups']),
  archiveGroup: command('DELETE /groups/:groupId', types<null>, ['groups']),
  /** Keeps the group with which the tutor's next roll opens. The page shows it before the answer. */
  chooseRollGroup: unkeyedCommand('POST /groups/roll', types<null, ChooseRollGroupRequest>, [], {
    async onQueryStarted({ body: { group } }, { dispatch, queryFulfilled }) {
      const shown = dispatch(cacheRollGroup(group));
      await queryFulfilled.catch(shown.undo);
    },
  }),

  getContactMessages: query('GET /contact-messages', types<ContactMessagesResponse>, ['contact-messages']),
  markContactMessage: command('POST /contact-messages/:id/answered', types<null, MarkContactMessageRequest>, ['contact-messages']),
  deleteContactMessage: command('DELETE /contact-messages/:id', types<null>, ['contact-messages']),

  /** Of the signed-in student. */
  getNotifications: query('GET /notifications', types<NotificationsResponse>, ['student:studentId']),
  /** Marks this notification and all older ones as seen. */
  seeNotifications: unkeyedCommand('POST /notifications/seen', types<null, SeeNotificationsRequest>, ['student:studentId'], {
    invalidate: 'never',
    onAnswer: (_, { studentId, body }) => cacheSeenNotifications(studentId, body.id),
  }),
});

function cacheRollGroup(group: string | null): CacheUpdate<{ undo(): void }> {
  return peopleApi.util.updateQueryData('getGroups', undefined, (groups) => {
    groups.roll_group = group;
  });
}

function cacheSeenNotifications(studentId: string, id: string): CacheUpdate {
  return peopleApi.util.updateQueryData('getNotifications', { studentId }, (answer) => {
    const upTo = answer.notifications.findIndex((row) => row.id === id);
    // Later notifications are above it and stay unseen.
    for (const row of answer.notifications.slice(upTo)) row.seen = true;
    answer.unseen = answer.notifications.filter((row) => !row.seen).length;
  });
}
