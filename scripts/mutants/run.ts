// npm run test:mutants [-- part of a name]: plants each fault in a copy of the project and runs the tests that should
// find it. Fails where a fault is no longer planted, or more than one is missed.
import { mutants } from './list.ts';
import type { Mutant } from './mutant.ts';
import { runTests, type Verdict } from './suite.ts';
import { copyTree, type Tree } from './tree.ts';

const AT_ONCE = 2;
const MISSED_AT_MOST = 1;

const wanted = process.argv[2] ?? '';
const chosen = mutants.filter(({ name }) => name.includes(wanted));
const waiting = [...chosen];
const missed: string[] = [];
const broken: string[] = [];

function tell({ name }: Mutant, verdict: Verdict): void {
  if (verdict.said === 'failed') console.log(`caught  ${name}\n        by: ${verdict.test}`);
  else if (verdict.said === 'passed') {
    missed.push(name);
    console.log(`MISSED  ${name}`);
  } else {
    broken.push(name);
    console.log(`BROKEN  ${name}\n${verdict.why}`);
  }
}

async function work(): Promise<void> {
  await using tree = await copyTree();
  for (let mutant = waiting.shift(); mutant !== undefined; mutant = waiting.shift()) {
    tell(mutant, await tried(tree, mutant));
  }
}

async function tried(tree: Tree, mutant: Mutant): Promise<Verdict> {
  try {
    await using _ = await tree.plant(mutant);
    return await runTests(tree.folder, mutant.tests);
  } catch (error) {
    return { said: 'broken', why: String(error) };
  }
}

/** Tests that fail without a fault find nothing. */
async function soundWithout(): Promise<Verdict> {
  await using tree = await copyTree();
  return await runTests(tree.folder, [...new Set(chosen.flatMap(({ tests }) => tests))]);
}

const before = await soundWithout();
if (before.said !== 'passed') {
  console.log(before.said === 'failed' ? `fails without any fault: ${before.test}` : before.why);
  process.exit(1);
}
await Promise.all(Array.from({ length: AT_ONCE }, work));
const caught = chosen.length - missed.length - broken.length;
console.log(`\n${caught} of ${chosen.length} faults caught, ${missed.length} missed, ${broken.length} not planted`);
process.exit(chosen.length > 0 && broken.length === 0 && missed.length <= MISSED_AT_MOST ? 0 : 1);
