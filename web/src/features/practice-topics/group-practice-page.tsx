import { useParams } from 'wouter';
import type { GroupTopic } from '#contracts/practice-mastery.ts';
import { useGetGroupMasteryQuery } from '../../api/practice.ts';
import * as copy from '../../copy/practice-mastery.ts';
import { practiceSubjectTexts, toSchoolGradeText } from '../../copy/practice-subjects.ts';
import { BackLink } from '../../navigation/back-link.tsx';
import { paths } from '../../navigation/paths.ts';
import { LoadedPart } from '../../page/loaded-part.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { MasteredByStudents } from './mastered-by-students.tsx';

/** The topics that a group has practised, those that most students are learning first. */
export function GroupPracticePage() {
  const { groupId = '' } = useParams();
  const query = useGetGroupMasteryQuery(groupId);
  const { data } = query;
  return (
    <>
      <PageHeader
        back={<BackLink href={paths.studentManagement}>{copy.groupTexts.back}</BackLink>}
        title={data?.group.name ?? copy.titleText}
        description={data && copy.groupTexts.toDescription(data.students)}
      />
      <LoadedPart query={query} loading={copy.loadingText} failed={copy.loadFailedText}>
        {({ topics }) => (
          <Sheet>
            {topics.length === 0 && <EmptyState title={copy.groupTexts.none} text={copy.groupTexts.noneText} />}
            <ul className="divide-y divide-rule">
              {topics.map((topic) => (
                <GroupTopicItem key={`${topic.grade} ${topic.subject} ${topic.topic}`} topic={topic} />
              ))}
            </ul>
          </Sheet>
        )}
      </LoadedPart>
    </>
  );
}

const GroupTopicItem = ({ topic: { subject, grade, topic, learning, steady } }: { topic: GroupTopic }) => (
  <li className="grid gap-x-6 gap-y-2 px-4 py-3 sm:grid-cols-[14rem_minmax(0,1fr)] sm:px-5">
    <div className="min-w-0">
      <h2 className="font-sans text-base font-semibold wrap-anywhere">
        <bdi>{topic}</bdi>
      </h2>
      <p className="text-sm text-quiet">
        {practiceSubjectTexts[subject]} · {toSchoolGradeText(grade)}
      </p>
    </div>
    <div className="flex min-w-0 flex-col gap-2">
      <MasteredByStudents state="learning" students={learning} />
      <MasteredByStudents state="steady" students={steady} />
    </div>
  </li>
);
