/** Requests that compute for long take turns, and those of a student are limited by what they cost. */
import type { FastifyReply } from 'fastify';
import type { Profile } from '#contracts/session.ts';
import type { Context } from '#services/core/use-case/context.ts';
import type { RequestCost, SignedInPerson, UseCase } from '#services/core/use-case/use-case.ts';
import { createFairQueue, type QueueMember } from '#services/platform/costly-work/fair-queue.ts';
import { type Refusal, refuse } from '#services/platform/problems/refuse.ts';

/** Milliseconds that a request of each class computes, measured with the demo centre. */
const costMs: Readonly<Record<RequestCost, number>> = { moderate: 15, high: 100 };

const WINDOW_MINUTES = 10;
/** What a student may cost: a hundred files in ten minutes, or six hundred statements. */
export const studentCost = { name: 'student-cost-ms', points: 10_000, windowSeconds: WINDOW_MINUTES * 60 };

/** A page asks for a few at once; a person who opens many pages waits. */
const queueLimits = { running: 3, waitingOfKey: 32, waitingOfGroup: 200 };

/** Students, tutors and owners have places of their own in a queue. */
export const toQueueMember = ({ id, role, owner }: Pick<Profile, 'id' | 'role' | 'owner'>): QueueMember => ({
  key: id,
  group: owner ? 'owner' : role,
});

const tooMuch = 'You have opened many files and statements in a short time. Please try again in a few minutes.';

/** The person has left, so nobody waits for the answer. */
export const CLIENT_LEFT = new Error('The client has ended the connection.');

/** Runs a part of the work of a request, in its turn if the request is costly. Rejects with CLIENT_LEFT, QueueFullError. */
export type RunPart = <Result>(part: () => Promise<Result>) => Promise<Result>;

const runAtOnce: RunPart = (part) => part();

/** Returns a function that admits a request: it answers how to run its parts, or with a refusal. */
export function createCostlyRequests({ limits }: Context<'limits'>) {
  const queue = createFairQueue(queueLimits);
  return async ({ cost }: UseCase, reply: FastifyReply, person: SignedInPerson | null): Promise<RunPart | Refusal> => {
    // A family has the limits of a student.
    const profile =
      person?.profile ?? (person?.family && ({ id: person.family.id, role: 'student', owner: false } as const));
    if (cost === undefined || !profile) return runAtOnce;
    const { id, role } = profile;
    if (role === 'student') {
      const { allowed, retryAfterSeconds } = await limits.consume(studentCost, id, costMs[cost]);
      if (!allowed) return refuse('too-many-requests', { detail: tooMuch, retryAfterSeconds });
    }
    const leaving = new AbortController();
    const leave = () => leaving.abort(CLIENT_LEFT);
    // The client may have left while the limit was read.
    if (reply.raw.destroyed) leave();
    else reply.raw.once('close', leave);
    let continues = false;
    return (part) => {
      const options = { signal: leaving.signal, continues };
      continues = true;
      return queue(toQueueMember(profile), part, options);
    };
  };
}

/** Reads each text of a file in its turn, so that a client that reads slowly does not hold up the others. */
export async function* readInTurns(texts: AsyncIterable<string>, runPart: RunPart): AsyncGenerator<string> {
  const iterator = texts[Symbol.asyncIterator]();
  try {
    for (;;) {
      const next = await runPart(() => iterator.next()).catch((error: unknown) => {
        if (error === CLIENT_LEFT) return { done: true } as const;
        throw error;
      });
      if (next.done) return;
      yield next.value;
    }
  } finally {
    await iterator.return?.();
  }
}
