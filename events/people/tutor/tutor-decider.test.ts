import { expect, test } from 'vitest';
import { tutorDecider } from './tutor-decider.ts';

const join = { type: 'JoinTutor', name: 'Sam Reed', email: 'sam@example.com', owner: true } as const;

test('JoinTutor: records a tutor once, with or without the owner flag', () => {
  expect(tutorDecider.decide(tutorDecider.initial, join)).toEqual([
    { type: 'TutorJoined', data: { name: 'Sam Reed', email: 'sam@example.com', owner: true } },
  ]);
  expect(tutorDecider.decide({ status: 'current', owner: false }, join)).toEqual([]);
});
