import type { BenchCluster } from '../harness/bench-cluster.ts';
import { createFilledLog, type FilledLog } from './course.ts';

/** The amount of work of each bench. */
export interface BenchSize {
  /** Rounds per contender and row; the median is reported. */
  readonly rounds: number;
  /** Milliseconds per append round. */
  readonly ms: number;
  readonly copiedRows: number;
  readonly students: number;
  /** Number of students of a centre whose log has events of every kind. */
  readonly centreStudents: number;
  /** Number of events in the logs of the rebuild and growth benches. */
  readonly log: { readonly small: number; readonly middle: number; readonly large: number };
  readonly rebuilds: number;
  /** The size of the log that Emmett rebuilds. */
  readonly emmett: { readonly students: number; readonly events: number };
  readonly loads: number;
  readonly liveSeconds: number;
}

const full: BenchSize = {
  rounds: 7,
  ms: 1_500,
  copiedRows: 50_000,
  students: 5_000,
  centreStudents: 1_000,
  log: { small: 10_000, middle: 100_000, large: 1_000_000 },
  rebuilds: 3,
  emmett: { students: 20, events: 4_000 },
  loads: 300,
  liveSeconds: 15,
};

/** Scales the full size, which is scale 1. A fraction is for development, and its figures are not valid. */
export function toBenchSize(scale: number): BenchSize {
  const part = (whole: number, least: number) => Math.max(least, Math.ceil(whole * scale));
  const students = part(full.students, 5);
  const events = (whole: number) => part(whole, 2 * students);
  return {
    rounds: part(full.rounds, 1),
    ms: part(full.ms, 30),
    copiedRows: part(full.copiedRows, 100),
    students,
    centreStudents: part(full.centreStudents, 10),
    log: { small: events(full.log.small), middle: events(full.log.middle), large: events(full.log.large) },
    rebuilds: part(full.rebuilds, 1),
    emmett: { students: part(full.emmett.students, 2), events: part(full.emmett.events, 40) },
    loads: part(full.loads, 10),
    liveSeconds: Math.max(1, full.liveSeconds * scale),
  };
}

/** What the benches of the record share. */
export interface RecordTarget {
  readonly cluster: BenchCluster;
  readonly size: BenchSize;
  /** Fills the large log at the first call; later calls get the same log. */
  readonly largeLog: () => Promise<FilledLog>;
}

export function createRecordTarget(cluster: BenchCluster, size: BenchSize): RecordTarget {
  let large: Promise<FilledLog> | undefined;
  const largeLog = () => {
    large ??= createFilledLog(cluster, 'large_log', { students: size.students, events: size.log.large });
    return large;
  };
  return { cluster, size, largeLog };
}
