import { expect, test } from 'vitest';
import { z } from 'zod';
import { refuse } from '#services/platform/problems/refuse.ts';
import { defineUseCase } from './use-case.ts';

const common = { operation: 'getMarks', summary: 'Marks', method: 'GET', path: '/api/marks', access: 'tutor' } as const;
const added = z.strictObject({ kind: z.literal('added'), by: z.string() });
const removed = z.strictObject({ kind: z.literal('removed'), reason: z.string() });
const answer = z.strictObject({
  marks: z.array(z.strictObject({ id: z.string(), note: z.string().nullable(), total: z.int().optional() })),
  change: z.discriminatedUnion('kind', [added, removed]).nullable(),
});

const mark = { id: 'a', note: null, total: 1 };
const change = { kind: 'added', by: 'Ms Lee' } as const;
const markWithExcess = { ...mark, charge: 'none' };
const changeWithExcess = { ...change, reason: 'Moved' };
const bodyWithExcess = { marks: [mark], change, page: 1 };
const isFound = (): boolean => false;

test('defineUseCase: an answer with exactly the fields of its schema compiles, and no other', () => {
  const exact = [
    defineUseCase({ ...common, answer, run: async () => ({ body: { marks: [mark], change } }) }),
    defineUseCase({
      ...common,
      answer,
      run: async () => ({ body: { marks: [{ id: 'a', note: null }], change: null } }),
    }),
    defineUseCase({ ...common, answer, run: async () => refuse('not-found') }),
  ];
  const faulty = [
    // @ts-expect-error: the answer has no page
    defineUseCase({ ...common, answer, run: async () => ({ body: bodyWithExcess }) }),
    // @ts-expect-error: a mark of the answer has no charge
    defineUseCase({ ...common, answer, run: async () => ({ body: { marks: [markWithExcess], change } }) }),
    // @ts-expect-error: the change of this kind has no reason
    defineUseCase({ ...common, answer, run: async () => ({ body: { marks: [], change: changeWithExcess } }) }),
    // @ts-expect-error: an answer without body has no fields
    defineUseCase({ ...common, run: async () => ({ body: { marks: [] } }) }),
    defineUseCase({
      ...common,
      answer,
      // @ts-expect-error: the mark has no note
      run: async () => ({ body: { marks: [{ id: 'a' }], change } }),
    }),
    // @ts-expect-error: one of the two results has an excess field
    defineUseCase({ ...common, answer, run: async () => (isFound() ? { body: bodyWithExcess } : refuse('not-found')) }),
  ];
  expect([...exact, ...faulty]).toHaveLength(9);
});

test('defineUseCase: what students or families may use compiles only if it states what must join them with its things', () => {
  const open = { ...common, answer, run: async () => ({ body: { marks: [], change: null } }) };
  const stated = [
    defineUseCase({ ...open, access: 'student', relation: 'own-account' }),
    defineUseCase({
      ...open,
      access: 'signed-in',
      query: z.strictObject({ of: z.string() }),
      own: ({ query }) => query.of,
    }),
    defineUseCase({ ...open, access: 'owner' }),
  ];
  const unstated = [
    // @ts-expect-error: it states neither `own` nor `relation`
    defineUseCase({ ...open, access: 'student' }),
    // @ts-expect-error: it states neither `own` nor `relation`
    defineUseCase({ ...open, access: 'signed-in' }),
    // @ts-expect-error: it states neither `own` nor `relation`
    defineUseCase({ ...open, access: 'family', families: true }),
  ];
  expect([...stated, ...unstated]).toHaveLength(6);
});
