/**
 * Arguments with which `npm run check` runs each query on empty tables. A module of queries exports them as `samples`; without
 * those of one of its queries it does not compile.
 */
import type { Sql } from 'postgres';
import { encodeCursor } from './page.ts';

/** Lists of arguments that follow the connection, for each function of a module that takes a connection. */
export type QuerySamples<Module> = {
  readonly [Name in Exclude<keyof Module, 'samples'> as Module[Name] extends Query
    ? Name
    : never]: Module[Name] extends (connection: Sql, ...rest: infer Rest) => unknown ? readonly Rest[] : never;
};

type Query = (connection: Sql, ...rest: never[]) => PromiseLike<unknown> | AsyncIterable<unknown>;

const id = '00000000-0000-4000-8000-000000000001';
const day = '2026-09-01';
const instant = '2026-09-01T08:00:00.000Z';
const limit = 1;

export const sample = {
  ...{ id, day, instant, limit },
  period: { from: day, to: day, timeZone: 'Europe/London' },
  newestCursor: encodeCursor([instant, id]),
  nameCursor: encodeCursor(['Mia Chen', id]),
  streakOptions: ['stored', 'zero'] as const,
};

/** A page without filters, and one with each of them. */
export const samplePages = <Filters>(filters: Filters) => [{ limit }, { ...filters, limit }] as const;
