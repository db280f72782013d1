import { useEffect, useMemo, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { RollResponse } from '#contracts/attendance.ts';
import { classesApi } from '../../../api/classes-api.ts';
import type { RootState, Store } from '../../../api/store.ts';

const { getAttendanceRoll } = classesApi.endpoints;

export interface RollChoice {
  /** Civil date. */
  readonly date: string;
  /** Id of a group; undefined for everybody. */
  readonly group?: string | undefined;
}

interface LoadedPage {
  cursor: string | undefined;
  data: RollResponse | undefined;
  error: unknown;
  pending: boolean;
}

/**
 * Loads the first `count` pages of a roll, or all with `Infinity`. Each page starts where the previous one ends
 * and reloads only when one of its students changes. `complete` is true when `currentData` has all students; `data` is
 * the last loaded roll, of any date and group.
 */
export function useRollPages({ date, group }: RollChoice, count: number) {
  const dispatch = useDispatch<Store['dispatch']>();
  const pages = useSelector((state: RootState) => readPages(state, { date, group }, count), arePagesEqual);
  const cursors = pages.map(({ cursor }) => cursor ?? '').join(' ');
  useEffect(() => {
    const loading = cursors
      .split(' ')
      .map((cursor) => dispatch(getAttendanceRoll.initiate({ date, group, cursor: cursor || undefined })));
    return () => {
      for (const page of loading) page.unsubscribe();
    };
  }, [dispatch, date, group, cursors]);

  const currentData = useMemo(
    () => (pages[0]?.data ? { students: pages.flatMap(({ data }) => data?.students ?? []) } : undefined),
    [pages],
  );
  const last = pages.at(-1);
  return {
    currentData,
    data: useLastValue(currentData),
    complete: last?.data?.next_cursor === null,
    hasNextPage: last?.data?.next_cursor !== null,
    isFetchingNextPage: pages.length > 1 && last?.data === undefined && last?.pending === true,
    error: pages.find(({ data, error }) => data === undefined && error !== undefined)?.error,
    isFetching: pages.some(({ pending }) => pending),
    refetch() {
      for (const { cursor, error } of pages) {
        if (error === undefined) continue;
        void dispatch(getAttendanceRoll.initiate({ date, group, cursor }, { forceRefetch: true, subscribe: false }));
      }
    },
  };
}

/** Every student of a roll. While a page loads for the first time, it is the previous list. */
export function useWholeRoll(choice: RollChoice) {
  const roll = useRollPages(choice, Number.POSITIVE_INFINITY);
  return { ...roll, students: useLastValue(roll.complete ? roll.currentData?.students : undefined) };
}

function readPages(state: RootState, choice: RollChoice, count: number): LoadedPage[] {
  const pages: LoadedPage[] = [];
  // A page can only be requested once the previous page is loaded, because that contains its cursor.
  for (let cursor: string | null | undefined; cursor !== null && pages.length < count; ) {
    const { data, error, status } = getAttendanceRoll.select({ ...choice, cursor })(state);
    pages.push({ cursor, data, error, pending: status === 'pending' });
    cursor = data === undefined ? null : data.next_cursor;
  }
  return pages;
}

const arePagesEqual = (some: readonly LoadedPage[], others: readonly LoadedPage[]): boolean =>
  some.length === others.length &&
  some.every(({ cursor, data, error, pending }, index) => {
    const other = others[index];
    return cursor === other?.cursor && data === other?.data && error === other?.error && pending === other?.pending;
  });

/** The value, or the last one that was not undefined. */
function useLastValue<Value>(value: Value | undefined): Value | undefined {
  const last = useRef(value);
  useEffect(() => {
    if (value !== undefined) last.current = value;
  }, [value]);
  return value ?? last.current;
}
