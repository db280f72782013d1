import { readFile } from 'node:fs/promises';
import { arch, cpus, platform, release, totalmem } from 'node:os';
import { join } from 'node:path';
import type { BenchCluster } from '../harness/bench-cluster.ts';

/** Date, command, hardware, versions and durability settings of a measurement, without the names of machines or folders. */
export interface BenchEnvironment {
  readonly date: string;
  readonly command: string;
  readonly hardware: string;
  readonly versions: Readonly<Record<string, string>>;
  readonly durability: string;
}

export async function loadBenchEnvironment(cluster: BenchCluster, command: string): Promise<BenchEnvironment> {
  const { sql } = await cluster.database('environment');
  const [server] = await sql`show server_version`;
  // package.json pins the exact version of every dependency.
  const packageFile = join(import.meta.dirname, '..', '..', '..', 'package.json');
  const { dependencies, devDependencies } = JSON.parse(await readFile(packageFile, 'utf8'));
  const gigabytes = Math.round(totalmem() / 2 ** 30);
  return {
    date: new Date().toISOString().slice(0, 10),
    command,
    hardware: `${cpus().length} × ${cpus()[0]?.model}, ${gigabytes} GB, ${platform()} ${release()} (${arch()})`,
    versions: {
      Node: process.versions.node,
      PostgreSQL: server?.server_version,
      'postgres.js': dependencies.postgres,
      '@event-driven-io/emmett-postgresql': devDependencies['@event-driven-io/emmett-postgresql'],
      pg: dependencies.pg,
    },
    durability: cluster.durability,
  };
}
