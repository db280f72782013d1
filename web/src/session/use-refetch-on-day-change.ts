import { useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { type ApiTag, api } from '../api/api.ts';
import { toCentreDate } from '../lib/dates.ts';
import { useCentre } from './session.ts';

const CHECK_INTERVAL_MS = 15_000;

/**
 * Refetches `tag` when the centre's day changes: at its midnight, or when a machine that slept through midnight wakes.
 * The browser's clock only decides when to ask; the server decides which day it is.
 *
 * @param isPast whether the data on the screen belongs to a day before this one
 */
export function useRefetchOnDayChange(tag: ApiTag, isPast: (today: string) => boolean): void {
  const dispatch = useDispatch();
  const centre = useCentre();
  const timeZone = centre?.time_zone;
  const latest = useRef(tag);
  latest.current = tag;

  useEffect(() => {
    if (timeZone === undefined) return;
    const calendar = () => toCentreDate(new Date().toISOString(), timeZone);
    let day = calendar();
    const look = () => {
      if (calendar() === day) return;
      day = calendar();
      dispatch(api.util.invalidateTags(['centre', latest.current]));
    };
    const looking = setInterval(look, CHECK_INTERVAL_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(looking);
      document.removeEventListener('visibilitychange', look);
    };
  }, [dispatch, timeZone]);

  // The browser's clock may be ahead of the server's, so repeat the request until the data is of the current day.
  const behind = centre !== undefined && isPast(centre.today);
  useEffect(() => {
    if (!behind) return;
    const fetchAgain = () => dispatch(api.util.invalidateTags([latest.current]));
    fetchAgain();
    const trying = setInterval(fetchAgain, CHECK_INTERVAL_MS);
    return () => clearInterval(trying);
  }, [dispatch, behind]);
}
