/**
 * The rows of a CSV file as RFC 4180 defines it, with or without a byte order mark, which `fetch` removes. Throws when a
 * quote is where none may be, or the file ends within a row.
 */
export function parseCsvRows(text: string): string[][] {
  const file = text.replace(/^\ufeff/, '');
  const rows: string[][] = [];
  let row: string[] = [];
  const field = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/y;
  while (field.lastIndex < file.length) {
    const at = field.lastIndex;
    const match = field.exec(file);
    if (!match) throw new Error(`no field at ${JSON.stringify(file.slice(at, at + 40))}`);
    row.push(match[1]?.replaceAll('""', '"') ?? match[2] ?? '');
    if (match[3] !== '\r\n') continue;
    rows.push(row);
    row = [];
  }
  return rows;
}

/** The records of a file by the names of its columns, with the apostrophes before formulas taken off. */
export function parseCsv(file: string): Record<string, string>[] {
  const [columns = [], ...rows] = parseCsvRows(file);
  return rows.map((row) => {
    if (row.length !== columns.length) throw new Error(`a row has ${row.length} of ${columns.length} columns`);
    return Object.fromEntries(columns.map((column, index) => [column, restoreFormula(row[index] ?? '')]));
  });
}

const restoreFormula = (text: string): string => text.replace(/(?<=^|[;\t\r\n])'(?=['"]*[=+\-@＝＋－＠\t\r])/g, '');
