import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findForbiddenImports, mayImport, restrictions } from './import-direction.ts';
import { readImportGraph } from './import-graph.ts';

const root = join(import.meta.dirname, '..', '..');

describe('one direction only', () => {
  test.each([
    ['events/student/student-decider.ts', 'events/record/key-ring.ts', true],
    ['events/student/student-decider.ts', 'services/config/config.ts', false],
    ['events/student/student-decider.ts', 'projections/all.ts', false],
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
    ['web/src/features/login/page.tsx', 'events/catalogue/event-catalogue.ts', false],
    ['web/src/features/login/page.tsx', 'web/src/features/login/form.tsx', true],
    [
      'web/src/features/homework/edit/edit-homework-form.tsx',
      'web/src/features/homework/form/homework-form-values.ts',
      true,
    ],
    ['web/src/features/login/page.tsx', 'web/src/features/students/api.ts', false],
    ['web/src/ui/button.tsx', 'web/src/features/login/page.tsx', false],
    ['services/use-cases/homework/get-homework.ts', 'services/use-cases/homework/parts/to-question-rows.ts', true],
    [
      'services/use-cases/homework/parts/record-grade.ts',
      'services/use-cases/homework/parts/to-question-rows.ts',
      true,
    ],
    ['services/use-cases/drafts/get-draft.ts', 'services/use-cases/homework/parts/to-question-rows.ts', false],
    ['services/http/picture-routes.ts', 'services/use-cases/homework/parts/to-question-rows.ts', false],
    ['scripts/demo/seed.ts', 'services/use-cases/homework/parts/to-question-rows.ts', false],
    ['scripts/mutants/practice-faults.ts', 'services/use-cases/practice/parts/draw-questions.ts', true],
    ['web/src/app/signed-out-screens.ts', 'web/src/features/login/page.tsx', true],
    ['web/e2e/journey.e2e.test.ts', 'scripts/test/centre-fixture.ts', true],
    ['events/store/postgres/store.db.test.ts', 'scripts/test/database-fixture.ts', true],
    ['events/store/postgres/store.db.test.ts', 'services/config/config.ts', false],
    ['scripts/rollbook/status.ts', 'web/src/main.tsx', false],
    ['scripts/rollbook/status.ts', 'scripts/test/client.ts', false],
    ['scripts/bench/abuse/centre.ts', 'scripts/test/client.ts', true],
    ['events/record/unseal-events.ts', 'events/record/test/in-memory-key-ring.ts', false],
    ['events/record/unseal-events.test.ts', 'events/record/test/in-memory-key-ring.ts', true],
  ])('%s importing %s: %s', (importer, target, expected) => {
    expect(mayImport(importer, target)).toBe(expected);
  });

  test('mayImport: lets test support of every part use scripts/test', () => {
    expect(mayImport('events/store/test/open-test-log.ts', 'scripts/test/database-fixture.ts')).toBe(true);
    expect(mayImport('events/store/open-event-store.ts', 'scripts/test/database-fixture.ts')).toBe(false);
  });
});

const parseEventUnvalidated = {
  target: 'events/record/unseal-events.ts',
  names: ['checkAndUnsealEvents', 'parseEventUnvalidated'],
};
const storedText = { target: 'events/store/port/stored-text.ts', names: ['toText'] };

describe('restricted imports', () => {
  test.each([
    ['services/command/command-handler.ts', parseEventUnvalidated, 1],
    ['services/command/command-handler.ts', { ...parseEventUnvalidated, names: ['checkAndUnsealEvents'] }, 0],
    ['services/command/command-handler.test.ts', parseEventUnvalidated, 0],
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
  const graph = new Map([['events/a.ts', [{ target: 'services/b.ts', names: [] }]]]);
  expect(findForbiddenImports(graph)).toEqual([
    'events/a.ts imports services/b.ts: events may import no other part, and no test support',
  ]);
});

test('findForbiddenImports: says where to move what two features share', () => {
  const target = 'web/src/features/students/api.ts';
  const graph = new Map([['web/src/features/login/page.tsx', [{ target, names: [] }]]]);
  expect(findForbiddenImports(graph)).toEqual([
    'web/src/features/login/page.tsx imports web/src/features/students/api.ts: ' +
      'features never import each other, and only web/src/app imports them; move what is shared to another folder of web/src',
  ]);
});

test('findForbiddenImports: finds none in this project', async () => {
  expect(findForbiddenImports(await readImportGraph(root))).toEqual([]);
});
