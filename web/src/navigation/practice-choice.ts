/**
 * The grade, subject and topic of a practice session as query parameters, used by Start Practice and by the page of a
 * new session.
 */

import { isOneOf } from '#contracts/value-checks.ts';
import { practiceSubjects } from '#events/values/enum-values.ts';
import { SCHOOL_GRADE_MAX, TOPIC_LENGTH_MAX } from '#events/values/limits.ts';
import type { PracticeSubject } from '#events/values/shapes.ts';
import { parseAddressParams } from '../lib/parse-address-params.ts';

export interface PracticeChoice {
  grade: number;
  subject: PracticeSubject;
  topic: string;
}

/** The choices that are present and valid. */
export function parsePracticeChoice(address: URLSearchParams): Partial<PracticeChoice> {
  const grade = parseGrade(address.get('grade'));
  const topic = (address.get('topic') ?? '').trim();
  return {
    ...(grade !== undefined && { grade }),
    ...parseAddressParams(address, { subject: isOneOf(practiceSubjects) }),
    ...(topic !== '' && topic.length <= TOPIC_LENGTH_MAX && { topic }),
  };
}

export const isCompletePracticeChoice = (choice: Partial<PracticeChoice>): choice is PracticeChoice =>
  choice.grade !== undefined && choice.subject !== undefined && choice.topic !== undefined;

function parseGrade(text: string | null): number | undefined {
  const grade = /^\d{1,2}$/.test(text ?? '') ? Number(text) : 0;
  return grade >= 1 && grade <= SCHOOL_GRADE_MAX ? grade : undefined;
}
