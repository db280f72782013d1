import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { useCases } from '#services/server/http/use-cases.ts';

const sources = join(import.meta.dirname, '../src');
const readSources = (pattern: string) =>
  globSync(pattern, { cwd: sources })
    .filter((file) => !file.includes('.test.'))
    .map((file) => readFileSync(join(sources, file), 'utf8'))
    .join('\n');
/** The rows of the endpoint tables, read as text because a row keeps its path to itself. */
const endpoints = [...readSources('api/*-api.ts').matchAll(/^ {2}(\w+): \w+\('(\w+) ([^']+)'/gm)].map(
  ([, name = '', method = '', path = '']) => ({ name, method, path }),
);

test.each(endpoints)('$name is a use case of the server: $method $path', ({ method, path }) => {
  const shape = (each: string) => each.replace(/:\w+/g, ':');
  const routes = useCases.map((each) => `${each.method} ${shape(each.path)}`);
  expect(routes).toContain(`${method} ${shape(`/api${path}`)}`);
});

test('no endpoint that is written out elsewhere has the name of a row, because the second definition would be ignored', () => {
  const writtenOut = [...readSources('**/*.{ts,tsx}').matchAll(/^ {4}(\w+): build\.(?:query|mutation)\b/gm)];
  const names = writtenOut.map(([, name = '']) => name);
  expect(names).toContain('takeAttendance');
  expect(names.filter((name) => endpoints.some((row) => row.name === name))).toEqual([]);
});

test('every endpoint is used', () => {
  const code = readSources('**/*.{ts,tsx}');
  const unused = endpoints.filter(({ name }) => {
    const hook = `use${name.charAt(0).toUpperCase()}${name.slice(1)}`;
    return !new RegExp(
      `\\.${hook}(Infinite)?(Query|Mutation)\\b|endpoints(\\.|;.*)${name}\\b|\\{ ${name} \\} = \\w+Api.endpoints`,
    ).test(code);
  });
  expect(endpoints.length).toBeGreaterThan(100);
  expect(unused).toEqual([]);
});
