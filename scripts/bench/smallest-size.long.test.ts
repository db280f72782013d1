/** Every bench at its smallest size, so that a change of the program cannot break one unseen. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };

const benches = Object.entries(manifest.scripts).filter(([name]) => name.startsWith('bench'));

test.each(benches)('npm run %s: measures and checks each row', async (_, command) => {
  const [program, ...args] = command.split(' ');
  expect(program).toBe('node');
  const { stdout } = await promisify(execFile)(process.execPath, [...args, '--scale', '0.001']);
  expect(stdout).toMatch(/^\d+ of \d+ goals met|^Skipped/m);
  expect(stdout).not.toMatch(/NaN|Infinity|undefined/);
});
