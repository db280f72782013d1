import { useState } from 'react';
import { Link, useParams } from 'wouter';
import type { PracticeMastery } from '#contracts/practice-mastery.ts';
import { schoolGrades, toSchoolGradeText } from '#contracts/practice-words.ts';
import { practiceApi } from '../../../api/practice-api.ts';
import { useOpenDialog } from '../../../commands/use-dialog-draft.ts';
import { assignTexts } from '../../../copy/assigned-practice.ts';
import { achievementsTitle, practiceTopicsTitle } from '../../../copy/screens.ts';
import { steadyTopicTexts } from '../../../copy/steady-topic.ts';
import { BackLink } from '../../../navigation/back-link.tsx';
import { paths } from '../../../navigation/paths.ts';
import { LoadedPart } from '../../../page/loaded-part.tsx';
import { useProfile } from '../../../session/session.ts';
import { AssignedPracticeSheet } from '../../../shared/assigned-practice-sheet.tsx';
import { PracticeReportSheet } from '../../../shared/practice/practice-report-sheet.tsx';
import { PageStreakWarning } from '../../../shared/streak-warning.tsx';
import { Button } from '../../../ui/button.tsx';
import { buttonStyle } from '../../../ui/button-style.ts';
import { Field } from '../../../ui/field.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Select } from '../../../ui/select.tsx';
import { AssignPracticeDialog } from './assign-practice-dialog.tsx';
import { AssignedTopicsSheet } from './assigned-topics-sheet.tsx';
import { listTopicsOfGrade } from './group-assigned-practice.ts';
import * as copy from './practice-mastery-copy.ts';
import { SubjectTopicsSheet } from './subject-topics-sheet.tsx';
import type { TopicToAssign } from './topic-fields.tsx';

/** How well a student knows each topic: their own page, or that of a tutor, who can assign topics. */
export function PracticeTopicsPage() {
  const isOwn = useProfile().role === 'student';
  return isOwn ? <OwnTopicsPage /> : <TopicsOfStudentPage />;
}

function OwnTopicsPage() {
  const { studentId = '' } = useParams();
  const query = practiceApi.useGetPracticeMasteryQuery({ studentId });
  const { data: practice } = practiceApi.useGetPracticeStatsQuery({ studentId });
  return (
    <>
      <PageHeader
        back={<BackLink href={paths.practice}>{copy.backTexts.own}</BackLink>}
        title={practiceTopicsTitle}
        description={steadyTopicTexts.own}
      />
      <LoadedPart query={query} loading={copy.loadingTopicsText} failed={copy.topicsLoadingFailedText}>
        {(mastery) => (
          <>
            {practice && <AssignedPracticeSheet assigned={practice.assigned} className="mb-8" />}
            <PageStreakWarning assigned={practice?.assigned} className="mb-6" />
            <TopicsOfGrade mastery={mastery} />
          </>
        )}
      </LoadedPart>
    </>
  );
}

function TopicsOfStudentPage() {
  const { studentId = '' } = useParams();
  const query = practiceApi.useGetPracticeMasteryQuery({ studentId });
  const [assigning, setAssigning] = useOpenDialog<TopicToAssign>();
  const { data } = query;
  return (
    <>
      <PageHeader
        back={<BackLink href={paths.classHistory(studentId)}>{copy.backTexts.other}</BackLink>}
        title={data?.student.name ?? practiceTopicsTitle}
        description={`${practiceTopicsTitle}. ${steadyTopicTexts.other}`}
        actions={
          data && (
            <>
              <Link href={paths.achievements(studentId)} className={buttonStyle()}>
                {achievementsTitle}
              </Link>
              <Button
                variant="primary"
                onClick={() => setAssigning({ subject: 'math', grade: data.topics[0]?.grade ?? 1, topic: '' })}
              >
                {assignTexts.open}
              </Button>
            </>
          )
        }
      />
      <LoadedPart query={query} loading={copy.loadingTopicsText} failed={copy.topicsLoadingFailedText}>
        {(mastery) => (
          <>
            <PracticeReportSheet studentId={studentId} choosable className="mb-6" />
            <AssignedTopicsSheet assigned={mastery.assigned} students={[mastery.student]} />
            <TopicsOfGrade mastery={mastery} onAssign={setAssigning} />
            {assigning && (
              <AssignPracticeDialog
                initial={assigning}
                students={[mastery.student]}
                isGroup={false}
                onClose={() => setAssigning(null)}
              />
            )}
          </>
        )}
      </LoadedPart>
    </>
  );
}

interface TopicsOfGradeProps {
  mastery: PracticeMastery;
  /** Assigns a topic. Without it, each topic has a link that starts a session. */
  onAssign?(topic: TopicToAssign): void;
}

function TopicsOfGrade({ mastery: { topics }, onAssign }: TopicsOfGradeProps) {
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
          <SubjectTopicsSheet key={subject.subject} {...subject} {...(onAssign && { onAssign })} />
        ))}
      </div>
    </>
  );
}
