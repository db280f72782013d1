import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { toProfile } from '#services/core/accounts/to-profile.ts';
import { enforceRouteAccess } from './access.ts';
import { toOwnSite } from './own-site.ts';

test('enforceRouteAccess: throws when a route is registered without config.access', () => {
  const app = Fastify();
  enforceRouteAccess(app, {} as Parameters<typeof enforceRouteAccess>[1], toOwnSite('http://localhost:3000'));

  expect(() => app.get('/api/open', () => 'anything')).toThrow('The route GET /api/open has no config.access');
  expect(() => app.get('/api/said', { config: { access: 'public' } }, () => 'anything')).not.toThrow();
});

const row = { id: '1', name: 'Sam', email: 'sam@rollbook.example', owner: true, archived_at: null };

test.each([
  ['a tutor', { ...row, role: 'tutor' }, { id: '1', name: 'Sam', email: row.email, role: 'tutor', owner: true }],
  ['an unknown role', { ...row, role: 'parent' }, null],
  ['a former student', { ...row, role: 'student', archived_at: '2026-01-01T00:00:00.000Z' }, null],
  ['nobody', undefined, null],
])('toProfile: maps the row of %s', (_who, found, expected) => {
  expect(toProfile(found)).toEqual(expected);
});
