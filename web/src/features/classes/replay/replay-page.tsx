import { useParams } from 'wouter';
import { BackLink } from '../../../navigation/back-link.tsx';
import { paths } from '../../../navigation/paths.ts';
import { LoadedPart } from '../../../page/loaded-part.tsx';
import { useCentre } from '../../../session/session.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { useGetReplayQuery } from './api.ts';
import { replayTexts as copy } from './replay-copy.ts';
import { ReplayPlayer } from './replay-player.tsx';

/** Plays the events of a student one after another, with the classes and marks after each. For owners. */
export function ReplayPage() {
  const centre = useCentre();
  const { studentId = '' } = useParams();
  return centre && <Replay studentId={studentId} timeZone={centre.time_zone} />;
}

function Replay({ studentId, timeZone }: { studentId: string; timeZone: string }) {
  const query = useGetReplayQuery(studentId);
  return (
    <>
      <PageHeader
        className="mb-6"
        back={<BackLink href={paths.classHistory(studentId)}>{copy.back}</BackLink>}
        title={query.data?.student.name ?? copy.title}
        description={query.data && copy.title}
      />
      <LoadedPart query={query} failed={copy.loadingFailed} loading={copy.loading}>
        {(replay) => <ReplayPlayer replay={replay} timeZone={timeZone} />}
      </LoadedPart>
    </>
  );
}
