import { expect, test } from 'vitest';
import type { Profile, SessionResponse } from '#contracts/session.ts';
import { findPerson } from './find-person.ts';

const profile: Profile = { id: 'c0ffee', name: 'Mia', email: 'mia@x.example', role: 'student', owner: false };
const session = (answer: Partial<SessionResponse>): SessionResponse => ({
  user: { id: 'c0ffee', email: 'mia@x.example' },
  profile,
  expires_at: null,
  account_token: null,
  ...answer,
});

test('findPerson: returns the profile of a known role', () => {
  expect(findPerson(session({}))).toBe(profile);
});

test('findPerson: returns null without a user, a profile or a known role', () => {
  expect(findPerson(session({ user: null }))).toBeNull();
  expect(findPerson(session({ profile: null }))).toBeNull();
  expect(findPerson(session({ profile: { ...profile, role: 'janitor' as Profile['role'] } }))).toBeNull();
});

test('findPerson: returns a family account, which has no profile', () => {
  const family = {
    ...profile,
    role: 'family' as const,
    owner: false as const,
    children: [],
  } satisfies SessionResponse['family'];
  expect(findPerson(session({ profile: null, family }))).toBe(family);
  expect(findPerson(session({ user: null, profile: null, family }))).toBeNull();
});
