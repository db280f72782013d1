import { expect, test } from 'vitest';
import { findMeetingFault } from './find-meeting-fault.ts';

const meeting = { weekday: 1, begins: '16:00', ends: '17:00', room: '' };

test.each([
  [{}, undefined],
  [{ begins: '' }, 'Enter when the class begins and ends.'],
  [{ ends: '' }, 'Enter when the class begins and ends.'],
  [{ ends: '16:00' }, 'The class must end after it begins.'],
  [{ begins: '09:30', ends: '10:00' }, 'Another class begins at the same time.'],
  [{ weekday: 2, begins: '09:30', ends: '10:00' }, undefined],
])('findMeetingFault: %j', (typed, fault) => {
  const changed = { ...meeting, ...typed };
  expect(findMeetingFault(changed, [changed, { ...meeting, begins: '09:30', ends: '12:00' }])).toBe(fault);
});
