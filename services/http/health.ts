import type { FastifyInstance } from 'fastify';
import { raceTimeout, TIMED_OUT } from '#events/async/race-timeout.ts';
import { CENTRE_STREAM } from '#events/centre/centre-stream.ts';
import { readLag } from '#events/store/port/read-lag.ts';
import { countParkedRows } from '#projections/engine/parked.ts';
import type { Program } from '#services/program/program.ts';

/** Milliseconds after which a server that has not answered is not there; the answer must go out within the next second. */
const READY_MS_MAX = 2_000;
const REACHED_MS_MAX = 1_000;
/** Milliseconds for counting the events behind; then the count so far is the answer. */
const COUNTED_MS_MAX = REACHED_MS_MAX / 2;
/** Milliseconds for which one check answers everybody: anybody may ask, and each check asks both servers. */
const FRESH_MS = 1_000;
/** Events behind are counted up to this number, which then stands for that many or more. */
const EVENTS_BEHIND_MAX = 10_000;

const hidden = {
  config: { access: 'public' as const, rateLimit: false as const, probed: true as const },
  schema: { hide: true },
};
const ready = { ...hidden, config: { ...hidden.config, answersWithin: READY_MS_MAX } };

/**
 * `/health/live`: the process answers. `/health/ready`: the database and the event store do too, and how current and how
 * whole the read models are; not their position, which tells strangers how much happens at the centre. Without either
 * server no command can be served: 503, with the name of what cannot be reached.
 */
export function healthRoutes(app: FastifyInstance, program: Program): void {
  app.get('/health/live', hidden, () => ({ status: 'live' }));

  const check = createServerCheck(program);
  let counted: EventsBehind = { events_behind: null };

  app.get('/health/ready', ready, async (_request, reply) => {
    const [database, eventStore, eventsBehind] = await check();
    // A count that is late is no reason to say that the event store cannot be reached: the last one is told instead.
    counted = eventsBehind ?? counted;
    const unreachable = [
      ...(database === undefined ? ['database'] : []),
      ...(eventStore === undefined ? ['event store'] : []),
    ];
    // Ready also with a gap: screens show what was read before it, and a command decides by its own stream alone.
    // Its place is in the program's log: the name of a stream is nothing for strangers.
    const fault = program.logGap.message() === undefined ? (counted.fault ?? null) : 'log-gap';
    if (unreachable.length === 0) return { status: 'ready', ...database, ...counted, fault };
    return reply.code(503).send({
      status: 'unavailable',
      unreachable,
      commands: 'not served',
      reads: database === undefined ? 'not served' : 'may be stale',
      ...database,
      // Nothing is written to an event store that does not answer, so screens lack no more than when it last did.
      ...counted,
      fault,
    });
  });
}

/** A function that asks both servers at most once within `FRESH_MS`, however many ask it; a part is undefined without an answer. */
function createServerCheck(program: Program) {
  const ask = () =>
    Promise.all([
      answerInTime(readModelsHealth(program)),
      // what a command does first
      answerInTime(program.store.read(CENTRE_STREAM, 1, 1)),
      answerInTime(countEventsBehind(program)),
    ]);
  let answer: ReturnType<typeof ask> | undefined;
  return () => {
    if (answer === undefined) {
      answer = ask();
      setTimeout(() => {
        answer = undefined;
      }, FRESH_MS).unref();
    }
    return answer;
  };
}

async function readModelsHealth({ readModels, missingKeys }: Program) {
  const { sql, schema } = readModels;
  const [parked, withoutKey] = await Promise.all([countParkedRows(sql, schema), missingKeys.count(schema)]);
  return { parked_rows: parked, missing_keys: withoutKey };
}

interface EventsBehind {
  /** How many events the read models do not show yet, or as many as could be counted in time; null beyond a gap, where they show what the log has lost, and before the first count. */
  readonly events_behind: number | null;
  /** The log ends before the events that screens show: it was restored, and the screens are built anew. */
  readonly fault?: 'log-restored';
}

async function countEventsBehind({ readModels, store, feed }: Program): Promise<EventsBehind> {
  const inTime = AbortSignal.timeout(COUNTED_MS_MAX);
  const head = await store.head();
  const position = await readModels.position().catch(() => feed.position());
  if (head === position) return { events_behind: 0 };
  const lag = await readLag(store, position, EVENTS_BEHIND_MAX, inTime).catch(() => undefined);
  if (lag === undefined) return { events_behind: head > position ? 1 : 0 };
  if (lag.kind === 'ahead') return { events_behind: null, fault: 'log-restored' };
  return { events_behind: lag.kind === 'gap' ? null : lag.events };
}

/** Undefined where the answer is late or a fault. */
async function answerInTime<Answer>(work: Promise<Answer>): Promise<Answer | undefined> {
  const answer = await raceTimeout(work, REACHED_MS_MAX).catch(() => TIMED_OUT);
  return answer === TIMED_OUT ? undefined : (answer as Answer);
}
