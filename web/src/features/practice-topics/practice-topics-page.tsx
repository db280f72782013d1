import { useState } from 'react';
import { useParams } from 'wouter';
import type { PracticeMastery } from '#contracts/practice-mastery.ts';
import { useGetPracticeMasteryQuery } from '../../api/practice.ts';
import * as copy from '../../copy/practice-mastery.ts';
import { schoolGrades, toSchoolGradeText } from '../../copy/practice-subjects.ts';
import { BackLink } from '../../navigation/back-link.tsx';
import { paths } from '../../navigation/paths.ts';
import { LoadedPart } from '../../page/loaded-part.tsx';
import { useProfile } from '../../session/session.ts';
import { Field } from '../../ui/field.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Select } from '../../ui/select.tsx';
import { listTopicsOfGrade } from './list-topics-of-grade.ts';
import { SubjectTopicsSheet } from './subject-topics-sheet.tsx';

/** How well a student knows each topic: their own page, or a tutor's view of it. */
export function PracticeTopicsPage() {
  const { studentId = '' } = useParams();
  const isOwn = useProfile().role === 'student';
  const query = useGetPracticeMasteryQuery(studentId);
  const { data } = query;
  return (
    <>
      <PageHeader
        back={
          isOwn ? (
            <BackLink href={paths.practice}>Back to Practice Hub</BackLink>
          ) : (
            <BackLink href={paths.classHistory(studentId)}>Back to Class history</BackLink>
          )
        }
        title={isOwn || !data ? copy.titleText : data.student.name}
        description={isOwn ? copy.ruleTexts.own : `${copy.titleText}. ${copy.ruleTexts.other}`}
      />
      <LoadedPart query={query} loading={copy.loadingText} failed={copy.loadFailedText}>
        {(mastery) => <TopicsOfGrade mastery={mastery} linked={isOwn} />}
      </LoadedPart>
    </>
  );
}

interface TopicsOfGradeProps {
  mastery: PracticeMastery;
  /** Whether each topic has a link that starts a session. */
  linked: boolean;
}

function TopicsOfGrade({ mastery: { topics }, linked }: TopicsOfGradeProps) {
  const [grade, setGrade] = useState(topics[0]?.grade ?? 1);
  const count = (state: string) => topics.filter((topic) => topic.grade === grade && topic.state === state).length;
  return (
    <>
      <div className="mb-6 flex flex-wrap items-end gap-x-6 gap-y-3">
        <Field label={copy.gradeText} className="w-full max-w-56">
          <Select value={grade} onChange={({ target }) => setGrade(Number(target.value))}>
            {schoolGrades.map((each) => (
              <option key={each} value={each}>
                {toSchoolGradeText(each)}
              </option>
            ))}
          </Select>
        </Field>
        <p role="status" className="text-quiet sm:pb-2.5">
          {copy.toCountsText(count('steady'), count('learning'))}
        </p>
      </div>
      <div className="grid items-start gap-6 lg:grid-cols-2">
        {listTopicsOfGrade(topics, grade).map((subject) => (
          <SubjectTopicsSheet key={subject.subject} {...subject} linked={linked} />
        ))}
      </div>
    </>
  );
}
