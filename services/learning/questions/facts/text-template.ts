import { toCapital, withArticle } from './wording.ts';

/**
 * Fills a template with cells. `{name}` is the cell of the column `name`, `{Name}` the same with a capital letter, `{a name}` the
 * same after “a” or “an”, `{A name}` after “A” or “An”, and `{list(a,b,c)}` the cells of three columns in alphabetical order.
 */
export const fillTemplate = (template: string, cells: Readonly<Record<string, string>>): string =>
  template
    .replace(/\{list\(([\w,]+)\)\}/g, (_, columns: string) =>
      columns
        .split(',')
        .map((column) => readCell(cells, column))
        .toSorted((one, other) => one.localeCompare(other, 'en'))
        .join(', '),
    )
    .replace(/\{(?:(an?) )?(\w+)\}/gi, (_, article: string | undefined, name: string) => {
      const cell = readCell(cells, name.toLowerCase());
      if (article) return article.startsWith('A') ? toCapital(withArticle(cell)) : withArticle(cell);
      return name[0] === name[0]?.toLowerCase() ? cell : toCapital(cell);
    })
    // A cell may end with a quotation: in the United States, the period stands inside it.
    .replace(/(?<=[?!]”)\./g, '')
    .replace(/”\./g, '.”');

function readCell(cells: Readonly<Record<string, string>>, column: string): string {
  const cell = cells[column];
  if (cell === undefined) throw new Error(`No column ${column} in ${JSON.stringify(cells)}`);
  return cell;
}
