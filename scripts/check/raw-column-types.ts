import { parseSync, Visitor } from 'vite';
import { type ColumnTypes, type Node, toColumnTypes, toPlainType } from './row-type.ts';
import { isPreparable } from './sql-statements.ts';

export interface RawColumnTypes {
  /** The TypeScript type of each raw SQL column by its alias, as the source writes it (`string | null`). An alias with two types in the module is left out. */
  readonly types: ColumnTypes;
  /** The row types that whole statements have. */
  readonly rows: readonly ColumnTypes[];
  /** One for each name with two types, because only a name with one type can be checked. */
  readonly faults: readonly string[];
}

/**
 * The types that a module states for raw SQL in its Kysely queries: sql<number>`…`.as('students'), the row of a statement, or
 * a fragment that has a name, such as countAll.as('students').
 */
export function findRawColumnTypes(source: string, fragments = findFragmentTypes(source)): RawColumnTypes {
  const { program } = parseSync('queries.ts', source);
  const stated: (readonly [string, string])[] = [];
  const rows: ColumnTypes[] = [];
  new Visitor({
    CallExpression({ callee, arguments: [name] }: Node) {
      if (callee.property?.name !== 'as' || name?.type !== 'Literal') return;
      const raw = callee.object;
      const type = toStatedType(raw) ?? fragments.get(raw.type === 'CallExpression' ? raw.callee.name : raw.name);
      if (type !== undefined) stated.push([name.value, type]);
    },
    TaggedTemplateExpression(node: Node) {
      if (!isPreparable(node.quasi.quasis[0].value.cooked)) return;
      const row = toColumnTypes(node.typeArguments?.params[0], program);
      if (row !== undefined) rows.push(row);
    },
  }).visit(program);
  const typesByName = Map.groupBy(new Map(stated.map((each) => [each.join(), each])).values(), ([name]) => name);
  const named = [...typesByName].map(([name, all]) => [name, all.map(([, type]) => type)] as const);
  return {
    types: new Map(named.flatMap(([name, types]) => (types.length === 1 ? [[name, types[0]]] : []))),
    rows,
    faults: named
      .filter(([, types]) => types.length > 1)
      .map(([name, types]) => `${name} is stated as ${types.join(' and as ')}: give one of them another name`),
  };
}

/** The types of the raw SQL that a constant of a module holds, or that a function of it returns, by their names. */
export function findFragmentTypes(source: string): ReadonlyMap<string, string> {
  const types = new Map<string, string>();
  new Visitor({
    VariableDeclarator({ id, init }: Node) {
      const type = toStatedType(init?.type === 'ArrowFunctionExpression' ? init.body : init);
      if (type !== undefined) types.set(id.name, type);
    },
  }).visit(parseSync('fragments.ts', source).program);
  return types;
}

const toStatedType = (raw: Node | undefined): string | undefined => {
  const type = raw?.type === 'TaggedTemplateExpression' ? raw.typeArguments?.params[0] : undefined;
  return type && toPlainType(type);
};
