import { type PracticeSubject, practiceSubject } from '#events/values/shapes.ts';
import { practiceSubjectTexts } from '../../copy/practice-subjects.ts';
import * as copy from '../../copy/start-practice.ts';
import { joinWords } from '../../lib/join-words.ts';
import { useCentre } from '../../session/session.ts';
import { Field } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ToggleButtons } from '../../ui/toggle-buttons.tsx';

interface SubjectButtonsProps {
  value: PracticeSubject | undefined;
  onChange(subject: PracticeSubject): void;
}

/** The six subjects. Those without questions can be chosen too; a text says that there are none. */
export function SubjectButtons({ value, onChange }: SubjectButtonsProps) {
  const available = useCentre()?.subjects_with_questions ?? practiceSubject.options;
  const isMissing = value !== undefined && !available.includes(value);
  const names = (word: 'and' | 'or') =>
    joinWords(
      available.map((subject) => practiceSubjectTexts[subject]),
      word,
    );
  const isPartial = available.length < practiceSubject.options.length;
  return (
    <Field
      label={copy.subjectText}
      hint={isPartial && !isMissing ? copy.toSubjectsHintText(names('and')) : undefined}
      group
    >
      <ToggleButtons
        className="grid grid-cols-2 gap-2 sm:grid-cols-3"
        options={practiceSubject.options.map((subject) => ({ value: subject, label: practiceSubjectTexts[subject] }))}
        value={value}
        onChange={onChange}
      />
      <div role="status">
        {isMissing && (
          <Notice tone="caution" className="mt-1">
            {copy.toNoQuestionsYetText(practiceSubjectTexts[value], names('or'))}
          </Notice>
        )}
      </div>
    </Field>
  );
}
