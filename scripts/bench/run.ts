// Entry point of npm run bench, bench:homework, bench:leaderboard, bench:abuse, bench:growth, bench:audit,
// bench:lighthouse, bench:eventstoredb and bench:record [-- benches]. The first argument is the suite. Exits with 1 when a goal is missed.
import { parseArgs } from 'node:util';
import { type BenchSuite, runSuite } from './harness/run-suite.ts';

// biome-ignore lint/suspicious/noExplicitAny: each suite has its own types of target and row, which only its benches use
const suites: Readonly<Record<string, () => Promise<BenchSuite<any, any>>>> = {
  program: async () => (await import('./program/suite.ts')).programSuite,
  homework: async () => (await import('./homework/suite.ts')).homeworkSuite,
  leaderboard: async () => (await import('./leaderboard/suite.ts')).leaderboardSuite,
  abuse: async () => (await import('./abuse/suite.ts')).abuseSuite,
  growth: async () => (await import('./growth/suite.ts')).growthSuite,
  audit: async () => (await import('./audit/suite.ts')).auditSuite,
  lighthouse: async () => (await import('./lighthouse/suite.ts')).lighthouseSuite,
  record: async () => (await import('./record/suite.ts')).recordSuite,
  eventstoredb: async () => (await import('./eventstoredb/suite.ts')).eventStoreDbSuite,
};

const { values, positionals } = parseArguments();
const [name = '', ...benches] = positionals;
const scale = Number(values.scale);
if (!(scale > 0 && scale <= 1)) fail(`--scale must be a number above 0, up to 1, and not “${values.scale}”.`);
const load = suites[name];
if (load === undefined) fail(`There is no suite “${name}”. Choose from ${Object.keys(suites).join(', ')}.`);
// The EventStoreDB client keeps the process alive after its last request, so the process must exit explicitly.
process.exit(await runSuite(await load(), benches, { scale }));

function parseArguments() {
  const options = { scale: { type: 'string', default: '1' } } as const;
  try {
    return parseArgs({ options, allowPositionals: true });
  } catch (error) {
    return fail(`${(error as Error).message.split('.')[0]}. The only option is --scale, for example --scale 0.02.`);
  }
}

function fail(text: string): never {
  console.error(text);
  process.exit(2);
}
