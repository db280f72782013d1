import { useEffect, useRef } from 'react';
import { useGetPracticeStatsQuery } from '../../../api/practice.ts';

/** Fills in what the student practiced last, once, unless the address or the student has chosen something. */
export function useLastChoice(
  studentId: string,
  address: URLSearchParams,
  change: (params: Record<string, string>) => void,
): void {
  const last = useGetPracticeStatsQuery(studentId).data?.last_choice;
  const untouched = useRef(true);
  const chosen = ['grade', 'subject', 'topic'].some((name) => address.has(name));
  if (chosen) untouched.current = false;
  useEffect(() => {
    if (!last || !untouched.current) return;
    untouched.current = false;
    change({ grade: String(last.grade), subject: last.subject, topic: last.topic });
  }, [last, change]);
}
