/** A chart in Mermaid, which the pages of a repository draw. Each label has one value. */
export const formatChart = (
  title: string,
  unit: string,
  labels: readonly string[],
  values: readonly number[],
): string =>
  [
    '```mermaid',
    'xychart-beta',
    `  title "${title}"`,
    `  x-axis "events" [${labels.map((label) => `"${label}"`).join(', ')}]`,
    `  y-axis "${unit}" 0 --> ${formatValue(1.1 * Math.max(...values))}`,
    `  bar [${values.map(formatValue).join(', ')}]`,
    '```',
  ].join('\n');

const formatValue = (value: number): string => value.toFixed(value < 100 ? 1 : 0);
