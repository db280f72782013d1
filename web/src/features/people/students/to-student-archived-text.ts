import type { CentreResponse } from '#contracts/centre.ts';
import type { FormFailure } from '../../../api/form-failure.ts';
import { formatAtPhrase } from '../../../copy/at-phrase.ts';
import { toStudentAlreadyArchivedText } from '../../../copy/students.ts';

interface Deletion {
  /** UTC instant; undefined until the former students are loaded. */
  archivedAt: string | null | undefined;
  /** Why the server refused the deletion in this dialog. It names the tutor who changed the student last. */
  failure: FormFailure | null;
}

/** Says that a student has been deleted, with the time and the tutor if they are known. */
export function toStudentArchivedText(
  name: string,
  { archivedAt, failure }: Deletion,
  { today, time_zone }: CentreResponse,
): string {
  if (!archivedAt) return toStudentAlreadyArchivedText(name);
  const when = formatAtPhrase(archivedAt, { today, timeZone: time_zone });
  const wasLastChange = failure?.changedAt !== undefined && Date.parse(failure.changedAt) === Date.parse(archivedAt);
  return toStudentAlreadyArchivedText(name, when, wasLastChange ? failure.changedBy : undefined);
}
