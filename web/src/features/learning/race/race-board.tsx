import { useRef } from 'react';
import type { Race } from '#contracts/races.ts';
import { useReorderAnimation } from '../../../shared/leaderboard/use-reorder-animation.ts';
import { BidiIsolatedName } from '../../../ui/bidi-isolated-name.tsx';
import { CountingNumber } from '../../../ui/counting-number.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { roomTexts as copy } from './race-copy.ts';
import { rankParticipants } from './use-race.ts';

/** The points of everybody, best first. A row whose place changes moves there, unless motion is to be reduced. */
export function RaceBoard({ race, names }: { race: Race; names: readonly string[] }) {
  const body = useRef<HTMLTableSectionElement>(null);
  useReorderAnimation(body);
  return (
    <section aria-labelledby="race-board">
      <h2 id="race-board" className="mb-2 text-heading">
        {copy.board}
      </h2>
      <Sheet>
        <table className="w-full table-fixed text-lg">
          <colgroup>
            <col className="w-14" />
            <col />
            <col className="w-20" />
          </colgroup>
          <thead className="sr-only">
            <tr>
              <th scope="col">{copy.rank}</th>
              <th scope="col">{copy.participant}</th>
              <th scope="col">{copy.points}</th>
            </tr>
          </thead>
          <tbody ref={body}>
            {rankParticipants(race).map(({ participant, place, points }) => (
              <tr key={participant} data-glide={participant} className="border-t border-rule bg-sheet first:border-t-0">
                <td className="h-11 border-r-2 border-margin/60 text-center font-serif font-semibold tabular-nums">
                  {place}
                </td>
                <th scope="row" className="px-3 py-2 text-left font-semibold wrap-anywhere">
                  <BidiIsolatedName name={names[participant] ?? ''} />
                </th>
                <td className="px-3 text-right font-semibold tabular-nums">
                  <CountingNumber value={points} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Sheet>
    </section>
  );
}
