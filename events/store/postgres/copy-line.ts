const ESCAPED: Readonly<Record<string, string>> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' };

/** Formats a row in the text format of COPY. */
export const formatCopyLine = (values: readonly (string | number | bigint)[]): string =>
  `${values.map((value) => String(value).replace(/[\\\n\r\t]/g, (character) => ESCAPED[character] as string)).join('\t')}\n`;
