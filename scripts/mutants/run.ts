// npm run test:mutants [-- part of a name]: runs, for each planted fault, the tests that should find it. Fails when a
// fault could not be planted, or when the tests miss one.
import { type PlantedFault, plantedFaults } from './faults.ts';
import { runTests, type Verdict } from './run-tests.ts';

const CONCURRENCY = 2;
/** This test plants its faults itself: it serves each operation without each of its checks. */
const ACCESS = { name: 'access: operations without a check', file: 'services/server/http/removed-checks.long.test.ts' };

const part = process.argv[2] ?? '';
const chosen = plantedFaults.filter(({ name }) => name.includes(part));
const isAccessChosen = ACCESS.name.includes(part);
if (chosen.length === 0 && !isAccessChosen) {
  console.error(
    `No planted fault has “${part}” in its name. Choose from\n${plantedFaults.map(({ name }) => `  ${name}`).join('\n')}`,
  );
  process.exit(2);
}
const queue = [...chosen];
const outcomes = { found: 0, MISSED: 0, BROKEN: 0 };

function report(outcome: keyof typeof outcomes, name: string, ...details: readonly string[]): void {
  outcomes[outcome] += 1;
  console.log([`${outcome.padEnd(8)}${name}`, ...details].join('\n'));
}

function reportFault({ name }: PlantedFault, verdict: Verdict): void {
  if (verdict.result === 'broken') report('BROKEN', name, verdict.reason);
  else if (verdict.result === 'passed') report('MISSED', name);
  else report('found', name, `        by: ${verdict.tests[0]}`);
}

async function work(excludedTests: readonly string[]): Promise<void> {
  for (let fault = queue.shift(); fault !== undefined; fault = queue.shift()) {
    reportFault(fault, await runTests({ fault: fault.name, files: fault.tests, excludedTests, untilFailure: true }));
  }
}

async function removeChecksOfAccess(): Promise<void> {
  const verdict = await runTests({ fault: '', files: [ACCESS.file], excludedTests: [], untilFailure: false });
  if (verdict.result === 'broken') report('BROKEN', ACCESS.name, verdict.reason);
  else if (verdict.result === 'passed') report('found', ACCESS.name);
  else report('MISSED', ACCESS.name, ...verdict.tests.map((test) => `        not: ${test}`));
}

/** Tests that fail without a fault prove nothing, so they are left out. */
async function findFailingTests(): Promise<readonly string[]> {
  const files = [...new Set(chosen.flatMap(({ tests }) => tests))];
  if (files.length === 0) return [];
  const verdict = await runTests({ fault: '', files, excludedTests: [], untilFailure: false });
  if (verdict.result === 'broken') throw new Error(verdict.reason);
  return verdict.result === 'failed' ? verdict.tests : [];
}

const failing = await findFailingTests();
for (const test of failing) console.log(`left out, because it fails without a fault: ${test}`);
await Promise.all(Array.from({ length: CONCURRENCY }, () => work(failing)));
if (isAccessChosen) await removeChecksOfAccess();
const tried = chosen.length + (isAccessChosen ? 1 : 0);
const { found, MISSED: missed, BROKEN: broken } = outcomes;
console.log(`\n${found} of ${tried} faults found, ${missed} missed, ${broken} not tried`);
process.exit(found === tried ? 0 : 1);
