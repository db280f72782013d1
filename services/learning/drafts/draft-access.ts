import { parseDraftKey } from '#contracts/draft-keys.ts';
import type { Profile } from '#contracts/session.ts';
import { homeworkAggregate } from '#events/learning/homework/homework-decider.ts';
import { submissionAggregate } from '#events/learning/submission/submission-decider.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { loadManageableHomework } from '#services/learning/homework/load-manageable-homework.ts';
import { type Refusal, refuse } from '#services/platform/problems/refuse.ts';

/** Refuses a draft of the wrong role: students draft answers, tutors draft homework and feedback. */
export const checkDraftRole = ({ role }: Profile, key: string): Refusal | undefined =>
  (parseDraftKey(key).kind === 'answers') === (role === 'student') ? undefined : refuse('unauthorized');

/**
 * Refuses a draft unless the person may submit its content: answers to homework that is assigned to them, edits of
 * homework that they may change, feedback on an existing submission to it. Reads the streams, so that a read model that
 * lags behind refuses no draft.
 */
export async function checkDraftSubject(
  context: Context<'loadAggregate'>,
  profile: Profile,
  key: string,
): Promise<Refusal | undefined> {
  const { kind, homeworkId, studentId } = parseDraftKey(key);
  if (homeworkId === undefined) return undefined;
  if (kind === 'answers') {
    const { state } = await context.loadAggregate(homeworkAggregate, homeworkId);
    return state.status === 'current' && state.students.has(profile.id) ? undefined : refuse('homework-unknown');
  }
  // Deleted homework is accepted: it can be restored, and the draft should still exist then.
  if (!(await loadManageableHomework(context, homeworkId, profile))) return refuse('homework-unknown');
  if (studentId === undefined) return undefined;
  const { version } = await context.loadAggregate(submissionAggregate, { id: homeworkId, studentId });
  return version > 0 ? undefined : refuse('not-submitted');
}
