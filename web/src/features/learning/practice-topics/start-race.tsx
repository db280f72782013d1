import { Link } from 'wouter';
import { raceApi } from '../../../api/race-api.ts';
import { useOpenDialog } from '../../../commands/use-dialog-draft.ts';
import { paths } from '../../../navigation/paths.ts';
import { Button } from '../../../ui/button.tsx';
import { buttonStyle } from '../../../ui/button-style.ts';
import { startRaceTexts as copy } from './start-race-copy.ts';
import { StartRaceDialog } from './start-race-dialog.tsx';

/** Starts a class race of a group, or leads to the one that is running. `grade` is the one that the dialog opens with. */
export function StartRace({ groupId, grade }: { groupId: string; grade: number }) {
  const { data } = raceApi.useGetRacesQuery();
  const [starting, setStarting] = useOpenDialog<true>();
  const running = data?.running.find(({ group_id }) => group_id === groupId);
  if (running)
    return (
      <Link href={paths.race(running.id)} className={buttonStyle({})}>
        {copy.running}
      </Link>
    );
  return (
    <>
      <Button onClick={() => setStarting(true)}>{copy.open}</Button>
      {starting && <StartRaceDialog groupId={groupId} grade={grade} onClose={() => setStarting(null)} />}
    </>
  );
}
