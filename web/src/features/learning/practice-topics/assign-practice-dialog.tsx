import { useState } from 'react';
import type { PracticeSubject } from '#events/values/shapes.ts';
import { useDialogDraftValue } from '../../../commands/use-dialog-draft.ts';
import { useFormCommand } from '../../../commands/use-form-command.ts';
import { assignTexts as copy, toAssignedTexts } from '../../../copy/assigned-practice.ts';
import {
  practiceSubjectTexts,
  schoolGrades,
  suggestedTopicsBySubject,
  toSchoolGradeText,
} from '../../../copy/practice-subjects.ts';
import { useCentre } from '../../../session/session.ts';
import { notify } from '../../../toasts/notify.ts';
import { Field } from '../../../ui/field.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { Input } from '../../../ui/input.tsx';
import { Select } from '../../../ui/select.tsx';
import { type AssignPracticeBody, useAssignPracticeMutation } from './api.ts';
import { StudentTicks } from './student-ticks.tsx';

const subjects = Object.keys(practiceSubjectTexts) as PracticeSubject[];
const key = 'assign-practice';

/** The topic with which the dialog opens; the empty string is for one that is not chosen. */
export interface TopicToAssign {
  readonly subject: PracticeSubject;
  readonly grade: number;
  readonly topic: string;
}

interface AssignPracticeDialogProps {
  initial: TopicToAssign;
  students: readonly { readonly id: string; readonly name: string }[];
  /** Whether the tutor chooses among the students. */
  isGroup: boolean;
  onClose(): void;
}

/** Assigns a topic as practice to one student, or to students of a group, who are all ticked at first. */
export function AssignPracticeDialog({ initial, students, isGroup, onClose }: AssignPracticeDialogProps) {
  const [topic, setTopic] = useDialogDraftValue('topic', initial);
  const [due, setDue] = useDialogDraftValue('due', '');
  const [leftOut, setLeftOut] = useDialogDraftValue<readonly string[]>('left-out', []);
  const [tried, setTried] = useState(false);
  const [assign] = useAssignPracticeMutation();
  const today = useCentre()?.today;
  const chosen = students.map(({ id }) => id).filter((id) => !leftOut.includes(id));
  const name = isGroup ? undefined : students[0]?.name;
  const { submit, pending, failure, notice } = useFormCommand(
    (body: AssignPracticeBody, idempotencyKey) => assign({ body, idempotencyKey }),
    {
      fields: ['topic', 'due_on'],
      onDone: (answer, body, earlier) => {
        notify.success({ key, ...toAssignedTexts(answer, { topic: body.topic, name }) });
        if (!earlier) onClose();
      },
      onFailed: ({ detail }) => notify.failure({ key, title: copy.failed, detail }),
    },
  );
  const change = (changed: Partial<TopicToAssign>) => setTopic({ ...topic, ...changed });
  return (
    <FormDialog
      title={copy.title}
      description={name === undefined ? copy.ofGroup : copy.ofStudent(name)}
      act={copy.submit(chosen.length)}
      acting={copy.submitting}
      pending={pending}
      failure={failure}
      notice={notice}
      onSubmit={() => {
        setTried(true);
        if (topic.topic === '' || chosen.length === 0) return;
        void submit({ students: chosen, ...topic, due_on: due === '' ? null : due });
      }}
      onClose={onClose}
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label={copy.subject}>
          <Select
            value={topic.subject}
            onChange={({ target }) => change({ subject: target.value as PracticeSubject, topic: '' })}
          >
            {subjects.map((subject) => (
              <option key={subject} value={subject}>
                {practiceSubjectTexts[subject]}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={copy.topic} error={tried && topic.topic === '' ? copy.topicMissing : failure?.errors.topic}>
          <Select value={topic.topic} onChange={({ target }) => change({ topic: target.value })}>
            <option value="">{copy.chooseTopic}</option>
            {suggestedTopicsBySubject[topic.subject].map((each) => (
              <option key={each} value={each}>
                {each}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={copy.grade}>
          <Select value={topic.grade} onChange={({ target }) => change({ grade: Number(target.value) })}>
            {schoolGrades.map((grade) => (
              <option key={grade} value={grade}>
                {toSchoolGradeText(grade)}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={copy.due} optional error={failure?.errors.due_on}>
          <Input type="date" min={today} value={due} onChange={({ target }) => setDue(target.value)} />
        </Field>
      </div>
      {isGroup && (
        <StudentTicks
          students={students}
          leftOut={leftOut}
          onChange={setLeftOut}
          error={tried && chosen.length === 0 ? copy.studentsMissing : undefined}
        />
      )}
    </FormDialog>
  );
}
