import type { Socket } from 'node:net';
import websocket, { type WebSocket } from '@fastify/websocket';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { clientMessage, type ServerMessage } from '#contracts/feed.ts';
import { feedCloseCodes } from '#contracts/feed-close-codes.ts';
import { unloggedTags } from '#contracts/tags.ts';
import { canSeeNames } from '#services/core/accounts/can-see-names.ts';
import { formatWirePosition, parseWirePosition } from '#services/core/feed/feed.ts';
import type { FeedHub, FeedSocket } from '#services/core/feed/hub.ts';
import type { Context } from '#services/core/use-case/context.ts';
import type { SignedInPerson } from '#services/core/use-case/use-case.ts';
import { refuse } from '#services/platform/problems/refuse.ts';
import { answerClientError } from './client-errors.ts';
import { isOwnOrigin, type OwnSite } from './own-site.ts';
import type { SecurityHeaders } from './security-headers.ts';
import { sendRefusal } from './send-refusal.ts';
import { loadVisitor, type VisitorContext } from './visitor.ts';

/** Maximum bytes of a client's message. A real message has a few dozen; the library's default limit is 100 MiB. */
const MESSAGE_MAX = 4 * 1024;
/** Maximum messages of one client per second; a page sends one when it connects. */
const MESSAGES_MAX = 20;
/** Maximum bytes of one client per second: messages, pings and fragments together. */
const BYTES_MAX = MESSAGES_MAX * MESSAGE_MAX;
const SECOND_MS = 1_000;
/** Milliseconds between the close frame to a client that sent too much and the end of its connection. */
const FAREWELL_MS = 1_000;
/** Milliseconds that sockets have for the closing handshake when the server stops. */
const CLOSING_MS = 500;

/** Registers the WebSocket plugin, and closes the sockets of the hub when the server stops. */
export async function registerWebSockets(app: FastifyInstance, hub: FeedHub, headers: SecurityHeaders): Promise<void> {
  await app.register(websocket, {
    options: { maxPayload: MESSAGE_MAX },
    preClose: (done) => {
      hub.close();
      setTimeout(() => hub.terminate(), CLOSING_MS).unref();
      done();
    },
    // A broken socket counts as a closed connection; the page opens another one.
    errorHandler: (_error, socket) => socket.terminate(),
  });
  // The library would answer an invalid handshake without the headers of every answer.
  app.websocketServer.on('wsClientError', (error, socket) => answerClientError(error, socket as Socket, headers));
}

/** Registers GET /api/feed. Browsers send no Fetch Metadata on an upgrade, so the header Origin is required and must be ours. */
export function registerFeedRoute(
  app: FastifyInstance,
  context: VisitorContext & Context<'feed' | 'webBuild'>,
  site: OwnSite,
): void {
  const { feed, webBuild: build } = context;

  // The access hook has checked session and profile before this one; both run before the upgrade.
  const checkOrigin = async (request: FastifyRequest, reply: FastifyReply) => {
    const { origin, host } = request.headers;
    const own = origin !== undefined && isOwnOrigin(origin, host, site);
    return own ? undefined : sendRefusal(reply, refuse('wrong-origin'));
  };
  /** The requests of people who may see names. They are looked up before the upgrade, because a message after it would be lost. */
  const requestsWithNames = new WeakSet<FastifyRequest>();
  const loadNameAccess = async (request: FastifyRequest) => {
    const profile = (await loadVisitor(request, context))?.profile;
    if (profile && (await canSeeNames(context.readModels.sql, profile))) requestsWithNames.add(request);
  };

  app.route({
    method: 'GET',
    url: '/api/feed',
    config: { access: 'signed-in', families: true, socket: true },
    schema: { hide: true },
    onRequest: [checkOrigin, loadNameAccess],
    handler: (_request, reply) => sendRefusal(reply, refuse('not-found')),
    wsHandler: async (socket, request) => {
      const person = await loadVisitor(request, context);
      const listening = person && toListener(person, requestsWithNames.has(request));
      if (!listening) return socket.terminate();
      const listener = feed.hub.add(socket, person.session.sessionId, listening);
      const exceedsMessages = createRateCheck(MESSAGES_MAX);
      const exceedsBytes = createRateCheck(BYTES_MAX);
      // Runs before the library parses the bytes, so that a flood costs no more than one read.
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

  function handleMessage(text: string, listener: FeedSocket): void {
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
    feed.hub.notifyOne(
      listener,
      formatWirePosition(feed.logId(), feed.notifiedPosition()),
      missed === 'too-many' ? missed : [...missed, ...unloggedTags],
    );
  }
}

/** Who listens; null for an account without a profile and without a child, which gets no notifications. */
function toListener({ profile, family }: SignedInPerson, canSeeNames: boolean): FeedSocket['person'] | null {
  if (profile) return { id: profile.id, role: profile.role, canSeeNames };
  if (!family || family.children.length === 0) return null;
  return { id: family.id, role: 'family', children: new Set(family.children.map(({ id }) => id)) };
}

/** Sends a close frame with the reason, stops reading, and ends the connection. */
function refuseFlood(socket: WebSocket): void {
  if (socket.readyState !== socket.OPEN) return;
  socket.close(1008, 'Too many messages in a second');
  socket.pause();
  setTimeout(() => socket.terminate(), FAREWELL_MS).unref();
}

/** Returns a function that adds to a count per second, and returns true while the count exceeds the limit. */
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
