/**
 * Admits requests of the API a few at a time. Under overload those are answered at once, the next ones wait for a moment, and
 * the others are refused before anything is looked up for them.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from '#services/platform/problems/refuse.ts';
import { toIpAddressGroup } from './ip-address-group.ts';
import { sendRefusal } from './send-refusal.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** True when a limit of its own keeps the requests of the route few: a queue of costly ones, or the attempts of an address. */
    ownLimit?: true;
  }
  interface FastifyRequest {
    /** The place of the request; null for one that needs none, and while its body arrives. */
    admission: Admission | null;
  }
}

interface AdmissionLimits {
  /** Requests in work at a time. */
  readonly running: number;
  /** Requests of one address in work at a time. */
  readonly runningOfAddress: number;
  /** Requests that wait. */
  readonly waiting: number;
  /** Milliseconds after which a request that waits is refused. */
  readonly waitMs: number;
  /** Milliseconds after which a request no longer counts as in work, because it waits for something else. */
  readonly countedMs: number;
}

/**
 * More requests than the connections to PostgreSQL, and few enough for short turns of the event loop: Node accepts few
 * connections in each turn, so that new ones would wait for seconds while hundreds are in work. A request that no longer counts is
 * usually waiting for read models, a language model, or a database that does not answer.
 */
const admissionLimits: AdmissionLimits = {
  ...{ running: 64, runningOfAddress: 48 },
  ...{ waiting: 1_000, waitMs: 1_000 },
  countedMs: 1_000,
};

/** Seconds after which a refused request may be repeated. A page repeats it by itself after one to four; see `sendUntilBegun`. */
const BUSY_RETRY_SECONDS = 2;

interface Admission {
  /** Whether the request may begin. */
  readonly isAdmitted: Promise<boolean>;
  /** Ends the waiting or the work. */
  leave(): void;
}

interface Waiting {
  readonly start: () => void;
  readonly refuse: () => void;
}

/**
 * Returns a function that gives a request of an address a place. Waiting addresses take turns, and none may have all places, so
 * that one that sends many requests, or slow ones, does not keep the others waiting. When too many wait, the oldest request of
 * the address with the most is refused. It is apart from `createFairQueue`, whose tasks of one key run one after the other and
 * wait for as long as they take.
 */
export function createAdmissionQueue({ running, runningOfAddress, waiting, waitMs, countedMs }: AdmissionLimits) {
  const waitingOf = new Map<string, Set<Waiting>>();
  const runningOf = new Map<string, number>();
  let inWork = 0;
  let inLine = 0;

  const hasPlace = (address: string) => inWork < running && (runningOf.get(address) ?? 0) < runningOfAddress;
  const startNext = (): void => {
    for (const [address, line] of waitingOf) {
      const [next] = line;
      if (next === undefined || !hasPlace(address)) continue;
      // The address has its next turn after all others.
      waitingOf.delete(address);
      waitingOf.set(address, line);
      next.start();
      return;
    }
  };
  const refuseOneOfMost = (): void => {
    let longest: ReadonlySet<Waiting> = new Set();
    for (const line of waitingOf.values()) if (line.size > longest.size) longest = line;
    const [oldest] = longest;
    oldest?.refuse();
  };

  return (address: string): Admission => {
    const { promise: isAdmitted, resolve } = Promise.withResolvers<boolean>();
    let timer: NodeJS.Timeout | undefined;
    let end = () => {};
    const leave = (): void => {
      clearTimeout(timer);
      end();
      end = () => {};
      resolve(false);
    };
    const start = (): void => {
      leaveLine();
      clearTimeout(timer);
      timer = setTimeout(leave, countedMs);
      inWork += 1;
      runningOf.set(address, (runningOf.get(address) ?? 0) + 1);
      end = () => {
        inWork -= 1;
        const left = (runningOf.get(address) ?? 1) - 1;
        if (left > 0) runningOf.set(address, left);
        else runningOf.delete(address);
        startNext();
      };
      resolve(true);
    };
    const own: Waiting = { start, refuse: leave };
    const leaveLine = (): void => {
      const line = waitingOf.get(address);
      if (!line?.delete(own)) return;
      inLine -= 1;
      if (line.size === 0) waitingOf.delete(address);
    };
    if (hasPlace(address)) start();
    else {
      inLine += 1;
      waitingOf.set(address, (waitingOf.get(address) ?? new Set()).add(own));
      timer = setTimeout(leave, waitMs);
      end = leaveLine;
      if (inLine > waiting) refuseOneOfMost();
    }
    return { isAdmitted, leave };
  };
}

/**
 * Refuses requests of the API that wait too long for a place. Pages and files need none, because they are answered from memory.
 * A request has no place while its body arrives, and none after its answer has begun, so that slow clients hold none.
 */
export function admitRequests(app: FastifyInstance, limits = admissionLimits): void {
  const enter = createAdmissionQueue(limits);
  const admit = async (request: FastifyRequest, reply: FastifyReply) => {
    if (!needsPlace(request) || request.admission !== null) return undefined;
    const { ip = '' } = request as { ip?: string };
    const admission = enter(toIpAddressGroup(ip, 48));
    request.admission = admission;
    reply.raw.once('close', admission.leave);
    if (await admission.isAdmitted) return undefined;
    return sendRefusal(reply, refuse('busy', { retryAfterSeconds: BUSY_RETRY_SECONDS }));
  };
  app.decorateRequest('admission', null);
  app.addHook('onRequest', admit);
  app.addHook('preParsing', async (request) => {
    if (request.raw.complete) return;
    request.admission?.leave();
    request.admission = null;
  });
  app.addHook('preValidation', admit);
  app.addHook('preHandler', async ({ ws, admission }) => {
    // A WebSocket has no answer whose beginning would end it.
    if (ws) admission?.leave();
  });
  app.addHook('onSend', async ({ admission }) => admission?.leave());
}

const needsPlace = ({ routeOptions: { url, config } }: FastifyRequest): boolean =>
  url?.startsWith('/api/') === true && !config.ownLimit;
