import { Link } from 'wouter';
import { practiceSubjectTexts, toSchoolGradeText } from '#contracts/practice-words.ts';
import { raceApi } from '../../../api/race-api.ts';
import { formatDateTime } from '../../../lib/dates.ts';
import { paths } from '../../../navigation/paths.ts';
import { useCentre } from '../../../session/session.ts';
import { Sheet } from '../../../ui/sheet.tsx';
import { startRaceTexts as copy } from './start-race-copy.ts';

/** The last class races of a group, each with a link to its board. Nothing if there is none. */
export function LastRaces({ groupId }: { groupId: string }) {
  const { data } = raceApi.useGetRacesQuery();
  const centre = useCentre();
  const races = data?.over.filter(({ group_id }) => group_id === groupId) ?? [];
  if (!centre || races.length === 0) return null;
  return (
    <section aria-label={copy.over} className="mt-8">
      <h2 className="mb-3 text-heading">{copy.over}</h2>
      <Sheet>
        <ul className="divide-y divide-rule">
          {races.map(({ id, topic, subject, grade, started_at }) => (
            <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 px-4 py-3 sm:px-5">
              <Link
                href={paths.race(id)}
                className="font-semibold text-accent underline underline-offset-2 wrap-anywhere"
              >
                <bdi>{topic}</bdi>
              </Link>
              <p className="text-sm text-quiet">
                {practiceSubjectTexts[subject]} · {toSchoolGradeText(grade)} ·{' '}
                {formatDateTime(started_at, centre.time_zone)}
              </p>
            </li>
          ))}
        </ul>
      </Sheet>
    </section>
  );
}
