import { useLocation } from 'wouter';
import { RACE_QUESTIONS_MAX, RACE_QUESTIONS_MIN, RACE_SECONDS_MAX, RACE_SECONDS_MIN } from '#events/values/limits.ts';
import { raceApi } from '../../../api/race-api.ts';
import { useCommandDialog } from '../../../commands/use-command-dialog.ts';
import { useDialogDraftValue } from '../../../commands/use-dialog-draft.ts';
import { assignTexts } from '../../../copy/assigned-practice.ts';
import { paths } from '../../../navigation/paths.ts';
import { Field } from '../../../ui/field.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { Input } from '../../../ui/input.tsx';
import { startRaceTexts as copy, toRaceRangeText } from './start-race-copy.ts';
import { TopicFields, type TopicToAssign } from './topic-fields.tsx';

const FIRST_NUMBERS = { questions: '10', seconds: '30' };

const isWithin = (typed: string, least: number, most: number): boolean =>
  /^\d+$/.test(typed.trim()) && Number(typed) >= least && Number(typed) <= most;

interface StartRaceDialogProps {
  groupId: string;
  grade: number;
  onClose(): void;
}

/** Chooses the questions of a race. The page then goes to its room. */
export function StartRaceDialog({ groupId, grade, onClose }: StartRaceDialogProps) {
  const [, navigate] = useLocation();
  const [topic, setTopic] = useDialogDraftValue<TopicToAssign>('topic', { subject: 'math', grade, topic: '' });
  const [numbers, setNumbers] = useDialogDraftValue('numbers', FIRST_NUMBERS);
  const [start] = raceApi.useStartRaceMutation();
  const { submit, errorOf, dialog } = useCommandDialog(start, {
    key: 'start-race',
    fields: ['topic', 'questions', 'seconds'],
    failed: copy.failed,
    onClose,
    onDone: ({ id }) => navigate(paths.race(id)),
  });
  const faults = {
    questions:
      !isWithin(numbers.questions, RACE_QUESTIONS_MIN, RACE_QUESTIONS_MAX) &&
      toRaceRangeText(RACE_QUESTIONS_MIN, RACE_QUESTIONS_MAX),
    seconds:
      !isWithin(numbers.seconds, RACE_SECONDS_MIN, RACE_SECONDS_MAX) &&
      toRaceRangeText(RACE_SECONDS_MIN, RACE_SECONDS_MAX),
  };
  const isFilledIn = topic.topic !== '' && !faults.questions && !faults.seconds;
  const { questions, seconds } = numbers;
  const body = { group_id: groupId, ...topic, questions: Number(questions), seconds: Number(seconds) };
  return (
    <FormDialog
      title={copy.title}
      description={copy.description}
      act={copy.submit}
      acting={copy.submitting}
      {...dialog}
      onSubmit={() => submit(isFilledIn ? { body } : undefined)}
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <TopicFields
          topic={topic}
          onChange={setTopic}
          topicError={errorOf('topic', topic.topic === '' && assignTexts.topicMissing)}
        />
        <Field label={copy.questions} hint={copy.questionsHint} error={errorOf('questions', faults.questions)}>
          <Input
            inputMode="numeric"
            value={questions}
            onChange={({ target }) => setNumbers({ ...numbers, questions: target.value })}
          />
        </Field>
        <Field label={copy.seconds} hint={copy.secondsHint} error={errorOf('seconds', faults.seconds)}>
          <Input
            inputMode="numeric"
            value={seconds}
            onChange={({ target }) => setNumbers({ ...numbers, seconds: target.value })}
          />
        </Field>
      </div>
    </FormDialog>
  );
}
