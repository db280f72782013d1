import fc from 'fast-check';

type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json };

const strangeValues = fc.oneof(
  fc.constantFrom<Json>(null, '', 0, -1, 1.5, 1e308, '$1', '9'.repeat(400), '2026-02-30', [], {}, true),
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.jsonValue({ maxDepth: 2 }) as fc.Arbitrary<Json>,
);

/** How a value is changed: a number from 0 to 1 chooses a part on each level, until one is above `stop`. */
interface Change {
  readonly turns: readonly number[];
  readonly how: 'replace' | 'remove' | 'repeat';
  readonly value: Json;
}

const isParent = (value: Json): value is readonly Json[] | { readonly [name: string]: Json } =>
  typeof value === 'object' && value !== null && Object.keys(value).length > 0;

function change(value: Json, { turns: [turn, ...turns], how, value: put }: Change): Json {
  if (turn === undefined || !isParent(value)) return put;
  const names = Object.keys(value);
  const name = names[Math.floor(turn * names.length)] as string;
  const entries = Object.entries(value).flatMap(([each, part]): [string, Json][] => {
    if (each !== name) return [[each, part]];
    if (turns.length > 0 && isParent(part)) return [[each, change(part, { turns, how, value: put })]];
    if (how === 'remove') return [];
    return how === 'repeat'
      ? [
          [each, part],
          [`${each}2`, part],
        ]
      : [[each, put]];
  });
  return Array.isArray(value) ? entries.map(([, part]) => part) : Object.fromEntries(entries);
}

/** Generates values of JSON that differ from `valid` in one to three places, at any depth: almost what a file should hold. */
export const createChangedJsonArbitrary = (valid: unknown): fc.Arbitrary<unknown> =>
  fc
    .array(
      fc.record({
        turns: fc.array(fc.double({ min: 0, max: 0.999, noNaN: true }), { minLength: 1, maxLength: 6 }),
        how: fc.constantFrom('replace' as const, 'remove' as const, 'repeat' as const),
        value: strangeValues,
      }),
      { minLength: 1, maxLength: 3 },
    )
    .map((changes) => changes.reduce(change, JSON.parse(JSON.stringify(valid)) as Json));
