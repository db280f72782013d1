import { readFileSync } from 'node:fs';

/** The text of a `.sql` file beside a module: `readSqlFile(import.meta.url, 'schema.sql')`. */
export const readSqlFile = (moduleUrl: string, name: string): string => readFileSync(new URL(name, moduleUrl), 'utf8');
