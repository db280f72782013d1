import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findForbiddenImports, importsOf, mayImport } from './import-direction.ts';

describe('one direction only', () => {
  test.each([
    ['events/student/student.ts', 'events/record/key-ring.ts', true],
    ['events/student/student.ts', 'services/config/config.ts', false],
    ['events/student/student.ts', 'projections/all.ts', false],
    ['projections/balances/projection.ts', 'events/student/events.ts', true],
    ['projections/balances/projection.ts', 'services/contracts/tags.ts', false],
    ['services/use-cases/students/archive.ts', 'projections/queries/profiles.ts', true],
    ['services/serve.ts', 'scripts/demo/seed.ts', false],
    ['services/contracts/students.ts', 'events/values/limits.ts', true],
    ['services/contracts/students.ts', 'events/student/events.ts', false],
    ['services/contracts/students.ts', 'services/config/config.ts', false],
    ['web/src/features/login/page.tsx', 'services/contracts/session.ts', true],
    ['web/src/features/login/page.tsx', 'services/http/app.ts', false],
    ['web/src/features/login/page.tsx', 'events/values/shapes.ts', true],
    ['web/src/features/login/page.tsx', 'events/catalogue/catalogue.ts', false],
    ['web/e2e/journey.e2e.test.ts', 'scripts/test/centre-fixture.ts', true],
    ['events/store/postgres/store.db.test.ts', 'scripts/test/database-fixture.ts', true],
    ['events/store/postgres/store.db.test.ts', 'services/config/config.ts', false],
    ['scripts/rollbook/status.ts', 'web/src/main.tsx', false],
  ])('%s importing %s: %s', (importer, target, expected) => {
    expect(mayImport(importer, target)).toBe(expected);
  });

  test('the project keeps to it', async () => {
    expect(await findForbiddenImports(join(import.meta.dirname, '..', '..'))).toEqual([]);
  });
});

test('every form of import is seen', () => {
  const source = `
import { z } from 'zod';
import './effect.ts';
import type { A } from '../student/a.ts';
export { b } from '#contracts/b.ts';
const c = await import('#scripts/demo/c.ts');
import {
  d,
} from '#events/d.ts';`;
  expect(importsOf('services/tutor/x.ts', source)).toEqual([
    'services/tutor/effect.ts',
    'services/student/a.ts',
    'services/contracts/b.ts',
    'scripts/demo/c.ts',
    'events/d.ts',
  ]);
});
