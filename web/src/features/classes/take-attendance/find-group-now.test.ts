import { expect, test } from 'vitest';
import { findGroupNow } from './find-group-now.ts';

const at = (group_id: string, begins: string, ends: string) => ({
  ...{ group_id, group_name: group_id, date: '2026-11-20', begins, ends, room: null },
  ...{ begins_at: `2026-11-20T${begins}:00.000Z`, ends_at: `2026-11-20T${ends}:00.000Z` },
});
const classes = [at('algebra', '15:00', '16:00'), at('chess', '16:10', '17:00'), at('chess', '17:00', '18:00')];

test.each([
  ['14:44', undefined],
  ['14:45', 'algebra'],
  ['15:54', 'algebra'],
  // Both fit: the one is just over, and the other is about to begin.
  ['16:00', undefined],
  ['16:31', 'chess'],
  // Two classes of one group.
  ['17:05', 'chess'],
  ['18:31', undefined],
])('findGroupNow: at %s it is %s', (time, group) => {
  expect(findGroupNow(classes, Date.parse(`2026-11-20T${time}:00Z`))).toBe(group);
});
