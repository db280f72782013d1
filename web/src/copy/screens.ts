/**
 * The titles of the screens behind the sign-in, in the browser's tab and above most of them, and the links in the header.
 * Each text is a constant of its own, so that the bundler writes it where it is used.
 */
export const accountTitle = 'Your Account';
export const tutorTitle = 'Tutor Dashboard';
export const studentManagementTitle = 'Student Management';
export const importStudentsTitle = 'Import Students';
export const familiesTitle = 'Families';
export const invitationCardTitle = 'Invitation card';
export const takeAttendanceTitle = 'Take Attendance';
export const attendanceTitle = 'Attendance Records';
export const createHomeworkTitle = 'Create Assignment';
export const editHomeworkTitle = 'Edit Assignment';
export const viewSubmissionsTitle = 'View Submissions';
export const studentTitle = 'Student Dashboard';
export const familyTitle = 'Your Family';
export const homeworkOfChildTitle = 'Homework and grades';
export const completeHomeworkTitle = 'Complete Homework';
export const submissionTitle = 'Submission';
export const practiceTitle = 'Practice Hub';
export const startPracticeTitle = 'Start Practice';
export const practiceSessionTitle = 'Practice Session';
export const practiceResultsTitle = 'Practice Results';
export const practiceTopicsTitle = 'Practice topics';
export const groupPracticeTitle = 'Practice topics of a group';
export const classHistoriesTitle = 'Class history';
export const classHistoryTitle = 'Class history';
export const attendanceCalendarTitle = 'Attendance calendar';
export const statementTitle = 'Statement of classes';
export const moneyTitle = 'Payments';
export const balancesDueTitle = 'Balances Due';
export const possibleDuplicatesTitle = 'Possible Duplicates';
export const packetsTitle = 'Packets';
export const studentPacketsTitle = 'Packets of a student';
export const packetTitle = 'Packet';
export const leaderboardTitle = 'Leaderboard';
export const practiceReportsTitle = 'Reported Questions';
export const casesTitle = 'Questions about Classes';
export const messagesTitle = 'Messages';
export const reasonReportTitle = 'Classes by Reason';
export const salesReportTitle = 'Purchases';
export const classBalancesTitle = 'Class Balances';
export const centreRulesTitle = 'Center Rules';
export const tutorsTitle = 'Tutors and Owners';
export const asOfTitle = 'Classes as of a day';
export const replayTitle = 'Replay of classes';
export const outboxTitle = 'Outbox';
export const recordTitle = 'Record and Seals';
export const centreReplayTitle = 'The Center on an Earlier Day';
export const whatIfTitle = 'What If';
export const activityTitle = 'Activity';
export const ownerTitle = 'Owner Dashboard';

export const tutorLinkText = 'Dashboard';
export const studentManagementLinkText = 'Students';
export const takeAttendanceLinkText = 'Attendance';
export const attendanceLinkText = 'Records';
export const familyLinkText = 'Family';
export const studentLinkText = 'Dashboard';
export const practiceLinkText = 'Practice';
export const classHistoriesLinkText = 'Class history';
export const classHistoryLinkText = 'Class history';
export const leaderboardLinkText = 'Leaderboard';
export const activityLinkText = 'Activity';
export const ownerLinkText = 'Owner';
/** For every path that belongs to no other screen. */
export const notFoundTitle = 'Page not found';
