/** What a row type in the source says about the columns of a statement. */

/** A tree of the parser, read by its field names. */
// biome-ignore lint/suspicious/noExplicitAny: the parser's types do not cover walking from any node to any other
export type Node = any;

/** Columns by name: `string`, `number`, `boolean` or `Date`; undefined for a type that cannot be compared with a column's. */
export type ColumnTypes = ReadonlyMap<string, string | undefined>;

/** The columns of a row type that is written out where it is used, or in an interface or type of the same file; else undefined. */
export function toColumnTypes(row: Node | undefined, program: Node): ColumnTypes | undefined {
  const members = row && findMembers(row, program);
  return (
    members &&
    new Map(members.map(({ key, typeAnnotation }: Node) => [key.name, toPlainType(typeAnnotation.typeAnnotation)]))
  );
}

/** The row type of `Row[]` or `[Row]`. */
export const toElementType = (rows: Node | undefined): Node | undefined => {
  if (rows?.type === 'TSArrayType') return rows.elementType;
  return rows?.type === 'TSTupleType' ? rows.elementTypes[0] : undefined;
};

function findMembers(row: Node, program: Node): Node[] | undefined {
  if (row.type === 'TSTypeLiteral') return row.members;
  if (row.type === 'TSParenthesizedType') return findMembers(row.typeAnnotation, program);
  if (row.type === 'TSIntersectionType') return row.types.flatMap((type: Node) => findMembers(type, program) ?? []);
  if (row.type !== 'TSTypeReference') return undefined;
  const declarations = program.body.map((each: Node) => each.declaration ?? each);
  const declared = declarations.find((each: Node) => each.id?.name === row.typeName.name);
  if (declared?.type === 'TSInterfaceDeclaration') return declared.body.body;
  return declared?.type === 'TSTypeAliasDeclaration' ? findMembers(declared.typeAnnotation, program) : undefined;
}

const plainTypes: Readonly<Record<string, string>> = {
  TSStringKeyword: 'string',
  TSNumberKeyword: 'number',
  TSBooleanKeyword: 'boolean',
};

export function toPlainType(type: Node): string | undefined {
  if (type.type === 'TSLiteralType') return typeof type.literal.value;
  if (type.type !== 'TSUnionType') return type.typeName?.name === 'Date' ? 'Date' : plainTypes[type.type];
  const types = type.types.filter((each: Node) => each.type !== 'TSNullKeyword').map(toPlainType);
  return types.every((each: string | undefined) => each === types[0]) ? types[0] : undefined;
}
