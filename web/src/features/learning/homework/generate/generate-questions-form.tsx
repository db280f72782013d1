import { type FormEvent, useId } from 'react';
import { type GeneratorSubject, generatorSubjects } from '#contracts/generator-subjects.ts';
import { schoolGrades, toSchoolGradeText } from '#contracts/practice-words.ts';
import type { QuestionGeneration } from '#contracts/question-generation.ts';
import { questionDifficulties } from '#events/values/enum-values.ts';
import { GENERATED_QUESTIONS_MAX, NOTE_LENGTH_MAX, TOPIC_LENGTH_MAX } from '#events/values/limits.ts';
import type { QuestionDifficulty } from '#events/values/shapes.ts';
import { homeworkApi } from '../../../../api/homework-api.ts';
import { useCommand } from '../../../../commands/use-command-dialog.ts';
import { useDialogDraftValue } from '../../../../commands/use-dialog-draft.ts';
import { cancelText } from '../../../../copy/common.ts';
import { notify } from '../../../../toasts/notify.ts';
import { Button } from '../../../../ui/button.tsx';
import { Field } from '../../../../ui/field.tsx';
import { FormFooter } from '../../../../ui/form-footer.tsx';
import { Input, Textarea } from '../../../../ui/input.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { Select } from '../../../../ui/select.tsx';
import * as copy from '../generate-questions-copy.ts';

const key = 'generate-questions';
const texts = copy.generateFormTexts;

/** The fields as typed; '' for one that is not filled in. */
interface Fields {
  readonly subject: GeneratorSubject | '';
  readonly subTopic: string;
  readonly gradeLevel: string;
  readonly difficulty: QuestionDifficulty | '';
  readonly numberOfQuestions: string;
  readonly specialNotes: string;
}
const emptyFields: Fields = {
  ...{ subject: '', subTopic: '', gradeLevel: '', difficulty: '', specialNotes: '' },
  numberOfQuestions: '5',
};

interface GenerateQuestionsFormProps {
  /** The last generation, whose request fills the form. */
  generation: QuestionGeneration | null;
  /** Whether a language model reads the notes. */
  hasModel: boolean;
  onStarted(id: string): void;
  onClose(): void;
}

