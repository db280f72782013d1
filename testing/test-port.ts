import { randomInt } from 'node:crypto';
import { type ReservedPort, reservePort } from '#services/platform/reserve-port.ts';

/**
 * Each worker of Vitest has ports of its own, below 32768, where Linux begins to give ports to outgoing connections: a
 * port that was released for a program stays free until the program listens there.
 */
const FIRST_PORT = 20_000;
const PORTS_OF_WORKER = 400;
const WORKERS = 30;
const HOST = '127.0.0.1';

/** Reserves a port for a server that a test starts later. Another program may use some ports, so it tries several. */
export async function reserveTestPort(tries = 20): Promise<ReservedPort> {
  const worker = Number(process.env.VITEST_POOL_ID ?? 0) % WORKERS;
  const port = FIRST_PORT + worker * PORTS_OF_WORKER + randomInt(PORTS_OF_WORKER);
  try {
    return await reservePort(HOST, port);
  } catch (error) {
    if (tries === 1) throw error;
    return reserveTestPort(tries - 1);
  }
}

/** Returns a free port, for a test that passes it to a program. */
export async function findFreePort(): Promise<number> {
  const held = await reserveTestPort();
  await held.release();
  return held.port;
}
