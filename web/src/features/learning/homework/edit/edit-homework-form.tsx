import { useMemo, useState } from 'react';
import { toHomeworkDraftKey } from '#contracts/draft-keys.ts';
import type { HomeworkDetail } from '#contracts/homework.ts';
import type { StudentOption } from '#contracts/students.ts';
import { homeworkFormTexts as copy } from '../../../../copy/homework.ts';
import { ConfirmUnassignDialog } from '../confirm-unassign-dialog.tsx';
import { HomeworkForm } from '../form/homework-form.tsx';
import { findSubmittedAnswerKeys, SubmittedAnswerKeysContext } from '../form/submitted-answer-keys.ts';
import { useHomeworkForm } from '../form/use-homework-form.ts';
import { toHomeworkFormValues, toHomeworkRequest } from '../homework-form-values.ts';
import { HomeworkConflictNotice } from './homework-conflict-notice.tsx';
import { RegradingDialog } from './regrading-dialog.tsx';
import { useUpdateHomework } from './use-update-homework.ts';

interface EditHomeworkFormProps {
  /** The current homework, with changes that other tutors have made since. */
  detail: HomeworkDetail;
  students: readonly StudentOption[];
}

export function EditHomeworkForm({ detail, students }: EditHomeworkFormProps) {
  const current = useMemo(() => new Set(students.map(({ id }) => id)), [students]);
  // The form keeps the version with which it was opened. A notice above it reports changes by others.
  const [opened] = useState(() => toHomeworkFormValues(detail, current));
  const homework = useHomeworkForm(toHomeworkDraftKey(detail.id), opened);
  const keys = useMemo(() => findSubmittedAnswerKeys(detail), [detail]);
  const update = useUpdateHomework({ detail, students, homework });
  const { asking, save, stop, pending } = update;
  return (
    <SubmittedAnswerKeysContext value={keys}>
      <HomeworkForm
        homework={homework}
        students={students}
        act={copy.update}
        acting={copy.updating}
        pending={pending}
        error={update.error}
        notice={update.notice}
        onSubmit={() => save()}
      >
        {!pending && <HomeworkConflictNotice detail={detail} current={current} opened={opened} homework={homework} />}
      </HomeworkForm>
      {asking?.about === 'students' && (
        <ConfirmUnassignDialog
          names={asking.names}
          onConfirm={() => save({ unassign_submitted: true })}
          onClose={stop}
        />
      )}
      {asking?.about === 'grades' && (
        <RegradingDialog
          homeworkId={detail.id}
          questions={toHomeworkRequest(homework.form.getValues()).questions}
          onChoose={save}
          onClose={stop}
        />
      )}
    </SubmittedAnswerKeysContext>
  );
}
