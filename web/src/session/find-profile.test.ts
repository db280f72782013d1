import { expect, test } from 'vitest';
import type { Profile, SessionResponse } from '#contracts/session.ts';
import { findProfile } from './find-profile.ts';

const profile: Profile = { id: 'c0ffee', name: 'Mia', email: 'mia@x.example', role: 'student', owner: false };
const session = (answer: Partial<SessionResponse>): SessionResponse => ({
  user: { id: 'c0ffee', email: 'mia@x.example' },
  profile,
  expires_at: null,
  account_token: null,
  ...answer,
});

test('findProfile: returns the profile of a known role', () => {
  expect(findProfile(session({}))).toBe(profile);
});

test('findProfile: returns null without a user, a profile or a known role', () => {
  expect(findProfile(session({ user: null }))).toBeNull();
  expect(findProfile(session({ profile: null }))).toBeNull();
  expect(findProfile(session({ profile: { ...profile, role: 'janitor' as Profile['role'] } }))).toBeNull();
});
