import { useState } from 'react';
import { useLocation } from 'wouter';
import type { HomeworkDetail, UpdateHomeworkRequest } from '#contracts/homework.ts';
import type { StudentName } from '#contracts/students.ts';
import type { Failure } from '../../../api/problem.ts';
import { useCommand } from '../../../commands/use-command.ts';
import { assigningFailed, regraded, updated, updatingFailed } from '../../../copy/homework.ts';
import { paths } from '../../../navigation/paths.ts';
import { notify } from '../../../toasts/notify.ts';
import { useUpdateHomeworkMutation } from '../api.ts';
import { requestOf } from '../form/form.ts';
import type { FormOfHomework } from '../form/use-homework-form.ts';
import { usePageAttempt } from '../form/use-page-attempt.ts';

/** What is to be chosen before the save can go on. */
type Asking = { about: 'students'; names: string[] } | { about: 'grades' };
/** What was chosen for the save under way. */
type Choices = Pick<UpdateHomeworkRequest, 'regrading' | 'unassign_submitted'>;

/** The version is the one that was edited. */
type Edited = UpdateHomeworkRequest & { version: number };

interface Edit {
  detail: HomeworkDetail;
  students: readonly StudentName[];
  homework: FormOfHomework;
}

const fields = ['title', 'questions', 'assigned_students', 'due_date'] as const;

/** Content and students as one save of the version that was edited; asks where work that was submitted is touched. */
export function useUpdate({ detail, students, homework }: Edit) {
  const key = `update-homework/${detail.id}`;
  const [, navigate] = useLocation();
  usePageAttempt();
  const [asking, setAsking] = useState<Asking | null>(null);
  const [choices, setChoices] = useState<Choices>({});
  const [update] = useUpdateHomeworkMutation();

  const failed = ({ code, detail: why, errors }: Failure) => {
    if (code === 'regrading-needed') return setAsking({ about: 'grades' });
    if (code === 'student-submitted') return setAsking({ about: 'students', names: [] });
    homework.mark(errors);
    notify.failure({ key, title: code === 'student-not-assignable' ? assigningFailed : updatingFailed, detail: why });
    if (code === 'version-mismatch') scrollTo({ top: 0 });
  };
  const { submit, pending, failure, news } = useCommand(
    ({ version, ...body }: Edited, idempotencyKey) =>
      update({ homeworkId: detail.id, body, ifMatch: version, idempotencyKey }),
    {
      done: async (answer, _body, earlier) => {
        notify.success({ key, title: updated, ...(answer.regraded > 0 && { detail: regraded(answer.regraded) }) });
        if (earlier) return homework.form.setValue('version', answer.version);
        await homework.draft.discard();
        navigate(paths.tutor);
      },
      fields,
      failed,
    },
  );

  /** With a choice the save goes on; without one it begins anew. */
  const save = (choice?: Choices) => {
    const chosen = choice ? { ...choices, ...choice } : {};
    setChoices(chosen);
    setAsking(null);
    const checked = homework.check(new Set(students.map(({ id }) => id)));
    if ('fault' in checked) return notify.failure({ key, title: checked.fault });
    const { values } = checked;
    const names = chosen.unassign_submitted ? [] : unassigned(values.assigned_students, detail, students);
    if (names.length > 0) return setAsking({ about: 'students', names });
    void submit({ ...requestOf(values), ...chosen, version: values.version });
  };
  return { asking, save, stop: () => setAsking(null), pending, news, error: asking ? undefined : errorOf(failure) };
}

/** Names of those who have submitted and would be unassigned. */
const unassigned = (assigned: readonly string[], detail: HomeworkDetail, students: readonly StudentName[]): string[] =>
  students
    .filter(({ id }) => detail.submitted_students.includes(id))
    .filter(({ id }) => detail.assigned_students.includes(id) && !assigned.includes(id))
    .map(({ name }) => name);

/** Of what is asked in a dialog nothing stands in the form. */
const errorOf = (failure: { code: Failure['code']; detail: string | undefined } | null): string | undefined =>
  failure?.code === 'regrading-needed' || failure?.code === 'student-submitted' ? undefined : failure?.detail;
