// npm test, npm run check (--check-only), npm run test:faults (--faults) and npm run test:long (--long): runs every step
// and then prints the totals in one line.
import { check } from './check.ts';
import { Tally } from './tally.ts';

const only = process.argv.includes('--check-only');
const faults = process.argv.includes('--faults');
const projects = faults ? ['faults'] : ['unit', 'db', 'e2e', ...(process.argv.includes('--long') ? ['long'] : [])];

const tally = new Tally();
process.once('exit', () => {
  console.log(tally.report());
  if (tally.failed > 0) process.exitCode = 1;
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    tally.addStep(`stopped by ${signal}`, false);
    process.exit(1);
  });
}

try {
  if (!faults) await check(tally);
  if (!only && process.env.EVENTSTORE_URL) {
    console.log(`EVENTSTORE_URL is set: each test keeps its log in the EventStoreDB there, under a prefix of its own.`);
  }
  if (!only) await (await import('./run-suites.ts')).runSuites(projects, tally);
} catch (error) {
  console.error(error);
  tally.addStep('the run itself', false);
}
process.exit();
