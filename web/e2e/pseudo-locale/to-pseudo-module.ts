import { parseSync } from 'vite';
import { toPseudoText } from './to-pseudo-text.ts';

// biome-ignore lint/suspicious/noExplicitAny: the parser's nodes have no common type with all their properties
type Node = any;

/** Properties and constants whose values are names in the code. */
const valueNames = new Set(['charge', 'tone', 'transaction_type']);
const comparisons = new Set(['===', '!==', '==', '!=', 'in']);
/** Functions whose arguments are names or patterns: locales with options, and what is looked for in a text. */
const valueFunctions = /^Intl\.|\.(toLocaleString|replace|replaceAll|split|includes|startsWith|endsWith)$/;

/**
 * Replaces the texts of a module of `web/src/copy` by pseudo texts. Names stay as they are: keys of objects, values that
 * are compared, types and imports.
 */
export function toPseudoModule(path: string, source: string): string {
  const texts = listTexts(parseSync(path, source).program).toSorted((a, b) => b.start - a.start);
  return texts.reduce((code, node) => replaceText(code, node), source);
}

function listTexts(node: Node): Node[] {
  if (node.type === 'Literal') return typeof node.value === 'string' ? [node] : [];
  if (node.type === 'TemplateElement') return [node];
  return listTextChildren(node).flatMap(listTexts);
}

/** The parts of a node that can be or contain a text. */
function listTextChildren(node: Node): Node[] {
  switch (node.type) {
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'TSNonNullExpression':
      return [node.expression];
    case 'ImportDeclaration':
    case 'ExportAllDeclaration':
      return [];
    case 'ExportNamedDeclaration':
      return node.declaration ? [node.declaration] : [];
    case 'Property':
      return valueNames.has(node.key.name) ? [] : [node.value];
    case 'VariableDeclarator':
      return valueNames.has(node.id.name) || node.init === null ? [] : [node.init];
    case 'MemberExpression':
      return [node.object];
    case 'SwitchCase':
      return node.consequent;
    case 'BinaryExpression':
      return [node.left, node.right].filter(({ type }) => type !== 'Literal' || !comparisons.has(node.operator));
    case 'CallExpression':
    case 'NewExpression':
      return isValueFunction(node.callee) ? [node.callee] : [node.callee, ...node.arguments];
    default:
      if (node.type.startsWith('TS')) return [];
      return Object.values(node).flat().filter(isNode);
  }
}

const isNode = (part: unknown): part is Node => typeof (part as Node | null)?.type === 'string';

const isValueFunction = ({ type, object, property }: Node): boolean =>
  type === 'MemberExpression' && valueFunctions.test(`${object.name ?? ''}.${property.name}`);

function replaceText(code: string, node: Node): string {
  const isTemplate = node.type === 'TemplateElement';
  const text = toPseudoText(isTemplate ? node.value.cooked : node.value);
  const written = isTemplate ? text.replaceAll(/[`\\]|\$\{/g, '\\$&') : JSON.stringify(text);
  // Parsers differ in whether the place of a part of a template includes its delimiters.
  const start = isTemplate ? code.indexOf(node.value.raw, node.start) : node.start;
  const end = isTemplate ? start + node.value.raw.length : node.end;
  return code.slice(0, start) + written + code.slice(end);
}
