import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { api } from '../../api/api.ts';
import { useCentre } from '../../app/session.ts';
import { civilOfInstant } from '../../lib/dates.ts';

const LOOK_MS = 15_000;

/**
 * Fetches again what stands under `today` when the centre's calendar has turned: at its midnight, or as soon as a
 * machine that slept over it wakes. The browser's clock only says when to ask; the day is the server's.
 */
export function useTurnOfDay(shown: string | undefined): void {
  const dispatch = useDispatch();
  const centre = useCentre();
  const timeZone = centre?.time_zone;

  useEffect(() => {
    if (timeZone === undefined) return;
    const calendar = () => civilOfInstant(new Date().toISOString(), timeZone);
    let day = calendar();
    const look = () => {
      if (calendar() === day) return;
      day = calendar();
      dispatch(api.util.invalidateTags(['centre', 'students']));
    };
    const looking = setInterval(look, LOOK_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(looking);
      document.removeEventListener('visibilitychange', look);
    };
  }, [dispatch, timeZone]);

  // Asked too early by a clock that is ahead, or in vain: the centre's day is asked for every few minutes all the same.
  const day = centre?.today;
  const behind = day !== undefined && shown !== undefined && day > shown;
  useEffect(() => {
    if (!behind) return;
    const fetchAgain = () => dispatch(api.util.invalidateTags(['students']));
    fetchAgain();
    const trying = setInterval(fetchAgain, LOOK_MS);
    return () => clearInterval(trying);
  }, [dispatch, behind]);
}
