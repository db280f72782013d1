import { expect, test } from 'vitest';
import { addOptionIds, identifyOptions, listRewordedOptions } from './options.ts';

const id = '0199a000-0000-7000-8000-000000000001';
const ask = (options: string[]) => ({
  id,
  options,
  version: 1,
  optionIds: identifyOptions({ id, options }, undefined, []),
});
const before = ask(['3', '4', '5', '6']);
const [three = '', four = '', five = '', six = ''] = before.optionIds;

test.each([
  ['options change places', ['4', '3', '5', '6'], [four, three, five, six]],
  ['an option is reworded', ['3', 'four', '5', '6'], [three, four, five, six]],
  ['one is reworded while others move', ['6', '4', 'five', '3'], [six, four, five, three]],
  ['an option takes the place of one that is reworded', ['4', 'three', '5', '6'], [four, three, five, six]],
])('identifyOptions: keeps the ids when %s', (_, options, ids) => {
  expect(identifyOptions({ id, options }, before, [])).toEqual(ids);
});

test('identifyOptions: an option that replaces another gets an id that no earlier option had', () => {
  const options = ['3', '40', '5', '6'];
  const [, replaced = '', ...others] = identifyOptions({ id, options }, before, [four]);
  expect(before.optionIds).not.toContain(replaced);
  expect(others).toEqual([five, six]);
  const next = { id, options, version: 2, optionIds: [three, replaced, five, six] };
  const again = identifyOptions({ id, options: ['3', '41', '5', '6'] }, next, [replaced]);
  expect([...before.optionIds, replaced]).not.toContain(again[1]);
});

test('identifyOptions: an option that comes back is the one that it was', () => {
  const known = new Map(before.options.map((text, at) => [text, before.optionIds[at] as string]));
  const options = ['3', '40', '5', '6'];
  const optionIds = identifyOptions({ id, options }, before, [four], known);
  const without = { id, options, version: 2, optionIds };
  expect(identifyOptions({ id, options: ['4', '3', '5', '6'] }, without, [], known)).toEqual([four, three, five, six]);
  // In other words it is still there, so that this is another option.
  const reworded = { id, options: ['3', 'four', '5', '6'], version: 2, optionIds: before.optionIds };
  const both = identifyOptions({ id, options: ['3', 'four', '4', '6'] }, reworded, [], known);
  expect(both).toEqual([three, four, five, six]);
});

test('identifyOptions: options with equal texts have different ids', () => {
  const twice = ask(['a', 'a', 'b', 'b']);
  expect(new Set(twice.optionIds).size).toBe(4);
  expect(identifyOptions({ id, options: ['b', 'a', 'a', 'b'] }, twice, [])).toHaveLength(4);
  expect(new Set(identifyOptions({ id, options: ['a', 'a', 'a', 'a'] }, twice, [])).size).toBe(4);
});

test('listRewordedOptions: lists options with other words, not those that moved', () => {
  const options = ['4', 'three', '5', '6'];
  const after = { id, options, optionIds: identifyOptions({ id, options }, before, []) };
  expect(listRewordedOptions(before, after)).toEqual([{ option: three, was: '3', is: 'three' }]);
});

test('addOptionIds: equal texts get equal ids in all versions of a question', () => {
  const upcast = (...options: string[]) =>
    (addOptionIds({ questions: [{ id, options }] }).questions[0] as { optionIds: string[] }).optionIds;
  const [a, b, c, d] = upcast('3', '4', '5', '5');
  expect(new Set([a, b, c, d]).size).toBe(4);
  expect(upcast('4', '3', '5', '5')).toEqual([b, a, c, d]);
  expect(addOptionIds({ questions: [{ id }] })).toEqual({ questions: [{ id }] });
});
