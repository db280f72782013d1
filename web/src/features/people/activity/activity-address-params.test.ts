import { expect, test } from 'vitest';
import {
  clearedActivityParams,
  parseActivityAddressParams,
  toActivityRequestFilter,
} from './activity-address-params.ts';

const choice = (search: string) => parseActivityAddressParams(new URLSearchParams(search));
const filter = (search: string, owner = true) => toActivityRequestFilter(choice(search), '2026-03-10', owner);
const id = '7b0f4f0e-6f0a-4a0b-9a54-0d9f3a1c2b11';

test('toActivityRequestFilter: has no filter when nothing is chosen', () => {
  expect(choice('')).toEqual({ period: 'all' });
  expect(filter('')).toEqual({});
});

test('toActivityRequestFilter: combines person, student, group, record and period', () => {
  expect(filter(`person=${id}&student=${id}&group=refused&record=${id}&period=last-month`)).toEqual({
    ...{ person: id, student: id, group: 'refused', record: id },
    ...{ from: '2026-02-01', to: '2026-02-28' },
  });
  expect(filter('period=custom&from=2026-01-05')).toEqual({ from: '2026-01-05' });
});

test('toActivityRequestFilter: ignores refusals for a tutor', () => {
  expect(filter(`person=${id}&student=${id}&group=refused`, false)).toEqual({ person: id, student: id });
  expect(filter('group=classes', false)).toEqual({ group: 'classes' });
});

test('parseActivityAddressParams: ignores invalid values', () => {
  expect(choice('person=me&student=x&group=all&record=1&period=never&from=2026-02-30')).toEqual({ period: 'all' });
});

test('clearedActivityParams: clears every filter', () => {
  const all = `period=custom&from=2026-01-05&to=2026-01-06&person=${id}&student=${id}&group=classes&record=${id}`;
  expect(Object.keys(choice(all)).sort()).toEqual(Object.keys(clearedActivityParams).sort());
});
