/** Finds the hand-written SQL of the program, so that PostgreSQL can check it before anything runs. */
import { parseSync, Visitor } from 'vite';
import { type ColumnTypes, type Node, toColumnTypes, toElementType } from './row-type.ts';

export interface SqlStatement {
  /** The file and line of its first character. */
  readonly place: string;
  /** With `$1`, `$2` … for the interpolated values. */
  readonly text: string;
  /** The columns of the row type that the source states; undefined where it states none. */
  readonly columns: ColumnTypes | undefined;
}

/** True for a query or a change of rows. PostgreSQL cannot prepare other statements, such as those that create tables. */
export const isPreparable = (text: string): boolean => /^(\s|--.*)*(select|insert|update|delete|with)\b/i.test(text);

/**
 * The statements in the tagged templates of postgres.js. A fragment is put in where a statement interpolates it, or its
 * name; a choice of two fragments makes two statements. Templates of Kysely are left out, and statements with a subquery that
 * another file makes.
 */
export function findSqlStatements(path: string, source: string): SqlStatement[] {
  const { program } = parseSync(path, source);
  const nested = new Set<Node>();
  const templates: Node[] = [];
  const fragments = new Map<string, Node>();
  let kyselyTag: string | undefined;
  new Visitor({
    ImportDeclaration(node: Node) {
      const names = node.specifiers.map(({ local }: Node) => local.name);
      if (node.source.value === 'kysely' && names.includes('sql')) kyselyTag = 'sql';
    },
    VariableDeclarator({ id, init }: Node) {
      const made = init?.type === 'ArrowFunctionExpression' ? init.body : init;
      if (made && templatesIn(made).length > 0) fragments.set(id.name, made);
    },
    TaggedTemplateExpression(node: Node) {
      templates.push(node);
      for (const value of node.quasi.expressions) for (const each of templatesIn(value)) nested.add(each);
    },
  }).visit(program);
  return templates
    .filter((template) => !nested.has(template) && template.tag.name !== (kyselyTag ?? ''))
    .filter((template) => isPreparable(template.quasi.quasis[0].value.cooked))
    .flatMap((template) => {
      const place = `${path}:${source.slice(0, template.quasi.start).split('\n').length}`;
      const columns = toColumnTypes(toElementType(template.typeArguments?.params[0]), program);
      const tag = source.slice(template.tag.start, template.tag.end);
      return toTexts(template, { tag, fragments }).map((text) => ({ place, text: toPreparable(text), columns }));
    });
}

interface Scope {
  /** The tag of the statement as it is in the source. It also quotes names: `sql(schema)`. */
  readonly tag: string;
  /** Fragments of the file by the name of their constant, or of the function that makes them. */
  readonly fragments: ReadonlyMap<string, Node>;
}

const PARAMETER = '\u0000';
/** A schema or table that only the running program knows. */
const NAME = '\u0001';

/** The texts of a template, one for each combination of the fragments that it chooses from. */
function toTexts({ quasi }: Node, scope: Scope): string[] {
  let texts = [''];
  quasi.quasis.forEach((part: Node, index: number) => {
    texts = texts.map((text) => text + part.value.cooked);
    const value = quasi.expressions[index];
    if (value === undefined) return;
    texts = texts.flatMap((text) => toInterpolations(value, scope, text).map((more) => text + more));
  });
  return texts;
}

function toInterpolations(value: Node, scope: Scope, before: string): string[] {
  if (value.type === 'TaggedTemplateExpression') return toTexts(value, scope);
  if (value.type === 'ConditionalExpression' && templatesIn(value).length > 0) {
    return [value.consequent, value.alternate].flatMap((choice) => toInterpolations(choice, scope, before));
  }
  const fragment = scope.fragments.get(value.type === 'CallExpression' ? value.callee.name : value.name);
  if (fragment !== undefined) return toInterpolations(fragment, scope, before);
  // Whatever makes a subquery elsewhere is checked there, as a statement of its own.
  if (/\bfrom \($/.test(before)) return [];
  if (value.type !== 'CallExpression' || value.callee.name !== scope.tag) return [PARAMETER];
  // Behind a table, the tag writes the columns and values of rows.
  return [/insert into \S+\s$/.test(before) ? 'default values' : NAME];
}

const templatesIn = (node: Node): Node[] => {
  if (node.type === 'TaggedTemplateExpression') return [node];
  if (node.type === 'ConditionalExpression') return [node.consequent, node.alternate].flatMap(templatesIn);
  return [];
};

/** Leaves out the schemas, which the search path replaces, and takes `profiles` for a table that could be any. */
const toPreparable = (text: string): string => {
  let parameters = 0;
  return text
    .replaceAll(`${NAME}.`, '')
    .replaceAll(NAME, 'profiles')
    .replaceAll(PARAMETER, () => `$${++parameters}`);
};
