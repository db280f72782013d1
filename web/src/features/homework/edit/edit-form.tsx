import { useMemo, useState } from 'react';
import { toHomeworkDraftKey } from '#contracts/draft-keys.ts';
import type { HomeworkDetail } from '#contracts/homework.ts';
import type { StudentOption } from '#contracts/students.ts';
import { assignmentFormTexts as copy } from '../../../copy/homework.ts';
import { toHomeworkForm, toHomeworkRequest } from '../form/form.ts';
import { HomeworkFormView } from '../form/homework-form.tsx';
import { findSubmittedKeys, SubmittedKeysContext } from '../form/submitted-keys.ts';
import { useHomeworkForm } from '../form/use-homework-form.ts';
import { UnassignDialog } from '../unassign-dialog.tsx';
import { ConflictNotice } from './conflict-notice.tsx';
import { RegradingDialog } from './regrading-dialog.tsx';
import { useUpdateHomework } from './use-update-homework.ts';

interface EditFormProps {
  /** The current homework, with changes that other tutors have made since. */
  detail: HomeworkDetail;
  students: readonly StudentOption[];
}

export function EditForm({ detail, students }: EditFormProps) {
  const current = useMemo(() => new Set(students.map(({ id }) => id)), [students]);
  // The form keeps the version with which it was opened. A notice above it reports changes by others.
  const [opened] = useState(() => toHomeworkForm(detail, current));
  const homework = useHomeworkForm(toHomeworkDraftKey(detail.id), opened);
  const keys = useMemo(() => findSubmittedKeys(detail), [detail]);
  const update = useUpdateHomework({ detail, students, homework });
  const { asking, save, stop, pending } = update;
  return (
    <SubmittedKeysContext value={keys}>
      <HomeworkFormView
        homework={homework}
        students={students}
        act={copy.update}
        acting={copy.updating}
        pending={pending}
        error={update.error}
        news={update.news}
        onSubmit={() => save()}
      >
        {!pending && <ConflictNotice detail={detail} current={current} opened={opened} homework={homework} />}
      </HomeworkFormView>
      {asking?.about === 'students' && (
        <UnassignDialog names={asking.names} onConfirm={() => save({ unassign_submitted: true })} onClose={stop} />
      )}
      {asking?.about === 'grades' && (
        <RegradingDialog
          homeworkId={detail.id}
          questions={toHomeworkRequest(homework.form.getValues()).questions}
          onChoose={(regrading) => save({ regrading })}
          onClose={stop}
        />
      )}
    </SubmittedKeysContext>
  );
}
