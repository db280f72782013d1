import type { BenchRow } from './bench-row.ts';

export function printRow(what: string, measured: string, goal: string, met: string, checked: string): void {
  console.log(`${what.padEnd(34)}${goal.padEnd(26)}${met.padEnd(5)}${measured.padEnd(78)}${checked}`);
}

export function printRows(rows: readonly BenchRow[]): void {
  for (const row of rows) printRow(row.what, row.measured, row.goal, row.met ? 'yes' : 'NO', row.checked);
}
