import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

enableCompileCache(join(import.meta.dirname, '..', '..', 'node_modules', '.cache', 'rollbook', 'compiled'));
const [{ serve }, { demoAccounts }] = await Promise.all([
  import('#services/server/serve.ts'),
  import('./centre/demo-accounts.ts'),
]);
await serve({
  demo: { accounts: demoAccounts, seed: async (program) => (await import('./seed.ts')).seedDemo(program) },
});
