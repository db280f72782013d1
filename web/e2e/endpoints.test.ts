import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'vite';
import { expect, test } from 'vitest';
import { useCases } from '#services/server/http/use-cases.ts';

const sources = join(import.meta.dirname, '../src');
/** The rows of the endpoint tables, read from the source because a row keeps its path to itself. */
const endpoints: { name: string; method: string; path: string }[] = [];
const writtenOut: string[] = [];
/** Names that code reads of an object `endpoints`, and the hooks that it calls. */
const used = new Set<string>();

// biome-ignore lint/suspicious/noExplicitAny: the parser's types do not cover reading any node by its field names
type Node = any;
const toName = (node: Node): string | undefined => node?.name ?? node?.property?.name;

for (const file of globSync('**/*.{ts,tsx}', { cwd: sources })) {
  if (file.includes('.test.')) continue;
  new Visitor({
    CallExpression({ callee, arguments: [rows] }: Node) {
      if (callee.name !== 'createEndpoints' || rows?.type !== 'ObjectExpression') return;
      for (const { key, value } of rows.properties) {
        const [method, path] = value.arguments[0].value.split(' ');
        endpoints.push({ name: key.name, method, path });
      }
    },
    Property({ key, value }: Node) {
      if (value.callee?.object?.name === 'build') writtenOut.push(key.name);
    },
    MemberExpression({ object, property }: Node) {
      if (toName(object) === 'endpoints' || /^use\w+(Query|Mutation)$/.test(property.name)) used.add(property.name);
    },
    VariableDeclarator({ id, init }: Node) {
      if (id.type !== 'ObjectPattern' || toName(init) !== 'endpoints') return;
      for (const { key } of id.properties) used.add(key.name);
    },
  }).visit(parseSync(file, readFileSync(join(sources, file), 'utf8')).program);
}

test.each(endpoints)('$name is a use case of the server: $method $path', ({ method, path }) => {
  const shape = (each: string) => each.replace(/:\w+/g, ':');
  const routes = useCases.map((each) => `${each.method} ${shape(each.path)}`);
  expect(routes).toContain(`${method} ${shape(`/api${path}`)}`);
});

test('no endpoint that is written out elsewhere has the name of a row, because the second definition would be ignored', () => {
  expect(writtenOut).toContain('takeAttendance');
  expect(writtenOut.filter((name) => endpoints.some((row) => row.name === name))).toEqual([]);
});

test('every endpoint is used', () => {
  const unused = endpoints.filter(({ name }) => {
    const hook = `use${name.charAt(0).toUpperCase()}${name.slice(1)}`;
    return ![name, `${hook}Query`, `${hook}InfiniteQuery`, `${hook}Mutation`].some((each) => used.has(each));
  });
  expect(endpoints.length).toBeGreaterThan(100);
  expect(unused).toEqual([]);
});
