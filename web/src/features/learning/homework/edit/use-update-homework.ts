import { useState } from 'react';
import { useLocation } from 'wouter';
import type { HomeworkDetail, UpdateHomeworkRequest } from '#contracts/homework.ts';
import type { StudentOption } from '#contracts/students.ts';
import { homeworkApi } from '../../../../api/homework-api.ts';
import type { Failure } from '../../../../api/problem.ts';
import { useCommand } from '../../../../commands/use-command-dialog.ts';
import {
  assigningStudentsFailedText,
  homeworkUpdatedText,
  toRegradedCountText,
  updatingHomeworkFailedText,
} from '../../../../copy/homework.ts';
import { paths } from '../../../../navigation/paths.ts';
import { notify } from '../../../../toasts/notify.ts';
import type { HomeworkFormControls } from '../form/use-homework-form.ts';
import { useSentCommandDraft } from '../form/use-sent-command-draft.ts';
import { toHomeworkRequest } from '../homework-form-values.ts';

/** A question that the tutor must answer before the save can continue. */
type PendingQuestion = { about: 'students'; names: string[] } | { about: 'grades' };
/** The tutor's answers to the questions of the current save. */
type SaveChoices = Pick<UpdateHomeworkRequest, 'regrading' | 'replaced_options' | 'unassign_submitted'>;

interface EditOptions {
  detail: HomeworkDetail;
  students: readonly StudentOption[];
  homework: HomeworkFormControls;
}

const fields = ['title', 'questions', 'assigned_students', 'due_date'] as const;

/**
 * Saves content and assigned students as one command on the edited version. Asks the tutor first when submitted work is
 * affected.
 */
export function useUpdateHomework({ detail, students, homework }: EditOptions) {
  const key = `update-homework/${detail.id}`;
  const [, navigate] = useLocation();
  useSentCommandDraft();
  const [asking, setAsking] = useState<PendingQuestion | null>(null);
  const [choices, setChoices] = useState<SaveChoices>({});
  const [update] = homeworkApi.useUpdateHomeworkMutation();

  const failed = ({ code, errors }: Failure) => {
    if (code === 'regrading-needed') setAsking({ about: 'grades' });
    else if (code === 'student-submitted') setAsking({ about: 'students', names: [] });
    else {
      homework.showErrors(errors);
      if (code === 'version-mismatch') scrollTo({ top: 0 });
      return code === 'student-not-assignable' ? assigningStudentsFailedText : updatingHomeworkFailedText;
    }
    return undefined;
  };
  const { submit, pending, failure, notice } = useCommand(update, {
    key,
    keptOverReload: true,
    fields,
    done: ({ regraded }) => ({
      title: homeworkUpdatedText,
      ...(regraded > 0 && { detail: toRegradedCountText(regraded) }),
    }),
    onDone: async (answer, _sent, earlier) => {
      if (earlier) return homework.form.setValue('version', answer.version);
      await homework.draft.discard();
      navigate(paths.tutor);
    },
    failed,
    unconfirmed: updatingHomeworkFailedText,
  });

  /** Continues the save with an answer, or starts a save without one. */
  const save = async (choice?: SaveChoices) => {
    const chosen = choice ? { ...choices, ...choice } : {};
    setChoices(chosen);
    setAsking(null);
    const checked = await homework.check(new Set(students.map(({ id }) => id)));
    if (!('values' in checked)) {
      submit(undefined);
      if (checked.hidden) notify.failure({ key, title: checked.hidden });
      return;
    }
    const { values } = checked;
    const names = chosen.unassign_submitted ? [] : findUnassignedSubmitters(values.assigned_students, detail, students);
    if (names.length > 0) {
      submit(undefined);
      return setAsking({ about: 'students', names });
    }
    const body = { ...toHomeworkRequest(values), ...chosen };
    submit({ homeworkId: detail.id, body, ifMatch: values.version });
  };
  return {
    asking,
    save,
    stop: () => setAsking(null),
    pending,
    notice,
    error: asking ? undefined : toFormError(failure),
  };
}

/** Names of students with a submission who would be unassigned. */
const findUnassignedSubmitters = (
  assigned: readonly string[],
  detail: HomeworkDetail,
  students: readonly StudentOption[],
): string[] =>
  students
    .filter(({ id }) => detail.submitted_students.includes(id))
    .filter(({ id }) => detail.assigned_students.includes(id) && !assigned.includes(id))
    .map(({ name }) => name);

/** An error that a dialog asks about is not shown in the form. */
const toFormError = (failure: { code: Failure['code']; detail: string | undefined } | null): string | undefined =>
  failure?.code === 'regrading-needed' || failure?.code === 'student-submitted' ? undefined : failure?.detail;
