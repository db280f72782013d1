/** Texts of a case: what a student says is wrong with their classes. Screens say question. */
import type { CaseMessage, CaseRow } from '#contracts/cases.ts';
import { isolateBidi } from '#contracts/isolate-bidi.ts';

export const caseKindTexts: Record<CaseRow['kind'], string> = {
  'not-there': 'I was not there',
  'wrong-date': 'Wrong date',
  'missing-classes': 'Missing classes',
  other: 'Something else',
};

/** What is wrong, in the words of the student or of a family. */
export const toCaseKindText = (kind: CaseRow['kind'], byFamily: boolean) =>
  byFamily && kind === 'not-there' ? 'My child was not there' : caseKindTexts[kind];

export const caseStateTexts: Record<CaseRow['state'], string> = {
  open: 'Waiting for an answer',
  answered: 'Answered',
  resolved: 'Resolved',
  reopened: 'Asked again',
};

const whatTexts: Record<CaseMessage['what'], string> = {
  opened: 'Asked',
  answered: 'Answered',
  corrected: 'Resolved with a correction',
  explained: 'Resolved with an explanation',
  reopened: 'Asked again',
};
/** `Answered by Ms Lee`, `Asked by Ann Olsen (family)` */
export const toMessageText = ({ what, actor_name, by_family }: CaseMessage) =>
  `${whatTexts[what]} by ${isolateBidi(actor_name)}${by_family ? ' (family)' : ''}`;
export const showCorrectionText = 'Show the correction';
