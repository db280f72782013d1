/** Recomputes the calculations that a text contains, as far as they are written with plain numbers and signs. */

const NUMBER = String.raw`\d[\d,]*(?:\.\d+)?`;
/** A mixed number, a fraction or a decimal. A fraction is one number, so that `1/2 ÷ 1/4` divides two of them. */
const TERM = String.raw`(?:\d+ \d+\/\d+|\d+\/\d+|${NUMBER})`;
const SIGN = '[+−–×÷*-]';
const EXPRESSION = `[−-]?${TERM}(?: ?${SIGN} ?[−-]?${TERM})+`;

const equation = new RegExp(
  String.raw`(?<![\w.,/^√(]|[+−–×÷*=-] ?)(${EXPRESSION}) ?= ?([−-]?${TERM})(?![\w/^²³%°]|[.,]\d| ?[+−–×÷*(-]| R | remainder)`,
  'gu',
);
const bareQuestion = new RegExp(
  String.raw`^(?:(?:what is|how much is|calculate|compute|find|evaluate|work out|add|subtract|multiply|divide):? )?(${EXPRESSION})(?: ?= ?(?:\?|_+)?)?[?.]?$`,
  'iu',
);
const TOLERANCE = 1e-9;

/** The value of a plain number, fraction or mixed number, with or without a sign; undefined for any other text. */
export function parseNumber(text: string): number | undefined {
  const [, sign, term] = new RegExp(`^([−-]?)(${TERM})$`, 'u').exec(text.trim()) ?? [];
  return term === undefined ? undefined : (sign === '' ? 1 : -1) * toValue(term);
}

export const areEqualNumbers = (one: number, other: number): boolean =>
  Math.abs(one - other) <= TOLERANCE * Math.max(1, Math.abs(one));

/** The result of a question that is nothing but a calculation, such as “What is 3 + 4 × 2?”; undefined for any other. */
export function solveBareQuestion(text: string): number | undefined {
  const [, expression] = bareQuestion.exec(text.trim()) ?? [];
  return expression === undefined ? undefined : evaluate(expression);
}

/** The written equations of a text whose result is wrong, as the text has them. */
export const findWrongEquations = (text: string): string[] =>
  listEquations(text)
    .filter(({ stated, result }) => !areEqualNumbers(stated, result))
    .map(({ written }) => written);

/** The results that the equations of a text state, in their order. */
export const listStatedResults = (text: string): number[] => listEquations(text).map(({ stated }) => stated);

const listEquations = (text: string) =>
  [...text.matchAll(equation)].map(([written, expression = '', result = '']) => ({
    written,
    stated: parseNumber(result) ?? Number.NaN,
    result: evaluate(expression),
  }));

/** Multiplication and division come before addition and subtraction, each from left to right. */
function evaluate(expression: string): number {
  const parts = [...expression.matchAll(new RegExp(`(${SIGN})? ?([−-]?${TERM})`, 'gu'))];
  const sums: number[] = [];
  for (const [, sign = '+', term = ''] of parts) {
    const value = parseNumber(term) ?? Number.NaN;
    const last = sums.length - 1;
    if (sign === '×' || sign === '*') sums[last] = (sums[last] as number) * value;
    else if (sign === '÷') sums[last] = (sums[last] as number) / value;
    else sums.push(sign === '+' ? value : -value);
  }
  return sums.reduce((sum, value) => sum + value, 0);
}

function toValue(term: string): number {
  const [whole, fraction] = term.includes(' ') ? term.split(' ') : ['0', term];
  const [above = '', below = '1'] = (fraction as string).replaceAll(',', '').split('/');
  return Number(whole) + Number(above) / Number(below);
}
