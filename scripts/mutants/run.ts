// npm run test:mutants [-- part of a name]: plants each fault in a copy of the project and runs the tests that should
// find it. Fails where a fault could not be tried, or more than one is missed.
import { mutants } from './list.ts';
import type { Mutant } from './mutant.ts';
import { runTests, type Verdict } from './suite.ts';
import { copyTree, type Tree } from './tree.ts';

const AT_ONCE = 2;
const MISSED_AT_MOST = 1;

const wanted = process.argv[2] ?? '';
const chosen = mutants.filter(({ name }) => name.includes(wanted));
if (chosen.length === 0) {
  console.error(
    `No planted fault has “${wanted}” in its name; choose from\n${mutants.map(({ name }) => `  ${name}`).join('\n')}`,
  );
  process.exit(2);
}
const waiting = [...chosen];
const missed: string[] = [];
const broken: string[] = [];

function tell({ name }: Mutant, verdict: Verdict): void {
  if (verdict.said === 'failed') console.log(`caught  ${name}\n        by: ${verdict.tests[0]}`);
  else if (verdict.said === 'passed') {
    missed.push(name);
    console.log(`MISSED  ${name}`);
  } else {
    broken.push(name);
    console.log(`BROKEN  ${name}\n${verdict.why}`);
  }
}

async function work(without: readonly string[]): Promise<void> {
  await using tree = await copyTree();
  for (let mutant = waiting.shift(); mutant !== undefined; mutant = waiting.shift()) {
    tell(mutant, await tried(tree, mutant, without));
  }
}

async function tried(tree: Tree, mutant: Mutant, without: readonly string[]): Promise<Verdict> {
  try {
    await using _ = await tree.plant(mutant);
    return await runTests({ folder: tree.folder, files: mutant.tests, without, first: true });
  } catch (error) {
    return { said: 'broken', why: String(error) };
  }
}

/** Tests that fail without a fault find nothing, and are left out. */
async function failingWithout(): Promise<readonly string[]> {
  await using tree = await copyTree();
  const files = [...new Set(chosen.flatMap(({ tests }) => tests))];
  const verdict = await runTests({ folder: tree.folder, files, without: [], first: false });
  if (verdict.said === 'broken') throw new Error(verdict.why);
  return verdict.said === 'failed' ? verdict.tests : [];
}

const failing = await failingWithout();
for (const test of failing) console.log(`left out, since it fails without any fault: ${test}`);
await Promise.all(Array.from({ length: AT_ONCE }, () => work(failing)));
const caught = chosen.length - missed.length - broken.length;
console.log(`\n${caught} of ${chosen.length} faults caught, ${missed.length} missed, ${broken.length} not tried`);
process.exit(broken.length === 0 && missed.length <= MISSED_AT_MOST ? 0 : 1);
