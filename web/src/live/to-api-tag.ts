import {
  ANY_STUDENT_TAG,
  CASES_TAG,
  CENTRE_TAG,
  CONTACT_MESSAGES_TAG,
  GROUPS_TAG,
  HOMEWORK_TAG,
  LEADERBOARD_TAG,
  PRACTICE_REPORTS_TAG,
  QUESTION_GENERATION_TAG,
  RECORD_TAG,
  ROSTER_TAG,
  SANDBOXES_TAG,
  SEALS_TAG,
  SIGN_UPS_TAG,
  TUTORS_TAG,
  toHomeworkTag,
  toStudentTag,
} from '#contracts/tags.ts';
import type { ApiTag } from '../api/api.ts';

const STUDENT_PREFIX = toStudentTag('');
const HOMEWORK_PREFIX = toHomeworkTag('');

/** Converts the tag of a notification; undefined for a tag that this build does not know. */
export function toApiTag(tag: string): ApiTag | undefined {
  if (tag === ANY_STUDENT_TAG) return 'students';
  if (tag === ROSTER_TAG) return 'roster';
  if (tag === TUTORS_TAG) return 'tutors';
  if (tag === CASES_TAG) return 'cases';
  if (tag === CENTRE_TAG) return 'centre';
  if (tag === CONTACT_MESSAGES_TAG) return 'contact-messages';
  if (tag === GROUPS_TAG) return 'groups';
  if (tag === HOMEWORK_TAG) return 'homework';
  if (tag === LEADERBOARD_TAG) return 'leaderboard';
  if (tag === PRACTICE_REPORTS_TAG) return 'practice-reports';
  if (tag === QUESTION_GENERATION_TAG) return 'question-generation';
  if (tag === RECORD_TAG) return 'record';
  if (tag === SANDBOXES_TAG) return 'sandboxes';
  if (tag === SEALS_TAG) return 'seals';
  if (tag === SIGN_UPS_TAG) return 'sign-ups';
  if (tag.startsWith(STUDENT_PREFIX)) return { type: 'student', id: tag.slice(STUDENT_PREFIX.length) };
  if (tag.startsWith(HOMEWORK_PREFIX)) return { type: 'assignment', id: tag.slice(HOMEWORK_PREFIX.length) };
  return undefined;
}
