import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { assertUnsealed } from '#events/record/seal-text.ts';
import { findChild, type SignedInPerson, type StreamedResponse } from '#services/core/use-case/use-case.ts';
import { toLoggableFault } from '#services/platform/problems/to-fault-refusal.ts';
import { loadVisitor, type VisitorContext } from './visitor.ts';

/** Milliseconds after which the connection of a client that reads nothing is closed. */
const IDLE_MS_MAX = 60_000;

/**
 * Sends a file while it is read. The next part is read when the client has taken the last one. A fault, such as a text
 * that is still sealed, and the end of the person's session break the connection off: the length of the file was not
 * announced, so the client notices.
 */
export async function sendStream(
  request: FastifyRequest,
  reply: FastifyReply,
  { stream, mediaType, fileName }: StreamedResponse,
  context: VisitorContext,
): Promise<FastifyReply> {
  reply.headers({
    'content-type': mediaType,
    'content-disposition': `attachment; filename="${fileName}"`,
  });
  // Fastify would read the whole file for the headers.
  if (request.method === 'HEAD') return reply.send();
  reply.raw.setTimeout(IDLE_MS_MAX);
  const parts = whileSignedIn(stream, request, context);
  return reply.send(Readable.from(parts, { objectMode: false }));
}

async function* whileSignedIn(stream: StreamedResponse['stream'], request: FastifyRequest, context: VisitorContext) {
  const before = await loadVisitor(request, context);
  try {
    for await (const part of stream) {
      assertUnsealed(part);
      yield part;
      request.lookup = null;
      if (!maySeeTheSame(before, await loadVisitor(request, context))) throw new Error('the session ended');
    }
  } catch (error) {
    const { method, routeOptions } = request;
    const route = `${method} ${routeOptions.url}`;
    request.log.warn({ route, error: toLoggableFault(error as Error) }, 'a streamed answer was broken off');
    // Fastify logs this error too, with all its fields.
    throw new Error('The answer was broken off.');
  }
}

/** Whether the person who reads a file may still read what they were allowed to. A family may have got another child meanwhile. */
function maySeeTheSame(before: SignedInPerson | null, now: SignedInPerson | null): boolean {
  const [one, other] = [before?.profile, now?.profile];
  const isSame = one?.id === other?.id && one?.role === other?.role && one?.owner === other?.owner;
  return isSame && (before?.family?.children ?? []).every(({ id }) => findChild(now?.family, id));
}
