import { readFileSync } from 'node:fs';

/** The text of a `.sql` file beside a module: `sqlFile(import.meta.url, 'schema.sql')`. */
export const sqlFile = (moduleUrl: string, name: string): string => readFileSync(new URL(name, moduleUrl), 'utf8');
