import { z } from 'zod';
import { PERSONAL_DATA_FILES_PER_DAY } from '#events/values/limits.ts';

/**
 * The parts of a personal data file, in order. Each is a list of records, whose fields are those of the answers that the screens
 * of the student and the family read.
 */
export const personalDataSections = {
  profile: 'Profile',
  account: 'Account and devices',
  access: 'Families who can see this',
  groups: 'Groups',
  class_history: 'Classes',
  attendance: 'Attendance',
  absences: 'Absences that were reported ahead',
  purchases: 'Purchases',
  money: 'Payments and other entries of money',
  packets: 'Packets',
  homework: 'Homework and answers',
  drafts: 'Drafts that were not submitted',
  practice: 'Practice',
  weekly_goal: 'Goal of the week',
  assigned_practice: 'Practice that was assigned',
  notifications: 'Notifications',
  questions: 'Questions about classes',
  refusals: 'Refused requests and failed sign-ins',
  mails: 'Mails to this account',
  staff_notes: 'Private notes of the staff',
} as const;
export type PersonalDataSection = keyof typeof personalDataSections;

/** Raised when a field of the file changes its meaning or goes. New fields and sections may come at any time. */
export const PERSONAL_DATA_VERSION = 1;

/** What no file holds, and what this one leaves out, in words. */
export const personalDataTexts = {
  title: 'Everything we keep about',
  made: 'Made',
  tooMany: `You have made ${PERSONAL_DATA_FILES_PER_DAY} files about this student today. Try again tomorrow.`,
  erased: 'The personal data of this student was erased, so there is no file.',
  none: 'Nothing is kept.',
  leftOut: 'Not in this file',
  secrets:
    'Passwords, secrets of two-step sign-in and secret addresses are kept only in a form that nobody can read back.',
  keys: 'Correct answers are in this file only where the student may already see them.',
  /** In place of the name of a family that does not read the file. */
  anotherFamily: 'another family',
  /** In place of the name of somebody else who asked a tutor. */
  someoneElse: 'someone else',
  others:
    'Names and data of other students and of other families are left out, also when other families were invited. A family that asked about classes is called “another family”, unless the file was made for it.',
  othersForStaff:
    'Data of other students is left out. This file was made for the staff, so it names the families that asked about classes. Do not hand it to one of several families.',
  staffNotes: 'Private notes of the staff are left out. The owner of the center can add them to a file.',
  familyDrafts: 'Drafts that the student has not submitted are in the file of the student, not in that of a family.',
} as const;

/**
 * GET /api/students/{id}/personal-data (getPersonalData): a file for programs or for people with the same content. Only owners may
 * include the private notes of the staff.
 */
export const personalDataQuery = z.strictObject({
  format: z.enum(['json', 'html']).default('json'),
  staff_notes: z.enum(['include', 'omit']).default('omit'),
});
