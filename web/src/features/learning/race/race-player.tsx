import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import type { Race } from '#contracts/races.ts';
import { raceApi, type TimedRace } from '../../../api/race-api.ts';
import { useCommand } from '../../../commands/use-command-dialog.ts';
import { paths } from '../../../navigation/paths.ts';
import { MathTextContext } from '../../../shared/math-text.tsx';
import { buttonStyle } from '../../../ui/button-style.ts';
import { Notice } from '../../../ui/notice.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { type OwnPart, OwnPlace } from './own-place.tsx';
import { playerTexts as copy, raceTexts } from './race-copy.ts';
import { RacePlayerQuestion } from './race-player-question.tsx';
import { useIsInterrupted } from './use-race.ts';

/** The race on the phone of a student. Whoever opens it takes part, unless the race is over. */
export function RacePlayer({ data }: { data: TimedRace }) {
  const { race, own, group_name, points_count } = data;
  useJoin(race, own !== null);
  const isInterrupted = useIsInterrupted();
  return (
    <MathTextContext value={race.subject === 'math'}>
      <PageHeader
        title={raceTexts.title}
        description={`${group_name} · ${race.topic} · ${points_count ? raceTexts.pointsCount : raceTexts.pointsDoNotCount}`}
      />
      <div role="status">
        {isInterrupted && (
          <Notice tone="caution" className="mb-4">
            {raceTexts.interrupted}
          </Notice>
        )}
      </div>
      {own ? <JoinedRace data={data} own={own} /> : <NotJoined isOver={race.ended} />}
    </MathTextContext>
  );
}

/** Joins once; joining again, as after a reload, changes nothing. */
function useJoin({ id, ended }: Race, hasJoined: boolean): void {
  const [join] = raceApi.useJoinRaceMutation();
  const { submit } = useCommand(join, { key: 'join-race', failed: copy.joinFailed });
  const isJoining = useRef(false);
  useEffect(() => {
    if (hasJoined || ended || isJoining.current) return;
    isJoining.current = true;
    submit({ raceId: id });
  });
}

const NotJoined = ({ isOver }: { isOver: boolean }) =>
  isOver ? (
    <Sheet className="px-5 py-8 text-center">
      <h2 className="text-heading">{copy.over}</h2>
    </Sheet>
  ) : (
    <Spinner label={copy.joining} />
  );

function JoinedRace({ data, own }: { data: TimedRace; own: OwnPart }) {
  const { race } = data;
  if (race.ended) return <FinalResult race={race} own={own} />;
  if (race.question === null)
    return (
      <Sheet className="px-5 py-10 text-center">
        <h2 className="text-title">{copy.lobby}</h2>
        <p className="mt-2 text-quiet">{copy.lobbyText}</p>
      </Sheet>
    );
  return <RacePlayerQuestion key={race.question.index} data={data} own={own} question={race.question} />;
}

const FinalResult = ({ race, own }: { race: Race; own: OwnPart }) => (
  <Sheet className="flex flex-col items-center gap-4 px-5 py-10 text-center">
    <h2 className="text-title">{copy.over}</h2>
    <div role="status">
      <OwnPlace race={race} participant={own.participant} className="text-heading" />
    </div>
    <p className="flex flex-wrap justify-center gap-3">
      {race.results_recorded && own.choices.some((choice) => choice !== null) && (
        <Link href={paths.practiceResultsOf(own.session_id)} className={buttonStyle({ variant: 'primary' })}>
          {copy.seeQuestions}
        </Link>
      )}
      <Link href={paths.practice} className={buttonStyle({})}>
        {copy.practice}
      </Link>
    </p>
  </Sheet>
);
