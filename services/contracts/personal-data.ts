import { z } from 'zod';

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
  none: 'Nothing is kept.',
  leftOut: 'Not in this file',
  secrets:
    'Passwords, secrets of two-step sign-in and secret addresses are kept only in a form that nobody can read back.',
  keys: 'Correct answers are in this file only where the student may already see them.',
  others: 'Names and data of other students and of other families are left out.',
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
