import type { Profile } from '#contracts/session.ts';
import { homeworkDecider } from '#events/homework/homework-decider.ts';
import { toHomeworkStream } from '#events/homework/homework-stream.ts';
import { submissionDecider } from '#events/submission/submission-decider.ts';
import { toSubmissionStream } from '#events/submission/submission-stream.ts';
import type { Context } from '#services/use-case/context.ts';
import { type Refusal, refuse } from '#services/use-case/problems.ts';
import { loadOwnHomework } from '#services/use-cases/homework/load-own-homework.ts';

/** Students draft answers; tutors draft homework and feedback. Everybody reads and discards their own alone. */
export const checkDraftRole = ({ role }: Profile, key: string): Refusal | undefined =>
  key.startsWith('answers:') === (role === 'student') ? undefined : refuse('unauthorized');

/**
 * Whether this person may save a draft with this key: answers to homework that they are assigned to, edits of homework
 * that they may change, feedback on a submission to it. It is decided by the log, as the command would be that the draft
 * is for, so that no draft is refused because a read model is behind.
 */
export async function checkDraftSubject(
  context: Context<'loadAggregate'>,
  profile: Profile,
  key: string,
): Promise<Refusal | undefined> {
  const [kind, homeworkId = '', studentId] = key.split(':');
  if (homeworkId === 'new') return undefined;
  if (kind === 'answers') {
    const { state } = await context.loadAggregate(toHomeworkStream(homeworkId), homeworkDecider);
    return state.status === 'current' && state.students.has(profile.id) ? undefined : refuse('homework-unknown');
  }
  // One that was deleted can be restored, and what is being typed in it should not be lost until then.
  if (!(await loadOwnHomework(context, homeworkId, profile))) return refuse('homework-unknown');
  if (studentId === undefined) return undefined;
  const { version } = await context.loadAggregate(toSubmissionStream(homeworkId, studentId), submissionDecider);
  return version > 0 ? undefined : refuse('not-submitted');
}
