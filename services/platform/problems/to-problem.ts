/** Maps refusals to problems (RFC 9457): status, code and sentence. Screens decide by `code`; people read `detail`. */
import type { Problem } from '#contracts/problem.ts';
import { type ProblemCode, problems } from '#contracts/problems.ts';
import type { Refusal } from './refuse.ts';

/** The default sentence of a code, for one refused row of a request with several. */
export const toProblemSentence = (code: ProblemCode): string =>
  problems[code].detail ?? 'An unexpected error occurred.';

/** The problem of a refusal with the wording for students and strangers. */
export const toStudentProblem = (refusal: Refusal): Problem => {
  const { studentDetail: detail } = problems[refusal.refused];
  return toProblem({ ...refusal, ...(detail && { detail }) });
};

/** The problem that answers a refusal, with the status and the wording of its code. */
export function toProblem({
  refused: code,
  status,
  detail,
  changedBy,
  equalEntries,
  changedAt,
  currentName,
  topics,
  modelFailure,
  ...refusal
}: Refusal): Problem {
  const definition = problems[code];
  const ownDetail = detail ?? definition.detail;
  const errors = refusal.errors ?? (definition.field && ownDetail ? { [definition.field]: ownDetail } : undefined);
  const sentence = ownDetail ?? (errors && Object.values(errors).join(' '));
  return {
    type: `urn:rollbook:problem:${code}`,
    title: definition.title,
    status: status ?? definition.status,
    code,
    ...(sentence && { detail: sentence }),
    ...(errors && { errors }),
    ...(changedBy && { changed_by: changedBy }),
    ...(equalEntries && { equal_entries: [...equalEntries] }),
    ...(changedAt && { changed_at: changedAt }),
    ...(currentName && { current_name: currentName }),
    ...(topics && { topics: [...topics] }),
    ...(modelFailure && { model_failure: modelFailure }),
  };
}
