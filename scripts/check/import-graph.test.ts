import { expect, test } from 'vitest';
import { parseImports } from './import-graph.ts';

test('parseImports: sees every form of import, with the names in braces', () => {
  const source = `
import { z } from 'zod';
import './effect.ts';
import type { A } from '../student/a.ts';
export { b } from '#contracts/b.ts';
const c = await import('#scripts/demo/c.ts');
import {
  d,
  type E as F,
} from '#events/d.ts';
type G = typeof import('./g.ts');`;
  expect(parseImports('services/tutor/x.ts', source)).toEqual([
    { target: 'services/tutor/effect.ts', names: [] },
    { target: 'services/student/a.ts', names: ['A'] },
    { target: 'services/contracts/b.ts', names: ['b'] },
    { target: 'scripts/demo/c.ts', names: [] },
    { target: 'events/d.ts', names: ['d', 'E'] },
    { target: 'services/tutor/g.ts', names: [] },
  ]);
});
