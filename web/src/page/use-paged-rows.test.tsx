import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { PagedQuery } from './paged-list.tsx';
import { usePagedRows } from './use-paged-rows.ts';

type Page = { rows: { id: string; text?: string }[] };
interface Step {
  args?: object;
  /** The rows of each page; undefined while nothing is loaded. */
  pages: Page[] | undefined;
  hasNextPage?: boolean;
}

type QueryResult = PagedQuery & { data?: { pages: Page[] }; currentData?: { pages: Page[] } };

const createPage = (...ids: string[]): Page => ({ rows: ids.map((id) => ({ id })) });

/** Renders the hook with the query of each step in turn and returns its results. */
function renderSteps(...steps: Step[]) {
  const answers: { ids: string[] | undefined; freshShare: number | undefined }[] = [];
  function Probe() {
    const [at, setAt] = useState(0);
    const { args, pages, hasNextPage = true } = steps[at] as Step;
    const data = pages && { pages };
    const asked = { data, currentData: data, originalArgs: args, hasNextPage } as unknown as QueryResult;
    const { rows, query } = usePagedRows<Page, { id: string }>(asked, (page) => page.rows);
    answers[at] = { ids: rows?.map(({ id }) => id), freshShare: query.freshShare };
    if (at < steps.length - 1) setAt(at + 1);
    return null;
  }
  renderToString(<Probe />);
  return answers;
}

const whole = [createPage('e', 'd'), createPage('c', 'b', 'a')];

test('usePagedRows: has no rows before the first answer, and all that are loaded after it', () => {
  expect(renderSteps({ pages: undefined }, { pages: whole })).toEqual([
    { ids: undefined, freshShare: 1 },
    { ids: ['e', 'd', 'c', 'b', 'a'], freshShare: 1 },
  ]);
});

test('usePagedRows: keeps the rows behind a first page that was loaded again, and says how many are fresh', () => {
  const answers = renderSteps({ pages: whole }, { pages: [createPage('f', 'e', 'd')] });
  expect(answers[1]).toEqual({ ids: ['f', 'e', 'd', 'c', 'b', 'a'], freshShare: 0.5 });
});

test('usePagedRows: shows a row that moved to the first page once', () => {
  const answers = renderSteps({ pages: whole }, { pages: [createPage('b', 'e', 'd')] });
  expect(answers[1]?.ids).toEqual(['b', 'e', 'd', 'c', 'a']);
});

test('usePagedRows: keeps nothing behind a gap, another filter, or the end of the list', () => {
  const again = [createPage('z', 'y')];
  expect(renderSteps({ pages: whole }, { pages: again })[1]?.ids).toEqual(['z', 'y']);
  const first = [createPage('e', 'd')];
  expect(renderSteps({ pages: whole, args: { a: 1 } }, { pages: first, args: { a: 2 } })[1]?.ids).toEqual(['e', 'd']);
  expect(renderSteps({ pages: whole }, { pages: first, hasNextPage: false })[1]?.ids).toEqual(['e', 'd']);
});

test('usePagedRows: takes the rows of later pages anew as they are loaded', () => {
  const first = createPage('f', 'e', 'd');
  const answers = renderSteps({ pages: whole }, { pages: [first] }, { pages: [first, createPage('c', 'a')] });
  expect(answers[2]?.ids).toEqual(['f', 'e', 'd', 'c', 'a']);
});
