import { useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { type ApiTag, api } from '../api/api.ts';
import { civilDateAt } from '../lib/dates.ts';
import { useCentre } from './session.ts';

const LOOK_MS = 15_000;

/**
 * Fetches `tag` again when the centre's calendar has turned: at its midnight, or as soon as a machine that slept over it
 * wakes. The browser's clock only says when to ask; the day is the server's.
 *
 * @param isPast whether what is shown belongs to a day before this one, which the server has said it is
 */
export function useDayChange(tag: ApiTag, isPast: (today: string) => boolean): void {
  const dispatch = useDispatch();
  const centre = useCentre();
  const timeZone = centre?.time_zone;
  const latest = useRef(tag);
  latest.current = tag;

  useEffect(() => {
    if (timeZone === undefined) return;
    const calendar = () => civilDateAt(new Date().toISOString(), timeZone);
    let day = calendar();
    const look = () => {
      if (calendar() === day) return;
      day = calendar();
      dispatch(api.util.invalidateTags(['centre', latest.current]));
    };
    const looking = setInterval(look, LOOK_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(looking);
      document.removeEventListener('visibilitychange', look);
    };
  }, [dispatch, timeZone]);

  // The clock may be ahead, so the day may not have changed on the server yet; ask again until it has.
  const behind = centre !== undefined && isPast(centre.today);
  useEffect(() => {
    if (!behind) return;
    const fetchAgain = () => dispatch(api.util.invalidateTags([latest.current]));
    fetchAgain();
    const trying = setInterval(fetchAgain, LOOK_MS);
    return () => clearInterval(trying);
  }, [dispatch, behind]);
}
