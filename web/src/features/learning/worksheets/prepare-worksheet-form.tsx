import { useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { WORKSHEET_QUESTIONS_MAX, WORKSHEET_QUESTIONS_MIN } from '#events/values/limits.ts';
import { worksheetApi } from '../../../api/worksheet-api.ts';
import { useCommand } from '../../../commands/use-command-dialog.ts';
import { isPracticeTopic } from '../../../copy/practice-subjects.ts';
import { paths } from '../../../navigation/paths.ts';
import { parsePracticeChoice } from '../../../navigation/practice-choice.ts';
import { useAddressParams } from '../../../navigation/use-address-params.ts';
import { SchoolGradeField, SubjectButtons, TopicField } from '../../../shared/practice/topic-field.tsx';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { prepareWorksheetTexts as copy } from './worksheets-copy.ts';

const FIRST_QUESTIONS = '20';
/** The hint below the topic says so, and offers the nearest ones. */
const UNKNOWN_TOPIC = 'no-questions';

/** Chooses the questions of a worksheet. The page then goes to the sheet; the address keeps the choices for the way back. */
export function PrepareWorksheetForm() {
  const [, navigate] = useLocation();
  const form = useRef<HTMLFormElement>(null);
  const [address, change] = useAddressParams();
  const { subject, grade } = parsePracticeChoice(address);
  const topic = address.get('topic') ?? '';
  const count = address.get('questions') ?? FIRST_QUESTIONS;
  const [suggesting, setSuggesting] = useState(false);
  const [prepare] = worksheetApi.usePrepareWorksheetMutation();
  const focusFault = () =>
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  const { submit, pending, failure, notice, errorOf } = useCommand(prepare, {
    key: 'prepare-worksheet',
    fields: ['subject', 'grade', 'topic', 'questions'],
    failed: ({ code }) => (code === UNKNOWN_TOPIC ? undefined : copy.failed),
    onFailed: focusFault,
    onDone: ({ number }) => navigate(paths.worksheet(String(number))),
  });
  const questions = /^\d+$/.test(count.trim()) ? Number(count) : 0;
  const isCountValid = questions >= WORKSHEET_QUESTIONS_MIN && questions <= WORKSHEET_QUESTIONS_MAX;
  const body =
    subject && grade !== undefined && topic.trim() !== '' && isCountValid
      ? { subject, grade, topic: topic.trim(), questions }
      : undefined;
  const fault = failure?.code === UNKNOWN_TOPIC ? undefined : (failure?.detail ?? notice);
  return (
    <form
      ref={form}
      noValidate
      className="flex flex-col gap-7 p-5 sm:p-7"
      onSubmit={(event) => {
        event.preventDefault();
        submit(body && { body });
        if (!body) focusFault();
      }}
    >
      <div className="flex flex-wrap gap-x-6 gap-y-5">
        <SchoolGradeField
          value={grade}
          error={errorOf('grade', grade === undefined && copy.gradeFault)}
          onChange={(chosen) => change({ grade: chosen })}
        />
        <Field
          label={copy.questions}
          hint={copy.questionsHint}
          error={errorOf('questions', !isCountValid && copy.questionsFault)}
          className="max-w-3xs"
        >
          <Input inputMode="numeric" value={count} onChange={({ target }) => change({ questions: target.value })} />
        </Field>
      </div>
      <SubjectButtons
        value={subject}
        error={errorOf('subject', !subject && copy.subjectFault)}
        onChange={(chosen) => {
          const keepsTopic = chosen === subject || !isPracticeTopic(topic);
          change({ subject: chosen, ...(!keepsTopic && { topic: '' }) });
          setSuggesting(true);
        }}
      />
      <TopicField
        value={topic}
        subject={subject}
        error={errorOf('topic', topic.trim() === '' && copy.topicFault)}
        onChange={(typed) => change({ topic: typed })}
        suggesting={suggesting}
        onSuggesting={setSuggesting}
      />
      {fault && (
        <Notice tone="caution" role="alert">
          {fault}
        </Notice>
      )}
      <div>
        <Button
          type="submit"
          variant="primary"
          pending={pending}
          // Pressing the mouse closes the suggestions, so the button would move away before the click.
          onMouseDown={(event) => event.preventDefault()}
        >
          {pending ? copy.submitting : copy.submit}
        </Button>
      </div>
    </form>
  );
}
