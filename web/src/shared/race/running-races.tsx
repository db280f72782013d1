import { Link } from 'wouter';
import { raceApi } from '../../api/race-api.ts';
import { paths } from '../../navigation/paths.ts';
import { buttonStyle } from '../../ui/button-style.ts';
import { Sheet } from '../../ui/sheet.tsx';
import { joinRaceTexts as copy } from './join-race-copy.ts';

/** The class races of the student's groups that are running, each with a link to join. Nothing if there is none. */
export function RunningRaces({ className }: { className?: string }) {
  const { data } = raceApi.useGetRacesQuery();
  if (!data || data.running.length === 0) return null;
  return (
    <section aria-label={copy.runningHeading} className={className}>
      <Sheet>
        <ul className="divide-y divide-rule">
          {data.running.map(({ id, group_name, topic }) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 px-4 py-4 sm:px-5">
              <h2 className="text-heading wrap-anywhere">{copy.toRunning(group_name, topic)}</h2>
              <Link href={paths.race(id)} className={buttonStyle({ variant: 'primary', className: 'max-sm:w-full' })}>
                {copy.join}
              </Link>
            </li>
          ))}
        </ul>
      </Sheet>
    </section>
  );
}
