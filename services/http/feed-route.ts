import websocket, { type WebSocket } from '@fastify/websocket';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { clientMessage, type ServerMessage } from '#contracts/feed.ts';
import { feedCloseCodes } from '#contracts/feed-close-codes.ts';
import { SIGN_UPS_TAG } from '#contracts/tags.ts';
import type { FeedHub, FeedListener } from '#services/feed/hub.ts';
import { formatWirePosition, parseWirePosition } from '#services/feed/wire-position.ts';
import type { Program } from '#services/program/program.ts';
import { refuse } from '#services/use-case/problems.ts';
import { isOwnOrigin, type OwnSite } from './own-site.ts';
import { sendRefusal } from './send-refusal.ts';
import { loadVisitor } from './visitor.ts';

/** Bytes of a client's message, which needs a few dozen; the library's own limit is 100 MiB. */
const MESSAGE_MAX = 4 * 1024;
/** Messages of one client in a second; a page sends one when it connects. */
const MESSAGES_MAX = 20;
/** Bytes of one client in a second, whatever they are: messages, pings, parts of messages. */
const BYTES_MAX = MESSAGES_MAX * MESSAGE_MAX;
const SECOND_MS = 1_000;
/** Milliseconds that a client which sent too much has to read why its socket is closed. */
const FAREWELL_MS = 1_000;
/** Milliseconds that a socket has for the closing handshake when the server stops. */
const CLOSING_MS = 500;

export async function acceptSockets(app: FastifyInstance, hub: FeedHub): Promise<void> {
  await app.register(websocket, {
    options: { maxPayload: MESSAGE_MAX },
    preClose: (done) => {
      hub.close();
      setTimeout(() => hub.terminate(), CLOSING_MS).unref();
      done();
    },
    // A socket that breaks is a connection that ended; the page opens another one.
    errorHandler: (_error, socket) => socket.terminate(),
  });
}

/** GET /api/feed. Browsers send no Fetch Metadata on an upgrade, so the Origin must be there and be ours. */
export function feedRoute(app: FastifyInstance, program: Program, site: OwnSite, build: string): void {
  const { feed } = program;

  // The access hook has checked session and profile before this one; both run before the upgrade.
  const checkOrigin = async (request: FastifyRequest, reply: FastifyReply) => {
    const { origin, host } = request.headers;
    const own = origin !== undefined && isOwnOrigin(origin, host, site);
    return own ? undefined : sendRefusal(reply, refuse('wrong-origin'));
  };

  app.route({
    method: 'GET',
    url: '/api/feed',
    config: { access: 'signed-in', socket: true },
    schema: { hide: true },
    onRequest: checkOrigin,
    handler: (_request, reply) => sendRefusal(reply, refuse('not-found')),
    wsHandler: async (socket, request) => {
      const person = await loadVisitor(request, program);
      if (!person?.profile) return socket.terminate();
      const listener = feed.hub.add(socket, person.session.sessionId, person.profile);
      const exceedsMessages = createRateCheck(MESSAGES_MAX);
      const exceedsBytes = createRateCheck(BYTES_MAX);
      // Before the library parses what came: a flood costs the bytes that one read takes, and no more.
      request.socket.prependListener('data', (chunk) => {
        if (exceedsBytes(chunk.length)) refuseFlood(socket);
      });
      for (const event of ['ping', 'pong'] as const) socket.on(event, () => exceedsMessages(1) && refuseFlood(socket));
      socket.on('message', (data) => {
        if (socket.readyState !== socket.OPEN) return;
        if (exceedsMessages(1)) refuseFlood(socket);
        else handleMessage(String(data), listener);
      });
      const hello: ServerMessage = {
        type: 'hello',
        position: formatWirePosition(feed.logId(), feed.notifiedPosition()),
        build,
      };
      socket.send(JSON.stringify(hello));
    },
  });

  function handleMessage(text: string, listener: FeedListener): void {
    const message = clientMessage.safeParse(parsed(text));
    if (!message.success) {
      listener.socket.close(1008, 'Not a message of this feed');
      return;
    }
    const { position, person = listener.person.id } = message.data;
    if (person !== listener.person.id) {
      listener.socket.close(feedCloseCodes.anotherAccount, 'Another account is signed in');
      return;
    }
    if (position === null) return;
    const since = parseWirePosition(feed.logId(), position);
    const missed = since === undefined ? 'too-many' : feed.tagsSince(since);
    // No event says that somebody signed up, so nobody knows whether that was missed. Only tutors see the tag.
    feed.hub.notifyOne(
      listener,
      formatWirePosition(feed.logId(), feed.notifiedPosition()),
      missed === 'too-many' ? missed : [...missed, SIGN_UPS_TAG],
    );
  }
}

/** Says why, reads nothing any more, and ends the connection. */
function refuseFlood(socket: WebSocket): void {
  if (socket.readyState !== socket.OPEN) return;
  socket.close(1008, 'Too many messages in a second');
  socket.pause();
  setTimeout(() => socket.terminate(), FAREWELL_MS).unref();
}

/** Counts by the second; the function answers true from the first that exceeds the limit. */
function createRateCheck(perSecond: number): (count: number) => boolean {
  let counted = 0;
  let began = Number.NEGATIVE_INFINITY;
  return (count) => {
    const now = performance.now();
    if (now - began >= SECOND_MS) [began, counted] = [now, 0];
    counted += count;
    return counted > perSecond;
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
