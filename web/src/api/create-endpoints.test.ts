import { expect, test } from 'vitest';
import { command, pagedQuery, query, types, versionedCommand } from './create-endpoints.ts';

const noContext = {} as never;

test('query: sends the arguments that the path does not name as the query string, unless only a tag names them', () => {
  const row = query(
    'GET /homework/:homeworkId/assignment',
    types<{ title: string }, { state?: string }>,
    ['student:studentId', 'homework'],
    { moreTags: ({ state }, answer) => (answer ? [{ type: 'assignment', id: `${state} ${answer.title}` }] : []) },
  );
  const args = { homeworkId: 'a/b', studentId: '7', state: 'open' };
  expect(row.query?.(args)).toEqual({ method: 'GET', url: '/homework/a%2Fb/assignment', params: { state: 'open' } });
  const toTags = row.providesTags as (...from: unknown[]) => unknown;
  expect(toTags({ title: 'Verbs' }, undefined, args)).toEqual([
    { type: 'student', id: '7' },
    'homework',
    { type: 'assignment', id: 'open Verbs' },
  ]);
  expect(toTags(undefined, 'away', args)).toEqual([{ type: 'student', id: '7' }, 'homework']);
});

test('pagedQuery: sends the cursor of the page', () => {
  const row = pagedQuery('GET /activity', types<{ next_cursor: string | null }, { person?: string }>);
  expect(row.query?.({ queryArg: { person: '7' }, pageParam: 'later' })).toMatchObject({
    params: { person: '7', cursor: 'later' },
  });
  const { getNextPageParam } = row.infiniteQueryOptions;
  expect(getNextPageParam({ next_cursor: 'later' }, [], undefined, [], {})).toBe('later');
  expect(getNextPageParam({ next_cursor: null }, [], undefined, [], {})).toBeUndefined();
});

test('command: sends its body, its idempotency key and the expected version', () => {
  const row = versionedCommand('POST /homework/:homeworkId', types<null, { title: string }>, ['assignment:homeworkId']);
  const request = { body: { title: 'Verbs' }, idempotencyKey: 'once', ifMatch: 3 };
  expect(row.query?.({ homeworkId: '7', ...request })).toEqual({ method: 'POST', url: '/homework/7', ...request });
});

test('command: invalidates its tags after each answer, only when it is refused, or never', () => {
  const invalidated = (invalidate?: 'when-refused' | 'never') => {
    const row = command('POST /cases', types<null>, ['cases'], invalidate && { invalidate });
    const toTags = row.invalidatesTags as (...from: unknown[]) => unknown;
    return [toTags(null, undefined, noContext), toTags(undefined, 'refused', noContext)];
  };
  expect(invalidated()).toEqual([['cases'], ['cases']]);
  expect(invalidated('when-refused')).toEqual([[], ['cases']]);
  expect(invalidated('never')).toEqual([[], []]);
});
