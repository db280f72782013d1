// Entry point of npm run bench and bench:<suite> [-- benches]. The first argument is the suite. Exits with 1 when a goal is missed.
import { parseArgs } from 'node:util';
import { type BenchSuite, runSuite } from './harness/run-suite.ts';

// biome-ignore lint/suspicious/noExplicitAny: each suite has its own type of target, which only its benches use
const suites: Readonly<Record<string, () => Promise<BenchSuite<any>>>> = {
  program: async () => (await import('./program/suite.ts')).programSuite,
  homework: async () => (await import('./homework/suite.ts')).homeworkSuite,
  leaderboard: async () => (await import('./leaderboard/suite.ts')).leaderboardSuite,
  race: async () => (await import('./race/suite.ts')).raceSuite,
  abuse: async () => (await import('./abuse/suite.ts')).abuseSuite,
  growth: async () => (await import('./growth/suite.ts')).growthSuite,
  audit: async () => (await import('./audit/suite.ts')).auditSuite,
  lighthouse: async () => (await import('./lighthouse/suite.ts')).lighthouseSuite,
  scale: async () => (await import('./scale/suite.ts')).scaleSuite,
  load: async () => (await import('./load/suite.ts')).loadSuite,
  copies: async () => (await import('./copies/suite.ts')).copiesSuite,
  record: async () => (await import('./record/suite.ts')).recordSuite,
  eventstoredb: async () => (await import('./eventstoredb/suite.ts')).eventStoreDbSuite,
};

const options = { scale: { type: 'string', default: '1' } } as const;
const { values, positionals } = parseArgs({ options, allowPositionals: true });
const [name = '', ...benches] = positionals;
const load = suites[name];
if (load === undefined) throw new Error(`There is no suite “${name}”. Choose from ${Object.keys(suites).join(', ')}.`);
if (!(Number(values.scale) > 0)) throw new Error(`--scale must be a number above 0, and not “${values.scale}”.`);
// The EventStoreDB client keeps the process alive after its last request, so the process must exit explicitly.
process.exit(await runSuite(await load(), benches, Number(values.scale)));
