import { useState } from 'react';
import { z } from 'zod';
import { isolated } from '#contracts/isolated.ts';
import { FEEDBACK_MAX } from '#events/limits.ts';
import { useCommand } from '../../../api/use-command.ts';
import { notify } from '../../../app/notify.ts';
import { grading as copy } from '../../../copy/homework.ts';
import { DraftOffer } from '../../../server-draft/draft-offer.tsx';
import { DraftOffline, DraftStatus } from '../../../server-draft/draft-status.tsx';
import { useServerDraft } from '../../../server-draft/use-server-draft.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { type Grading, useGradeSubmissionMutation } from '../api.ts';
import { GradeFields } from './grade-fields.tsx';
import { gradeNumber } from './grade-number.ts';
import { useNearby } from './use-nearby.ts';

interface GradeFormProps {
  homeworkId: string;
  studentId: string;
  name: string;
}

const typed = z.object({ grade: z.string(), feedback: z.string() });
const nothing = { grade: '', feedback: '' };

/** What was typed before is asked for once the form comes near: a homework may have sixty of them. */
export function GradeForm(props: GradeFormProps) {
  const [place, near] = useNearby<HTMLDivElement>();
  return (
    <div ref={place} className="min-h-64">
      {near && <OpenGradeForm {...props} />}
    </div>
  );
}

function OpenGradeForm({ homeworkId, studentId, name }: GradeFormProps) {
  const key = `grade-submission/${homeworkId}/${studentId}`;
  const draft = useServerDraft(`feedback:${homeworkId}:${studentId}`, {
    initial: nothing,
    read: (body) => typed.safeParse(body).data ?? null,
  });
  const { grade, feedback } = draft.value;
  const [fault, setFault] = useState<string>();
  const [give] = useGradeSubmissionMutation();
  const { submit, pending, failure, news } = useCommand(
    (body: Grading, idempotencyKey) => give({ homeworkId, studentId, body, idempotencyKey }),
    {
      fields: ['grade', 'feedback'],
      remembered: false,
      done: (_answer, _body, earlier) => {
        notify.success({ key, ...copy.submitted });
        if (!earlier) void draft.discard();
      },
      failed: ({ detail }) => notify.failure({ key, title: copy.failed, detail }),
    },
  );
  const save = () => {
    const number = gradeNumber(grade);
    setFault('fault' in number ? number.fault : undefined);
    if ('fault' in number) notify.failure({ key, title: number.fault });
    else void submit({ grade: number.grade, ...(feedback.trim() && { feedback }) });
  };
  return (
    <form
      noValidate
      aria-label={`Grade ${isolated(name)}`}
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (!pending) save();
      }}
    >
      <DraftOffer draft={draft} />
      <GradeFields
        grade={grade}
        feedback={feedback}
        feedbackMax={FEEDBACK_MAX}
        gradeFault={fault ?? failure?.errors.grade}
        feedbackFault={failure?.errors.feedback}
        onGrade={(next) => {
          setFault(undefined);
          draft.set((before) => ({ ...before, grade: next }));
        }}
        onFeedback={(next) => draft.set((before) => ({ ...before, feedback: next }))}
      />
      <DraftOffline draft={draft} />
      {(news ?? failure?.detail) && (
        <Notice tone={news ? 'caution' : 'danger'} role="alert">
          {news ?? failure?.detail}
        </Notice>
      )}
      <div className="flex flex-wrap items-center justify-end gap-3">
        <DraftStatus draft={draft} className="mr-auto min-h-6" />
        <Button type="submit" variant="primary" pending={pending}>
          {pending ? copy.submitting : copy.submit}
        </Button>
      </div>
    </form>
  );
}
