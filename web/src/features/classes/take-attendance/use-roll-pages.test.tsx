import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { expect, test } from 'vitest';
import type { RollResponse } from '#contracts/attendance.ts';
import { api } from '../../../api/api.ts';
import { classesApi } from '../../../api/classes-api.ts';
import { createStore, type Store } from '../../../api/store.ts';
import { createRollStudent } from './test/roll-fixtures.ts';
import { useRollPages } from './use-roll-pages.ts';

const date = '2026-11-20';
const pageOf = (ids: string[], next_cursor: string | null): RollResponse => ({
  date,
  students: ids.map((id) => createRollStudent(id, 5)),
  next_cursor,
});

/** Creates a store in which these pages of the roll are loaded, each under the cursor at which it begins. */
async function storeWith(pages: [cursor: string | undefined, page: RollResponse][]): Promise<Store> {
  const store = createStore();
  await store.dispatch(
    (api.util.upsertQueryEntries as (entries: object[]) => ReturnType<typeof api.util.upsertQueryEntries>)(
      pages.map(([cursor, value]) => ({ endpointName: 'getAttendanceRoll', arg: { date, cursor }, value })),
    ),
  );
  return store;
}

function rollOf(store: Store, count: number, day = date) {
  let roll: ReturnType<typeof useRollPages> | undefined;
  function Probe() {
    roll = useRollPages({ date: day }, count);
    return null;
  }
  renderToString(
    <Provider store={store}>
      <Probe />
    </Provider>,
  );
  if (roll === undefined) throw new Error('nothing was rendered');
  return { ...roll, ids: roll.currentData?.students.map(({ id }) => id) };
}

const first = pageOf(['ada', 'ben'], 'ben');
const second = pageOf(['cleo', 'dan'], null);

test('useRollPages: shows as many pages as are asked for, and says whether there are more', async () => {
  const store = await storeWith([
    [undefined, first],
    ['ben', second],
  ]);
  expect(rollOf(store, 1)).toMatchObject({ ids: ['ada', 'ben'], complete: false, hasNextPage: true });
  expect(rollOf(store, Number.POSITIVE_INFINITY)).toMatchObject({
    ...{ ids: ['ada', 'ben', 'cleo', 'dan'], complete: true, hasNextPage: false, error: undefined },
  });
});

test('useRollPages: has nothing of a day that is not loaded', async () => {
  const store = await storeWith([[undefined, first]]);
  expect(rollOf(store, 2, '2026-11-21')).toMatchObject({ ids: undefined, complete: false });
});

test('useRollPages: keeps the pages that are there while the next one loads, and when it fails', async () => {
  const store = await storeWith([[undefined, first]]);
  // Without a server the request fails.
  const loading = store.dispatch(classesApi.endpoints.getAttendanceRoll.initiate({ date, cursor: 'ben' }));
  expect(rollOf(store, 2)).toMatchObject({ ids: ['ada', 'ben'], isFetchingNextPage: true, complete: false });
  await loading;
  const failed = rollOf(store, 2);
  expect(failed).toMatchObject({ ids: ['ada', 'ben'], isFetchingNextPage: false, isFetching: false, complete: false });
  expect(failed.error).toBeDefined();
});
