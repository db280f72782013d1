import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

enableCompileCache(join(import.meta.dirname, '..', '..', 'node_modules', '.cache', 'rollbook', 'compiled'));
const { serve } = await import('./serve.ts');
await serve();
