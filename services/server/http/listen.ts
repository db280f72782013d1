/** Listens with several sockets on one port. */
import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { platform } from 'node:os';
import type { FastifyInstance } from 'fastify';

/**
 * Listening sockets on Linux, which shares new connections out between them. Node accepts one connection of each socket in a turn
 * of its event loop. With one socket, those of a class that opens its pages would wait in a queue in which nothing can refuse
 * them, and be lost when it is full.
 */
const SOCKETS = platform() === 'linux' ? 16 : 1;

/** Lets the server listen. Rejects as `app.listen` does. `app.close` waits for the requests on all sockets. */
export async function listenWithSeveralSockets(app: FastifyInstance, host: string, port: number): Promise<void> {
  const others: Server[] = [];
  const closed: Promise<unknown>[] = [];
  // Node counts a connection on the socket that accepted it, so that the server itself knows of a few only.
  app.addHook('preClose', async () => {
    for (const server of others) closed.push(once(server.close(), 'close'));
  });
  app.addHook('onClose', async () => void (await Promise.all(closed)));
  // Fastify hands all options to Node, although its type does not declare this one.
  const options = { host, port, reusePort: SOCKETS > 1 };
  await app.listen(options);
  const addresses = app.addresses().filter((address) => typeof address !== 'string');
  while (others.length < SOCKETS - 1) {
    for (const { address, port: bound } of addresses) {
      // The options are those of an HTTP server.
      const server = createServer({ allowHalfOpen: true, noDelay: true }, (socket) =>
        app.server.emit('connection', socket),
      );
      others.push(server.listen({ host: address, port: bound, reusePort: true }));
      await once(server, 'listening');
    }
  }
}
