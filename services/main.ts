import { enableCompileCache } from 'node:module';

enableCompileCache('node_modules/.cache/rollbook/compiled');
const { serve } = await import('./serve.ts');
await serve();