export function GenerateQuestionsForm({ generation, hasModel, onStarted, onClose }: GenerateQuestionsFormProps) {
  const id = useId();
  const [fields, setFields] = useDialogDraftValue<Fields>('generate', toFields(generation));
  const [generate] = homeworkApi.useGenerateQuestionsMutation();
  // A generation takes the place of the last one, so a new request after a reload repeats nothing.
  const { submit, pending, failure, notice, errorOf, tried } = useCommand(generate, {
    key,
    fields: ['subTopic', 'numberOfQuestions'],
    onDone: ({ id: started }) => {
      notify.settled(key);
      onStarted(started);
    },
    // The reason, such as the daily limit, is the line below the form.
    failed: () => {
      notify.failure({ key, ...copy.generationFailedTexts.toast });
      return undefined;
    },
  });
  const change = (changed: Partial<Fields>) => setFields({ ...fields, ...changed });
  const missing = (name: keyof Fields) =>
    tried && fields[name].trim() === '' ? copy.missingInformationTexts.detail : undefined;
  const countError = tried && !isCount(fields.numberOfQuestions) ? texts.countError : undefined;
  const start = (event: FormEvent) => {
    event.preventDefault();
    // React would pass the event on to the form of the assignment, in which the dialog is.
    event.stopPropagation();
    if (pending) return;
    // Kept, so that the form is still filled in after the generation was canceled.
    setFields(fields);
    const { subject, difficulty, subTopic, gradeLevel, numberOfQuestions, specialNotes } = fields;
    if (
      subject === '' ||
      difficulty === '' ||
      subTopic.trim() === '' ||
      gradeLevel === '' ||
      numberOfQuestions === ''
    ) {
      submit(undefined);
      return notify.failure({ key, ...copy.missingInformationTexts });
    }
    if (!isCount(numberOfQuestions)) return submit(undefined);
    submit({
      body: {
        ...{ subject, difficulty, subTopic, gradeLevel: Number(gradeLevel) },
        numberOfQuestions: Number(numberOfQuestions),
        ...(specialNotes.trim() !== '' && { specialNotes: specialNotes.trim() }),
      },
    });
  };
  const subTopics = fields.subject === '' ? [] : copy.subTopicsBySubject[fields.subject];
  return (
    <form noValidate onSubmit={start} className="flex flex-col gap-5">
      {generation?.status === 'failed' && (
        <FailedGeneration generation={generation} onTopic={(subTopic) => change({ subTopic })} />
      )}
      <Field label={texts.subject} error={missing('subject')}>
        <Select
          value={fields.subject}
          onChange={({ target }) => change({ subject: target.value as GeneratorSubject, subTopic: '' })}
        >
          <option value="">{texts.chooseSubject}</option>
          {generatorSubjects.map((subject) => (
            <option key={subject} value={subject}>
              {copy.generatorSubjectTexts[subject]}
            </option>
          ))}
        </Select>
      </Field>
      <Field
        label={texts.subTopic}
        error={missing('subTopic') ?? errorOf('subTopic')}
        hint={subTopics.length > 0 ? texts.suggested(subTopics) : texts.subTopicHint}
      >
        <Input
          list={`${id}-topics`}
          value={fields.subTopic}
          maxLength={TOPIC_LENGTH_MAX}
          autoComplete="off"
          dir="auto"
          onChange={({ target }) => change({ subTopic: target.value })}
        />
      </Field>
      <datalist id={`${id}-topics`}>
        {subTopics.map((topic) => (
          <option key={topic} value={topic} />
        ))}
      </datalist>
      <div className="flex flex-wrap gap-5 *:flex-auto">
        <Field label={texts.grade} error={missing('gradeLevel')}>
          <Select value={fields.gradeLevel} onChange={({ target }) => change({ gradeLevel: target.value })}>
            <option value="">{texts.chooseGrade}</option>
            {schoolGrades.map((grade) => (
              <option key={grade} value={grade}>
                {toSchoolGradeText(grade)}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={texts.difficulty} error={missing('difficulty')}>
          <Select
            value={fields.difficulty}
            onChange={({ target }) => change({ difficulty: target.value as QuestionDifficulty })}
          >
            <option value="">{texts.chooseDifficulty}</option>
            {questionDifficulties.map((difficulty) => (
              <option key={difficulty} value={difficulty}>
                {copy.difficultyTexts[difficulty]}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <Field
        label={texts.count}
        error={missing('numberOfQuestions') ?? countError ?? failure?.errors.numberOfQuestions}
      >
        <Input
          inputMode="numeric"
          autoComplete="off"
          className="max-w-32 tabular-nums"
          value={fields.numberOfQuestions}
          onChange={({ target }) => change({ numberOfQuestions: target.value.trim() })}
          onFocus={({ target }) => target.select()}
        />
      </Field>
      <Field label={texts.notes} optional hint={texts.toNotesHint(hasModel)}>
        <Textarea
          rows={2}
          maxLength={NOTE_LENGTH_MAX}
          value={fields.specialNotes}
          onChange={({ target }) => change({ specialNotes: target.value })}
        />
      </Field>
      <FormFooter notice={notice} error={failure?.detail}>
        <Button onClick={onClose}>{cancelText}</Button>
        <Button type="submit" variant="primary" pending={pending}>
          {pending ? texts.generating : texts.generate}
        </Button>
      </FormFooter>
    </form>
  );
}

interface FailedGenerationProps {
  generation: QuestionGeneration;
  onTopic(topic: string): void;
}

const FailedGeneration = ({
  generation: { topics, interrupted, model_failure: modelFailure },
  onTopic,
}: FailedGenerationProps) => (
  <Notice tone="danger" role="alert">
    <p className="font-semibold">{copy.generationFailedTexts.noQuestions}</p>
    {interrupted && <p className="text-sm">{copy.generationFailedTexts.interrupted}</p>}
    {modelFailure && <p className="text-sm">{copy.questionsModelFailureTexts[modelFailure]}</p>}
    {topics.length > 0 && (
      <fieldset className="mt-2 flex flex-wrap items-center gap-2">
        <legend className="mb-1.5 text-sm">{copy.generationFailedTexts.nearest}</legend>
        {topics.map((topic) => (
          <Button key={topic} size="small" onClick={() => onTopic(topic)}>
            {topic}
          </Button>
        ))}
      </fieldset>
    )}
  </Notice>
);

const isCount = (text: string): boolean =>
  /^\d{1,2}$/.test(text) && Number(text) >= 1 && Number(text) <= GENERATED_QUESTIONS_MAX;

function toFields(generation: QuestionGeneration | null): Fields {
  if (generation === null) return emptyFields;
  const { gradeLevel, numberOfQuestions, specialNotes = '', ...request } = generation.request;
  return { ...request, gradeLevel: String(gradeLevel), numberOfQuestions: String(numberOfQuestions), specialNotes };
}
