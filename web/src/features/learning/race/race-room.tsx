import { cx } from 'class-variance-authority';
import { Maximize, Minimize } from 'lucide-react';
import { useRef } from 'react';
import { Link } from 'wouter';
import { practiceSubjectTexts, toSchoolGradeText } from '#contracts/practice-words.ts';
import type { Race } from '#contracts/races.ts';
import type { TimedRace } from '../../../api/race-api.ts';
import { fullScreenTexts } from '../../../copy/full-screen.ts';
import { paths } from '../../../navigation/paths.ts';
import { MathTextContext } from '../../../shared/math-text.tsx';
import { useFullScreen } from '../../../shared/use-full-screen.ts';
import { BidiIsolatedName } from '../../../ui/bidi-isolated-name.tsx';
import { Button } from '../../../ui/button.tsx';
import { buttonStyle } from '../../../ui/button-style.ts';
import { Notice } from '../../../ui/notice.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { RaceBoard } from './race-board.tsx';
import { roomTexts as copy, raceTexts } from './race-copy.ts';
import { RaceRoomQuestion } from './race-room-question.tsx';
import { RaceSteps } from './race-steps.tsx';
import { useIsInterrupted } from './use-race.ts';

/** The race on the screen of the room, in large type: who has joined, the question, who has answered, and the board. */
export function RaceRoom({ data }: { data: TimedRace }) {
  const screen = useRef<HTMLDivElement>(null);
  const { active, supported, toggle } = useFullScreen(screen);
  const { race, room, group_name, points_count } = data;
  const isInterrupted = useIsInterrupted();
  const names = room?.names ?? [];
  return (
    <MathTextContext value={race.subject === 'math'}>
      <div ref={screen} className={cx(active && 'overflow-y-auto bg-ground px-[2vw] py-[2vh]')}>
        <header className="mb-6 flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
          <div className="min-w-0">
            <h1 className="text-title wrap-anywhere">
              {raceTexts.title}: <bdi>{group_name}</bdi>
            </h1>
            <p className="text-quiet">
              {practiceSubjectTexts[race.subject]} · {toSchoolGradeText(race.grade)} · {race.topic}.{' '}
              {points_count ? raceTexts.pointsCount : raceTexts.pointsDoNotCount}
            </p>
          </div>
          <div className="flex flex-wrap items-center gap-4">
            {!race.ended && room && <JoinCode code={room.code} />}
            {supported && (
              <Button onClick={toggle}>
                {active ? <Minimize aria-hidden /> : <Maximize aria-hidden />}
                {active ? fullScreenTexts.leave : fullScreenTexts.enter}
              </Button>
            )}
          </div>
        </header>
        <div role="status">
          {isInterrupted && (
            <Notice tone="caution" className="mb-4">
              {raceTexts.interrupted}
            </Notice>
          )}
        </div>
        <RaceSteps race={race} />
        <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(18rem,2fr)]">
          <Stage data={data} names={names} />
          <RaceBoard race={race} names={names} />
        </div>
      </div>
    </MathTextContext>
  );
}

/** In two groups of digits, which are easier to copy. */
const JoinCode = ({ code }: { code: string }) => (
  <p className="rounded-sheet border border-rule bg-sheet px-5 py-2 text-center">
    <span className="block text-sm text-quiet">{copy.codeLabel}</span>
    <span className="font-serif text-[clamp(1.75rem,5vw,3.5rem)] leading-none font-semibold tracking-wide tabular-nums">
      {code.slice(0, 3)} {code.slice(3)}
    </span>
  </p>
);

function Stage({ data, names }: { data: TimedRace; names: readonly string[] }) {
  const { race } = data;
  if (race.ended) return <RaceOver race={race} groupId={data.group_id} />;
  if (race.question) return <RaceRoomQuestion data={data} question={race.question} names={names} />;
  return (
    <Sheet className="px-5 py-6 sm:px-7">
      <h2 className="text-heading">
        {copy.joined}: <span className="tabular-nums">{race.participants}</span>
      </h2>
      <p className="text-quiet">{copy.howToJoin}</p>
      <ul aria-live="polite" className="mt-4 flex flex-wrap gap-2 text-lg">
        {names.map((name, participant) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: participants are identified by their number
          <li key={participant} className="animate-appear rounded-control border border-rule px-3 py-1">
            <BidiIsolatedName name={name} />
          </li>
        ))}
        {names.length === 0 && <li className="text-quiet">{copy.nobodyYet}</li>}
      </ul>
    </Sheet>
  );
}

const RaceOver = ({ race, groupId }: { race: Race; groupId: string | null }) => (
  <Sheet className="px-5 py-10 text-center">
    <h2 className="text-display">{copy.over}</h2>
    <p role="status" className="mt-2 text-quiet">
      {race.results_recorded ? copy.saved : copy.saving}
    </p>
    {groupId !== null && (
      <p className="mt-4">
        <Link href={paths.groupPractice(groupId)} className={buttonStyle({})}>
          {copy.back}
        </Link>
      </p>
    )}
  </Sheet>
);
