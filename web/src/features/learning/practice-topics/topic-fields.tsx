import { practiceSubjectTexts, schoolGrades, toSchoolGradeText } from '#contracts/practice-words.ts';
import type { PracticeSubject } from '#events/values/shapes.ts';
import type { FieldError } from '../../../api/form-failure.ts';
import { assignTexts as copy } from '../../../copy/assigned-practice.ts';
import { practiceTopicsBySubject } from '../../../copy/practice-subjects.ts';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';

const subjects = Object.keys(practiceSubjectTexts) as PracticeSubject[];

/** The topic with which the dialog opens; the empty string is for one that is not chosen. */
export interface TopicToAssign {
  readonly subject: PracticeSubject;
  readonly grade: number;
  readonly topic: string;
}

interface TopicFieldsProps {
  topic: TopicToAssign;
  onChange(topic: TopicToAssign): void;
  topicError: FieldError | undefined;
}

/** The fields of a dialog in which a tutor chooses a topic of the list and a grade. */
export function TopicFields({ topic, onChange, topicError }: TopicFieldsProps) {
  const change = (changed: Partial<TopicToAssign>) => onChange({ ...topic, ...changed });
  return (
    <>
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
      <Field label={copy.topic} error={topicError}>
        <Select value={topic.topic} onChange={({ target }) => change({ topic: target.value })}>
          <option value="">{copy.chooseTopic}</option>
          {practiceTopicsBySubject[topic.subject].map((each) => (
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
    </>
  );
}
