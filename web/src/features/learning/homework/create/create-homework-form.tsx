import { useMemo } from 'react';
import { useLocation } from 'wouter';
import { NEW_HOMEWORK_DRAFT_KEY } from '#contracts/draft-keys.ts';
import type { StudentOption } from '#contracts/students.ts';
import { homeworkApi } from '../../../../api/homework-api.ts';
import { useCommand } from '../../../../commands/use-command-dialog.ts';
import {
  homeworkFormTexts as copy,
  creatingHomeworkFailedText,
  homeworkCreatedTexts,
} from '../../../../copy/homework.ts';
import { paths } from '../../../../navigation/paths.ts';
import { notify } from '../../../../toasts/notify.ts';
import { HomeworkForm } from '../form/homework-form.tsx';
import { useHomeworkForm } from '../form/use-homework-form.ts';
import { useSentCommandDraft } from '../form/use-sent-command-draft.ts';
import { emptyHomeworkFormValues, toHomeworkRequest } from '../homework-form-values.ts';

const key = 'create-homework';
const fields = ['title', 'questions', 'assigned_students', 'due_date'] as const;

export function CreateHomeworkForm({ students }: { students: readonly StudentOption[] }) {
  const homework = useHomeworkForm(NEW_HOMEWORK_DRAFT_KEY, emptyHomeworkFormValues);
  const current = useMemo(() => new Set(students.map(({ id }) => id)), [students]);
  const [, navigate] = useLocation();
  useSentCommandDraft();
  const [create] = homeworkApi.useCreateHomeworkMutation();
  const { submit, pending, failure, notice } = useCommand(create, {
    key,
    keptOverReload: true,
    fields,
    done: (_answer, { body }) => ({
      title: homeworkCreatedTexts.title,
      detail: homeworkCreatedTexts.detail(body.title.trim()),
    }),
    onDone: async (_answer, _sent, earlier) => {
      if (earlier) return;
      await homework.draft.discard();
      navigate(paths.tutor);
    },
    failed: ({ errors }) => {
      homework.showErrors(errors);
      return creatingHomeworkFailedText;
    },
    unconfirmed: creatingHomeworkFailedText,
  });
  const save = async () => {
    const checked = await homework.check(current);
    if ('values' in checked) return submit({ body: toHomeworkRequest(checked.values) });
    submit(undefined);
    if (checked.hidden) notify.failure({ key, title: checked.hidden });
  };
  return (
    <HomeworkForm
      homework={homework}
      students={students}
      act={copy.create}
      acting={copy.creating}
      pending={pending}
      error={failure?.detail}
      notice={notice}
      onSubmit={save}
    />
  );
}
