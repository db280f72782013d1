import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { Race } from '#contracts/races.ts';
import { cacheRace, raceApi, type TimedRace } from '../../../api/race-api.ts';
import type { RootState, Store } from '../../../api/store.ts';

/** The feed of a restarted server is back only after a backoff of up to 10 s, within which a question may be over. */
const DISCONNECTED_POLL_MS = 1_000;

/** Whether the connection of the feed was lost. */
export const useIsInterrupted = (): boolean =>
  useSelector(({ sync }: RootState) => sync.feed === 'interrupted' || sync.feed === 'offline');

/** Loads a race, and follows it with the messages of the feed, or by polling while the feed is not connected. */
export function useRace(raceId: string) {
  const pollingInterval = useIsInterrupted() ? DISCONNECTED_POLL_MS : 0;
  const query = raceApi.useGetRaceQuery({ raceId }, { pollingInterval });
  const dispatch = useDispatch<Store['dispatch']>();
  useEffect(() => {
    const follow = ({ detail }: WindowEventMap['race']) => dispatch(cacheRace(detail));
    addEventListener('race', follow);
    return () => removeEventListener('race', follow);
  }, [dispatch]);
  const { data, refetch } = query;
  // Messages name nobody, so the room loads the names of those who have joined since.
  const isNameMissing = data?.room && data.room.names.length < data.race.participants;
  useEffect(() => {
    if (isNameMissing) void refetch();
  }, [isNameMissing, refetch]);
  return query;
}

const TICK_MS = 200;

/**
 * Whole seconds until the open question closes. They are counted from when the race came, because the clock of a phone may be
 * wrong; the server's clock decides.
 */
export function useSecondsLeft({ race, receivedAt }: TimedRace): number {
  const { status, remaining_ms = 0 } = race.question ?? {};
  const isRunning = status === 'open';
  const compute = () => {
    const passed = isRunning ? performance.now() - receivedAt : 0;
    return Math.max(0, Math.ceil((remaining_ms - passed) / 1_000));
  };
  const [, setTick] = useState(0);
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => setTick((tick) => tick + 1), TICK_MS);
    return () => clearInterval(timer);
  }, [isRunning]);
  return compute();
}

/** Participants, best first; equal points share a place. */
export function rankParticipants({ points }: Race): { participant: number; place: number; points: number }[] {
  return points
    .map((own, participant) => ({
      participant,
      points: own,
      place: 1 + points.filter((others) => others > own).length,
    }))
    .toSorted((one, other) => one.place - other.place || one.participant - other.participant);
}
