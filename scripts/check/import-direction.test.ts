import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findForbiddenImports, mayImport, restrictions } from './import-direction.ts';
import { readImportGraph } from './import-graph.ts';
import { drawWings, wingsByFloor } from './project-parts.ts';

const root = join(import.meta.dirname, '..', '..');

describe('one direction only', () => {
  test.each([
    ['events/classes/student/student-decider.ts', 'events/record/key-ring.ts', false],
    ['events/record/upcast.ts', 'events/catalogue/event-catalogue.ts', true],
    ['events/classes/student/student-decider.ts', 'services/platform/config/config.ts', false],
    ['events/classes/student/student-decider.ts', 'projections/all.ts', false],
    ['projections/classes/balances/projection.ts', 'events/classes/student/events.ts', true],
    ['projections/classes/balances/projection.ts', 'services/contracts/tags.ts', false],
    ['events/classes/student/student-decider.ts', 'events/learning/homework/events.ts', false],
    ['projections/classes/balances/projection.ts', 'projections/learning/homework/homework-query.ts', false],
    ['services/people/students/get-student-names.ts', 'projections/people/profiles/profiles-query.ts', true],
    ['services/people/students/get-student-names.ts', 'services/core/accounts/accounts.ts', true],
    ['services/people/students/get-student-names.ts', 'services/record/seals/load-seals.ts', true],
    ['services/people/students/get-student-names.ts', 'services/classes/history/compute-as-of.ts', false],
    ['services/core/accounts/accounts.ts', 'services/people/students/get-student-names.ts', false],
    ['services/platform/mail/mail.ts', 'services/core/accounts/accounts.ts', false],
    ['services/server/serve.ts', 'scripts/demo/seed.ts', false],
    ['services/contracts/students.ts', 'events/values/limits.ts', true],
    ['services/contracts/students.ts', 'events/classes/student/events.ts', false],
    ['services/contracts/students.ts', 'services/platform/config/config.ts', false],
    ['web/src/features/people/login/page.tsx', 'services/contracts/session.ts', true],
    ['web/src/features/people/login/page.tsx', 'services/server/http/app.ts', false],
    ['web/src/features/people/login/page.tsx', 'events/values/shapes.ts', true],
    ['web/src/features/people/login/page.tsx', 'events/catalogue/event-catalogue.ts', false],
    ['web/src/features/people/login/page.tsx', 'web/src/features/people/login/form.tsx', true],
    [
      'web/src/features/learning/homework/edit/edit-homework-form.tsx',
      'web/src/features/learning/homework/form/homework-form-values.ts',
      true,
    ],
    ['web/src/features/people/login/page.tsx', 'web/src/features/people/students/api.ts', false],
    ['web/src/features/home/owner/owner-page.tsx', 'web/src/features/home/dashboard-notices.tsx', true],
    ['web/src/features/home/dashboard-notices.tsx', 'web/src/features/home/owner/owner-page.tsx', false],
    ['web/src/features/people/login/page.tsx', 'web/src/features/home/dashboard-notices.tsx', false],
    ['web/src/features/people/login/page.tsx', 'web/src/features/home/owner/owner-page.tsx', false],
    ['web/src/ui/button.tsx', 'web/src/features/people/login/page.tsx', false],
    ['web/src/app/signed-out-screens.ts', 'web/src/features/people/login/page.tsx', true],
    ['web/e2e/journey.e2e.test.ts', 'testing/centre-fixture.ts', true],
    ['events/store/postgres/store.db.test.ts', 'testing/database-fixture.ts', true],
    ['events/store/postgres/store.db.test.ts', 'services/platform/config/config.ts', true],
    ['scripts/rollbook/status.ts', 'web/src/main.tsx', false],
    ['scripts/rollbook/status.ts', 'testing/client.ts', false],
    ['scripts/bench/abuse/suite.ts', 'testing/client.ts', true],
    ['web/e2e/screens/centres.ts', 'testing/demo-server.ts', true],
    ['web/e2e/screens/centres.ts', 'scripts/demo/seed.ts', false],
    ['testing/demo-server.ts', 'scripts/demo/seed.ts', false],
    ['events/record/unseal-events.ts', 'events/record/test/in-memory-key-ring.ts', false],
    ['events/record/unseal-events.test.ts', 'events/record/test/in-memory-key-ring.ts', true],
  ])('%s importing %s: %s', (importer, target, expected) => {
    expect(mayImport(importer, target)).toBe(expected);
  });

  test('mayImport: lets test support of every part use testing', () => {
    expect(mayImport('events/store/test/open-test-log.ts', 'testing/database-fixture.ts')).toBe(true);
    expect(mayImport('events/store/open-event-store.ts', 'testing/database-fixture.ts')).toBe(false);
  });
});

const parseEventUnvalidated = {
  target: 'events/record/unseal-events.ts',
  names: ['checkAndUnsealEvents', 'parseEventUnvalidated'],
};
const storedText = { target: 'events/store/port/stored-text.ts', names: ['toText'] };

describe('restricted imports', () => {
  test.each([
    ['services/core/command/command-handler.ts', parseEventUnvalidated, 1],
    ['services/core/command/command-handler.ts', { ...parseEventUnvalidated, names: ['checkAndUnsealEvents'] }, 0],
    ['services/core/command/command-handler.test.ts', parseEventUnvalidated, 0],
    ['projections/engine/parsed-event.ts', parseEventUnvalidated, 0],
    ['projections/engine/parsed-event.ts', storedText, 1],
    ['events/record/unseal-events.ts', storedText, 0],
  ])('findForbiddenImports: %s importing %o is refused %i times', (importer, imported, refusals) => {
    expect(findForbiddenImports(new Map([[importer, [imported]]]))).toHaveLength(refusals);
  });

  test('restrictions: each names an existing file and export', async () => {
    const graph = await readImportGraph(root);
    for (const { target, name } of restrictions) {
      const imports = [...graph.values()].flat().filter((each) => each.target === target);
      expect(graph.has(target), target).toBe(true);
      if (name !== undefined) expect(imports.flatMap(({ names }) => names)).toContain(name);
    }
  });
});

test('findForbiddenImports: names both files and what the importing part may import', () => {
  const graph = new Map([['events/values/a.ts', [{ target: 'services/core/b.ts', names: [] }]]]);
  expect(findForbiddenImports(graph)).toEqual([
    'events/values/a.ts imports services/core/b.ts: events/values may import no other part, and no test support',
  ]);
});

test('findForbiddenImports: says where to move what two features share', () => {
  const target = 'web/src/features/home/owner/owner-page.tsx';
  const graph = new Map([['web/src/features/people/login/page.tsx', [{ target, names: [] }]]]);
  expect(findForbiddenImports(graph)).toEqual([
    'web/src/features/people/login/page.tsx imports web/src/features/home/owner/owner-page.tsx: ' +
      'features never import each other, and only web/src/app imports them; move what is shared to another folder of web/src',
  ]);
});

test.each(Object.keys(wingsByFloor))(
  'docs/architecture.md draws the wings of %s in the order that is checked',
  async (floor) => {
    expect(await readFile(join(root, 'docs', 'architecture.md'), 'utf8')).toContain(drawWings(floor));
  },
);
