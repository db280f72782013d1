import { useRef } from 'react';
import { practiceSubjectTexts, schoolGrades, toSchoolGradeText } from '#contracts/practice-words.ts';
import { practiceSubjects } from '#events/values/enum-values.ts';
import { TOPIC_LENGTH_MAX } from '#events/values/limits.ts';
import type { PracticeSubject } from '#events/values/shapes.ts';
import type { FieldError } from '../../api/form-failure.ts';
import { suggestedTopicsBySubject } from '../../copy/practice-subjects.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { Select } from '../../ui/select.tsx';
import { ToggleButtons } from '../../ui/toggle-buttons.tsx';
import * as copy from './topic-field-copy.ts';
import { chooseSchoolGradeText, schoolGradeText as title } from './topic-field-copy.ts';
import { TopicHint } from './topic-hint.tsx';

interface TopicFieldProps {
  value: string;
  subject: PracticeSubject | undefined;
  /** The topic that was typed before choosing a subject, which clears the field. */
  typedBefore?: string;
  error?: FieldError | undefined;
  onChange(topic: string): void;
  suggesting: boolean;
  onSuggesting(shown: boolean): void;
}

export function TopicField({
  value,
  subject,
  typedBefore = '',
  error,
  onChange,
  suggesting,
  onSuggesting,
}: TopicFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const topics = (subject && suggesting ? suggestedTopicsBySubject[subject] : []).map((topic) => ({
    topic,
    label: topic,
  }));
  const again = suggesting && value === '' && typedBefore !== '';
  const choices = again ? [{ topic: typedBefore, label: copy.toUseTopicAgainText(typedBefore) }, ...topics] : topics;
  return (
    // Moving the focus to a suggestion does not leave the field.
    // biome-ignore lint/a11y/noStaticElementInteractions: what is pressed in it are the controls inside
    <div
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) onSuggesting(false);
      }}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onSuggesting(false);
      }}
    >
      <Field
        label={copy.topicText}
        hint={subject ? copy.topicHintText : copy.topicWithoutSubjectHintText}
        error={error}
      >
        <Input
          ref={input}
          value={value}
          maxLength={TOPIC_LENGTH_MAX}
          autoComplete="off"
          dir="auto"
          onFocus={() => onSuggesting(true)}
          // The field keeps the focus when a suggestion is chosen, so a click must open the suggestions again.
          onClick={() => onSuggesting(true)}
          onChange={(event) => onChange(event.target.value)}
        />
      </Field>
      {choices.length > 0 && (
        <fieldset aria-label={copy.suggestedTopicsText} className="mt-3 flex flex-wrap gap-2">
          {choices.map(({ topic, label }) => (
            <Button
              key={topic}
              size="small"
              className="min-w-0 wrap-anywhere"
              // Pressing the mouse must not move the focus, because the suggestions would close before the click.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => {
                onChange(topic);
                input.current?.focus();
                onSuggesting(false);
              }}
            >
              {label}
            </Button>
          ))}
        </fieldset>
      )}
      <TopicHint
        subject={subject}
        topic={value}
        onChoose={(topic) => {
          onChange(topic);
          input.current?.focus();
          onSuggesting(false);
        }}
      />
    </div>
  );
}

interface SubjectButtonsProps {
  error?: FieldError | undefined;
  value: PracticeSubject | undefined;
  onChange(subject: PracticeSubject): void;
}

export function SubjectButtons({ value, onChange, error }: SubjectButtonsProps) {
  return (
    <Field label={copy.subjectText} error={error} group>
      <ToggleButtons
        className="grid grid-cols-2 gap-2 narrow:grid-cols-1 max-sm:*:px-2 sm:grid-cols-3"
        options={practiceSubjects.map((subject) => ({ value: subject, label: practiceSubjectTexts[subject] }))}
        value={value}
        onChange={onChange}
      />
    </Field>
  );
}

interface SchoolGradeFieldProps {
  error?: FieldError | undefined;
  value: number | undefined;
  /** Takes '1' to '12', or '' for no grade. */
  onChange(value: string): void;
}

export function SchoolGradeField({ value, onChange, error }: SchoolGradeFieldProps) {
  return (
    <Field label={title} error={error} className="max-w-3xs">
      <Select value={value ?? ''} onChange={(event) => onChange(event.target.value)}>
        <option value="">{chooseSchoolGradeText}</option>
        {schoolGrades.map((grade) => (
          <option key={grade} value={grade}>
            {toSchoolGradeText(grade)}
          </option>
        ))}
      </Select>
    </Field>
  );
}
