import { useParams } from 'wouter';
import { isNotFoundError } from '../../../api/is-not-found-error.ts';
import { LoadedPart } from '../../../page/loaded-part.tsx';
import { useProfile } from '../../../session/session.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { raceTexts as copy } from './race-copy.ts';
import { RacePlayer } from './race-player.tsx';
import { RaceRoom } from './race-room.tsx';
import { useRace } from './use-race.ts';

/** A class race: the screen of the room for tutors, and the phone of a student. */
export function RacePage() {
  const { id: raceId = '' } = useParams();
  const { role } = useProfile();
  const query = useRace(raceId);
  if (isNotFoundError(query.error)) return <UnknownRace />;
  return (
    <>
      {query.data === undefined && <PageHeader title={copy.title} />}
      <LoadedPart query={query} loading={copy.loading} failed={copy.loadingFailed}>
        {(data) => (role === 'tutor' ? <RaceRoom data={data} /> : <RacePlayer data={data} />)}
      </LoadedPart>
    </>
  );
}

const UnknownRace = () => (
  <>
    <PageHeader title={copy.title} />
    <Sheet>
      <EmptyState title={copy.unknownTitle} text={copy.unknownText} />
    </Sheet>
  </>
);
