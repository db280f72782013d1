/** Finds texts that people see or hear outside the files of texts: those of `web/src/copy`, and `…-copy.ts` beside a page. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { type ImportGraph, isTestFile } from './import-graph.ts';
import type { Node } from './row-type.ts';

/** Attributes whose whole value is shown or read out. */
const textAttributes = new Set([
  ...['alt', 'aria-description', 'aria-label', 'aria-roledescription', 'aria-valuetext', 'placeholder', 'title'],
  ...['act', 'acting', 'confirm', 'description', 'failed', 'counts', 'hint', 'label', 'tag', 'text'],
]);
/** Attributes that only code reads: styles, the outlines of drawings, and keys of React and of the keyboard. */
const codeAttributes = /[cC]lassName|^(d|key|transform|aria-keyshortcuts)$/;
/** Functions whose strings only code reads: selectors, media queries, and names of stored values. */
const codeReaders = new Set([
  ...['closest', 'isWithin', 'matches', 'matchMedia', 'querySelector', 'querySelectorAll'],
  ...['useDialogDraftField', 'useDialogDraftValue', 'uuidv5'],
]);

/** Files and folders that may write out texts, with the reason. */
const exemptions: Readonly<Record<string, string>> = {
  'web/src/lib/math-scripts.ts': 'reads the formulas of English questions aloud, in the language of the questions',
  'web/src/lib/math-text.ts': 'reads the formulas of English questions aloud, in the language of the questions',
  'web/src/lib/spell-fraction.ts': 'reads the formulas of English questions aloud, in the language of the questions',
};

/**
 * Describes in one line each text that a file of the web application writes out itself, and each exemption that no file
 * needs any more.
 */
export async function findAllHardCodedTexts(root: string, graph: ImportGraph): Promise<string[]> {
  const paths = [...graph.keys()].filter((path) => path.startsWith('web/src/') && !isExempt(path));
  const faults = paths.map(async (path) => findHardCodedTexts(path, await readFile(join(root, path), 'utf8')));
  const unused = Object.keys(exemptions).filter((exempt) => ![...graph.keys()].some((path) => path.startsWith(exempt)));
  return [
    ...(await Promise.all(faults)).flat(),
    ...unused.map((exempt) => `${exempt} is exempt in hard-coded-texts.ts, and no such file exists`),
  ];
}

/** Files of texts: those that several folders read are in `web/src/copy`, the others lie beside their reader. */
export const isTextFile = (path: string): boolean =>
  path.startsWith('web/src/copy/') || /^web\/src\/.*-copy\.ts$/.test(path);

const isExempt = (path: string): boolean =>
  isTestFile(path) ||
  path.includes('/test/') ||
  isTextFile(path) ||
  Object.keys(exemptions).some((exempt) => path.startsWith(exempt));

export function findHardCodedTexts(path: string, source: string): string[] {
  const faults: string[] = [];
  /** `isShown`: the screen shows the value of the node as it is, so that a single word is a text too. */
  const visit = (node: Node, isShown: boolean): void => {
    const text = toText(node);
    if (text !== undefined && (isShown ? /\p{L}/u.test(text) : isPhrase(text))) {
      const line = source.slice(0, node.start).split('\n').length;
      faults.push(
        `${path}:${line} writes out “${text.trim().replaceAll(/\s+/g, ' ')}”: move it to a file of texts (…-copy.ts)`,
      );
    }
    for (const [part, partIsShown] of listParts(node, isShown)) visit(part, partIsShown);
  };
  visit(parseSync(path, source).program, false);
  return faults;
}

/** The text of a literal; the values in a template are shown as `…`. */
function toText(node: Node): string | undefined {
  const text =
    node.type === 'TemplateLiteral' ? node.quasis.map(({ value }: Node) => value.cooked).join('…') : node.value;
  const isText = ['JSXText', 'Literal', 'TemplateLiteral'].includes(node.type) && typeof text === 'string';
  return isText ? text : undefined;
}

/**
 * Whether a string reads as words for people: it begins with a capital letter, or it has a space and most of its parts are
 * plain words. Names of things in code, lists of classes and selectors are neither.
 */
function isPhrase(text: string): boolean {
  if (/[[\]{}<>=]/.test(text)) return false;
  if (/^[\s…]*\p{Lu}\p{Ll}+(?![\p{L}\d])/u.test(text)) return true;
  const parts = text.split(/\s+/).filter((part) => /\p{L}/u.test(part));
  const words = parts.filter((part) => /^[…“"(]?\p{L}+(['’]\p{L}+)?[.,:;!?…”")]*$/u.test(part));
  return /\s/.test(text) && words.length * 2 > parts.length;
}

/** The parts of a node that may hold texts, each with whether the screen shows its value as it is. */
function listParts(node: Node, isShown: boolean): [part: Node, isShown: boolean][] {
  const shown = (...parts: Node[]): [Node, boolean][] => parts.map((part) => [part, true]);
  const hidden = (...parts: Node[]): [Node, boolean][] => parts.map((part) => [part, false]);
  const same = (...parts: Node[]): [Node, boolean][] => parts.map((part) => [part, isShown]);
  switch (node.type) {
    case 'JSXElement':
    case 'JSXFragment':
      return [
        ...hidden(...(node.openingElement?.attributes ?? [])),
        ...(node.openingElement?.name.name === 'style' ? hidden : shown)(...node.children),
      ];
    case 'JSXAttribute': {
      const name: string = node.name.name.name ?? node.name.name;
      if (node.value === null || codeAttributes.test(name)) return [];
      return textAttributes.has(name) ? shown(node.value) : hidden(node.value);
    }
    case 'ConditionalExpression':
      return [...hidden(node.test), ...same(node.consequent, node.alternate)];
    case 'LogicalExpression':
      return node.operator === '&&' ? [...hidden(node.left), ...same(node.right)] : same(node.left, node.right);
    case 'BinaryExpression':
      return node.operator === '+'
        ? same(node.left, node.right)
        : hidden(...[node.left, node.right].filter(isNoLiteral));
    case 'TemplateLiteral':
      return same(...node.expressions);
    case 'JSXExpressionContainer':
    case 'ParenthesizedExpression':
    case 'TSAsExpression':
    case 'TSNonNullExpression':
    case 'TSSatisfiesExpression':
      return same(node.expression);
    case 'CallExpression': {
      const name = node.callee.property?.name ?? node.callee.name;
      if (codeReaders.has(name)) return hidden(node.callee);
      return [...hidden(node.callee), ...(name === 'formatCount' ? shown : hidden)(...node.arguments)];
    }
    case 'NewExpression':
      return node.callee.name?.endsWith('Error') ? [] : hidden(...node.arguments);
    case 'Property':
      return hidden(...(node.computed ? [node.key] : []), node.value);
    case 'MemberExpression':
      return hidden(node.object, ...(node.computed ? [node.property].filter(isNoLiteral) : []));
    case 'SwitchCase':
      return hidden(...node.consequent);
    case 'ImportDeclaration':
    case 'ImportExpression':
      return [];
    default:
      return node.type.startsWith('TS') ? [] : hidden(...Object.values(node).flat().filter(isNode));
  }
}

const isNode = (value: unknown): boolean => typeof (value as Node | null)?.type === 'string';
const isNoLiteral = ({ type }: Node): boolean => type !== 'Literal';
