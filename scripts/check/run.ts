// npm test, npm run check (--check-only), npm run test:faults (--faults), npm run test:all (--all) and npm run test:long
// (--long): runs every step and then prints the totals in one line.
import { check } from './check.ts';
import { type ChosenStore, chooseStore } from './choose-store.ts';
import { Tally } from './tally.ts';

const has = (flag: string): boolean => process.argv.includes(flag);
const only = has('--check-only');
const faults = has('--faults');
const projects = faults
  ? ['faults']
  : ['unit', 'db', 'e2e', ...(has('--all') ? ['faults'] : []), ...(has('--long') ? ['long'] : [])];

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

/** Runs the tests. Each keeps its log in the chosen store; in an EventStoreDB, under a prefix of its own. */
async function runOnStore(chosen: ChosenStore): Promise<void> {
  if ('refused' in chosen) {
    console.error(chosen.refused);
    tally.addStep('the choice of the event store', false);
    return;
  }
  if (chosen.kind === 'eventstoredb') console.log('The tests keep their logs in EventStoreDB.');
  // Without an address, the set-up of the tests starts a server.
  process.env.STORE = chosen.kind;
  process.env.EVENTSTORE_URL = chosen.kind === 'eventstoredb' ? (chosen.url ?? '') : '';
  await (await import('./run-suites.ts')).runSuites(projects, tally);
}

try {
  if (!faults) await check(tally);
  if (!only) await runOnStore(chooseStore(process.env));
} catch (error) {
  console.error(error);
  tally.addStep('the run itself', false);
}
process.exit();
