import { ServerProcess } from '#scripts/test/server-process.ts';
import { check } from './bench-row.ts';

/** Runs the operator's `verify` on the centre in a data folder, beside its server. Throws where the record has a fault. */
export async function checkRecord(dataDir: string): Promise<void> {
  const { code, output } = await new ServerProcess('scripts/rollbook.js', { DATA_DIR: dataDir }, 'verify').end();
  check(code === 0, `verify ended with ${code}:\n${output}`);
}
