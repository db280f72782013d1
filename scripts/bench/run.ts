// Entry point of npm run bench, bench:homework, bench:live, bench:abuse, bench:growth and bench:eventstoredb [-- benches].
// The first argument is the suite. Exits with 1 when a goal is missed.
import { parseArgs } from 'node:util';
import type { BenchSuite } from './harness/bench-suite.ts';
import { runSuite } from './harness/run-suite.ts';

// biome-ignore lint/suspicious/noExplicitAny: each suite has its own target type, which only its benches use
const suites: Readonly<Record<string, () => Promise<BenchSuite<any>>>> = {
  program: async () => (await import('./program/suite.ts')).programSuite,
  homework: async () => (await import('./homework/suite.ts')).homeworkSuite,
  leaderboard: async () => (await import('./leaderboard/suite.ts')).leaderboardSuite,
  abuse: async () => (await import('./abuse/suite.ts')).abuseSuite,
  growth: async () => (await import('./growth/suite.ts')).growthSuite,
  eventstoredb: async () => (await import('./eventstoredb/suite.ts')).eventStoreDbSuite,
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { scale: { type: 'string', default: '1' } },
});
const [name = '', ...benches] = positionals;
const scale = Number(values.scale);
if (!(scale > 0 && scale <= 1))
  throw new Error(`--scale must be a number above 0, up to 1, and not “${values.scale}”.`);
const load = suites[name];
if (load === undefined) {
  console.error(`There is no suite “${name}”. Choose from ${Object.keys(suites).join(', ')}.`);
  process.exit(2);
}
// The EventStoreDB client keeps the process alive after its last request, so the process must exit explicitly.
process.exit(await runSuite(await load(), benches, { scale }));
