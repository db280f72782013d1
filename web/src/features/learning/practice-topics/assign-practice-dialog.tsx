import type { FieldError } from '../../../api/form-failure.ts';
import { practiceApi } from '../../../api/practice-api.ts';
import { useCommandDialog } from '../../../commands/use-command-dialog.ts';
import { useDialogDraftValue } from '../../../commands/use-dialog-draft.ts';
import { assignTexts as copy, toAssignedTexts } from '../../../copy/assigned-practice.ts';
import { useCentre } from '../../../session/session.ts';
import { BidiIsolatedName } from '../../../ui/bidi-isolated-name.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Field } from '../../../ui/field.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { Input } from '../../../ui/input.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { TopicFields, type TopicToAssign } from './topic-fields.tsx';

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
  const [assign] = practiceApi.useAssignPracticeMutation();
  const today = useCentre()?.today;
  const chosen = students.map(({ id }) => id).filter((id) => !leftOut.includes(id));
  const name = isGroup ? undefined : students[0]?.name;
  const { submit, errorOf, dialog } = useCommandDialog(assign, {
    key: 'assign-practice',
    fields: ['topic', 'due_on'],
    done: (answer, { body }) => toAssignedTexts(answer, { topic: body.topic, name }),
    failed: copy.failed,
    staysOpenAfterEarlier: true,
    onClose,
  });
  const isFilledIn = topic.topic !== '' && chosen.length > 0;
  return (
    <FormDialog
      title={copy.title}
      description={name === undefined ? copy.ofGroup : copy.ofStudent(name)}
      act={copy.submit(chosen.length)}
      acting={copy.submitting}
      {...dialog}
      onSubmit={() =>
        submit(isFilledIn ? { body: { students: chosen, ...topic, due_on: due === '' ? null : due } } : undefined)
      }
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <TopicFields
          topic={topic}
          onChange={setTopic}
          topicError={errorOf('topic', topic.topic === '' && copy.topicMissing)}
        />
        <Field label={copy.due} optional error={errorOf('due_on')}>
          <Input type="date" min={today} value={due} onChange={({ target }) => setDue(target.value)} />
        </Field>
      </div>
      {isGroup && (
        <StudentTicks
          students={students}
          leftOut={leftOut}
          onChange={setLeftOut}
          error={errorOf('students', chosen.length === 0 && copy.studentsMissing)}
        />
      )}
    </FormDialog>
  );
}

interface StudentTicksProps {
  students: readonly { readonly id: string; readonly name: string }[];
  /** Ids of the students who are not ticked. */
  leftOut: readonly string[];
  onChange(leftOut: readonly string[]): void;
  error: FieldError | undefined;
}

/** A checkbox for each student of a group. */
const StudentTicks = ({ students, leftOut, onChange, error }: StudentTicksProps) => (
  <Field label={copy.students} group error={error}>
    <Sheet>
      <ul className="grid max-h-72 overflow-y-auto *:-mb-px *:border-b *:border-rule sm:grid-cols-2">
        {students.map(({ id, name }) => (
          <li key={id}>
            <label
              htmlFor={`assign-${id}`}
              className="flex h-full min-h-11 cursor-pointer items-center gap-3 px-4 py-2 hover:bg-hover"
            >
              <Checkbox
                id={`assign-${id}`}
                checked={!leftOut.includes(id)}
                onChange={({ target }) =>
                  onChange(target.checked ? leftOut.filter((other) => other !== id) : [...leftOut, id])
                }
              />
              <span className="min-w-0 wrap-anywhere">
                <BidiIsolatedName name={name} />
              </span>
            </label>
          </li>
        ))}
      </ul>
    </Sheet>
  </Field>
);
