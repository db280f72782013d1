import { PERSONAL_DATA_FILES_PER_DAY } from '#events/values/limits.ts';

/** Texts of the page on which somebody downloads everything that is kept about a student. */
export const personalDataPageTexts = {
  description: 'Everything the center keeps about this student, in one file.',
  read: 'Download to read',
  readHint: 'A page that opens in any browser, also without a connection, and can be printed.',
  programs: 'Download for programs',
  programsHint: 'A JSON file with the same content, and the ids of the entries.',
  staffNotes: 'Include private notes of the staff',
  staffNotesHint:
    'Families never see them in their account. The law of your country says whether someone who asks for their data gets them: the GDPR usually does, FERPA only for notes that staff share.',
  contents: `The file has the profile, groups, classes, attendance, absences, payments, homework with answers, practice, notifications, questions, and who can see it. Passwords, correct answers that the student may not see yet, and other students are left out. An account can make ${PERSONAL_DATA_FILES_PER_DAY} files about a student in a day.`,
  saving: 'Making the file...',
  saved: 'The file is in your downloads.',
  notSaved: "The file couldn't be made. Check your connection and try again.",
  loading: 'Loading...',
  loadingFailed: 'Error loading this student',
  erased: 'The personal data of this student was erased, so there is no file.',
  noAccess: 'You no longer have access to this student. If that is a mistake, ask the center.',
  unknown: 'There is no student with this address.',
};
