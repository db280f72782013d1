import { Link, useParams } from 'wouter';
import type { GroupTopic } from '#contracts/practice-mastery.ts';
import { practiceSubjectTexts, toSchoolGradeText } from '#contracts/practice-words.ts';
import { practiceApi } from '../../../api/practice-api.ts';
import { useOpenDialog } from '../../../commands/use-dialog-draft.ts';
import { assignTexts } from '../../../copy/assigned-practice.ts';
import { isTopicOfSubject } from '../../../copy/practice-subjects.ts';
import { practiceTopicsTitle } from '../../../copy/screens.ts';
import { BackLink } from '../../../navigation/back-link.tsx';
import { paths } from '../../../navigation/paths.ts';
import { LoadedPart } from '../../../page/loaded-part.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { BidiIsolatedName } from '../../../ui/bidi-isolated-name.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { AssignPracticeDialog } from './assign-practice-dialog.tsx';
import { AssignedTopicsSheet } from './assigned-topics-sheet.tsx';
import { LastRaces } from './last-races.tsx';
import * as copy from './practice-mastery-copy.ts';
import { StartRace } from './start-race.tsx';
import { masteryTones } from './subject-topics-sheet.tsx';
import type { TopicToAssign } from './topic-fields.tsx';

/** The topics that a group has practised, those that most students are learning first, and what was assigned to it. */
export function GroupPracticePage() {
  const { groupId = '' } = useParams();
  const query = practiceApi.useGetGroupMasteryQuery({ groupId });
  const [assigning, setAssigning] = useOpenDialog<TopicToAssign>();
  const { data } = query;
  const [common] = data?.topics ?? [];
  return (
    <>
      <PageHeader
        back={<BackLink href={paths.studentManagement}>{copy.groupTexts.back}</BackLink>}
        title={data?.group.name ?? practiceTopicsTitle}
        description={data && copy.groupTexts.toDescription(data.students.length)}
        actions={
          data &&
          data.students.length > 0 && (
            <>
              <StartRace groupId={groupId} grade={common?.grade ?? 1} />
              <Button
                variant="primary"
                onClick={() => setAssigning({ subject: 'math', grade: common?.grade ?? 1, topic: '' })}
              >
                {assignTexts.open}
              </Button>
            </>
          )
        }
      />
      <LoadedPart query={query} loading={copy.loadingTopicsText} failed={copy.topicsLoadingFailedText}>
        {({ topics, students, assigned }) => (
          <>
            <AssignedTopicsSheet assigned={assigned} students={students} />
            <Sheet>
              {topics.length === 0 && <EmptyState title={copy.groupTexts.none} text={copy.groupTexts.noneText} />}
              <ul className="divide-y divide-rule">
                {topics.map((topic) => (
                  <GroupTopicItem
                    key={`${topic.grade} ${topic.subject} ${topic.topic}`}
                    topic={topic}
                    onAssign={setAssigning}
                  />
                ))}
              </ul>
            </Sheet>
            <LastRaces groupId={groupId} />
            {assigning && (
              <AssignPracticeDialog
                initial={assigning}
                students={students}
                isGroup
                onClose={() => setAssigning(null)}
              />
            )}
          </>
        )}
      </LoadedPart>
    </>
  );
}

interface GroupTopicItemProps {
  topic: GroupTopic;
  onAssign(topic: TopicToAssign): void;
}

const GroupTopicItem = ({ topic: { subject, grade, topic, learning, steady }, onAssign }: GroupTopicItemProps) => (
  <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 gap-y-2 px-4 py-3 sm:grid-cols-[14rem_minmax(0,1fr)_auto] sm:px-5">
    <div className="min-w-0">
      <h2 className="font-sans text-base font-semibold wrap-anywhere">
        <bdi>{topic}</bdi>
      </h2>
      <p className="text-sm text-quiet">
        {practiceSubjectTexts[subject]} · {toSchoolGradeText(grade)}
      </p>
    </div>
    <div className="order-last col-span-full flex min-w-0 flex-col gap-2 sm:order-none sm:col-span-1">
      <MasteredByStudents state="learning" students={learning} />
      <MasteredByStudents state="steady" students={steady} />
    </div>
    {isTopicOfSubject({ subject, topic }) && (
      <Button size="small" aria-description={topic} onClick={() => onAssign({ subject, grade, topic })}>
        {assignTexts.assign}
      </Button>
    )}
  </li>
);

interface MasteredByStudentsProps {
  state: 'learning' | 'steady';
  students: GroupTopic['learning'];
}

/** The students with this mastery of a topic, each with a link to their own topics. Nothing if there are none. */
function MasteredByStudents({ state, students }: MasteredByStudentsProps) {
  if (students.length === 0) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
      <Badge tone={masteryTones[state]}>
        {copy.masteryStateTexts[state]} {students.length}
      </Badge>
      {students.map(({ id, name }) => (
        <Link key={id} href={paths.practiceTopics(id)} className="text-accent underline underline-offset-2">
          <BidiIsolatedName name={name} />
        </Link>
      ))}
    </p>
  );
}
